export { brokerageCap } from './acquisition/brokerage.ts';
export { buildingAcquisitionTax, landAcquisitionTax } from './acquisition/real-estate-acquisition-tax.ts';
export { registrationTax } from './acquisition/registration-tax.ts';
export { stampTax } from './acquisition/stamp-tax.ts';
export { type Simulation, type SimulationModel, type SimulationSpread, simulate } from './analysis/monte-carlo.ts';
export type { GivenValue } from './assumptions/assumption.ts';
export { type AssumptionKey, assumptionKeys, assumptions, defaultsDate } from './assumptions/defaults.ts';
export type { AssumptionChoices, AssumptionOverrides, OwnerProfile } from './assumptions/overrides.ts';
export type { DatasetValue, MarketContext } from './context/market-context.ts';
export { straightLine, straightLineRate } from './depreciation/straight-line.ts';
export { simplifiedLife, usedLife } from './depreciation/used-life.ts';
export { RuleNotInForce, UnderwritingError, type UnderwritingErrorCode } from './errors.ts';
export { capitalGainsTax, isLongTermHolding } from './exit/capital-gains.ts';
export type { Conflict, Evidence } from './facts/evidence.ts';
export type {
  ExtraFacts,
  FactName,
  FactValues,
  Occupancy,
  PropertyFacts,
  PropertyKind,
  Refusal,
  RefusalReason,
  RentRollLine,
  Station,
  Structure,
} from './facts/property-facts.ts';
export type { RentBasis } from './facts/rent.ts';
export { propertyTax } from './holding/fixed-asset-tax.ts';
export { levelPayment } from './loan/level-payment.ts';
export type { LoanTerms, Prepayment, RateStep } from './loan/loan-terms.ts';
export { type LoanPayment, loanPayments } from './loan/schedule.ts';
export { allocate } from './money/allocate.ts';
export { type Rounding, roundYen, timesRate, type Yen } from './money/yen.ts';
export { type Explanation, explain, leavesOf } from './report/explain.ts';
export type { Figure, Series, Unit } from './report/figure.ts';
export type {
  ClaimResult,
  CostLine,
  EvidenceGrade,
  FinancialAnalysis,
  Finding,
  InsightReport,
  Projection,
  RiskLevel,
  ScenarioResult,
  SensitivityResult,
  TwoWayResult,
  YieldRung,
} from './report/insight-report.ts';
export { openReport } from './report/open-report.ts';
export type { DatasetReference, Origin } from './report/origin.ts';
export { insightReportSchema } from './report/schema/insight-report-schema.ts';
export { type JsonSchema, schemaErrors } from './report/schema/json-schema.ts';
export { underwrite } from './report/underwrite.ts';
export { engineVersion, rulesVersion, schemaVersion } from './report/versions.ts';
export type { Answer } from './returns/answer.ts';
export { datedInternalRate } from './returns/dated-flows.ts';
export { internalRate } from './returns/internal-rate.ts';
export { netPresentValue } from './returns/net-present-value.ts';
export { type RuleState, ruleBook, rulesOn } from './rules/rule-book.ts';
export { rulesConfirmedFrom, rulesHorizon } from './rules/rules-horizon.ts';
export { netYieldBands, scoreBands } from './score/bands.ts';
export { scoreVersion } from './score/score-version.ts';
export { companyTaxBill } from './tax/corporate-tax.ts';
export { incomeTaxBill } from './tax/income-tax.ts';
