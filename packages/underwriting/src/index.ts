export { brokerageCap } from './acquisition/brokerage.ts';
export { buildingAcquisitionTax, landAcquisitionTax } from './acquisition/real-estate-acquisition-tax.ts';
export { registrationTax } from './acquisition/registration-tax.ts';
export { stampTax } from './acquisition/stamp-tax.ts';
export { type Simulation, type SimulationModel, type SimulationSpread, simulate } from './analysis/monte-carlo.ts';
export type { GivenValue } from './assumptions/assumption.ts';
export { type AssumptionKey, assumptionKeys, assumptions, defaultsDate } from './assumptions/defaults.ts';
export { type AssumptionChoices, type AssumptionOverrides, type OwnerProfile, readOverrides } from './assumptions/overrides.ts';
export { listOverrides, type OverrideLine, standingDefaults } from './assumptions/own-defaults.ts';
export { readScenarioInputs, type ScenarioInputs, withScenario } from './assumptions/scenario-inputs.ts';
export {
  type DocumentId,
  type SettledInput,
  type SettlingDocument,
  settlingDocuments,
} from './assumptions/settling-documents.ts';
export { dateText } from './calendar/date-text.ts';
export { eraPattern, westernYear } from './calendar/japanese-eras.ts';
export { monthNames } from './calendar/month-names.ts';
export { type CauseId, causeIds } from './causes/causes.ts';
export type { ChangedInput } from './causes/changed-inputs.ts';
export { type InHand, inHand } from './causes/in-hand.ts';
export { type Cause, type ReportChange, whyChanged } from './causes/why-changed.ts';
export type { Finding } from './checks/finding.ts';
export type { DatasetReference, DatasetValue } from './context/dataset.ts';
export type { MarketContext } from './context/market-context.ts';
export type {
  Belt,
  CapLevel,
  ContractPriceLevel,
  HazardAnswer,
  HazardKind,
  LandPriceLevel,
  Location,
  MarketLevel,
  NearStation,
  PlaceClassReading,
  PlaceComparison,
  PlaceMarket,
  PopulationPath,
  PriceByAge,
  PublishedRate,
  RentLevel,
  RentMethod,
  ServiceAnswer,
  YieldLevel,
} from './context/place-market.ts';
export { straightLine } from './depreciation/straight-line.ts';
export { simplifiedLife, usedLife } from './depreciation/used-life.ts';
export { RuleNotInForce, UnderwritingError, type UnderwritingErrorCode } from './errors.ts';
export { capitalGainsTax, isLongTermHolding } from './exit/capital-gains.ts';
export { canHaveFact } from './facts/applicable-facts.ts';
export { checkFacts } from './facts/check-facts.ts';
export { companyName } from './facts/company-name.ts';
export type { Conflict, Crop, Evidence, RunnerUp, ValueToConfirm } from './facts/evidence.ts';
export type { ExtraFacts, ExtraName, NamedCharge, RentRollLine, RentRollTotals, RoomPlace } from './facts/extra-facts.ts';
export {
  derivedFacts,
  extraFacts,
  extraNames,
  type FactDefinition,
  type FactField,
  type FactGroup,
  type FactOf,
  type FactType,
  type FactUnit,
  factDefinition,
  factNames,
  fieldNames,
  isExtraName,
  isFactName,
  valueFacts,
} from './facts/fact-list.ts';
export { fieldWords } from './facts/field-words.ts';
export { openFacts } from './facts/open-facts.ts';
export type {
  DerivedFacts,
  DerivedName,
  FactName,
  FactValues,
  Occupancy,
  PropertyFacts,
  PropertyKind,
  Refusal,
  Station,
} from './facts/property-facts.ts';
export type { RentBasis } from './facts/rent.ts';
export { isSourceReason, reasonMessage, reasonSentence, type SourceReason, sourceReasons, widerReason } from './facts/source-reasons.ts';
export { isOfficialSale } from './facts/subject.ts';
export { type RefusalReason, type UnusedSource, unusedSentence } from './facts/unused-source.ts';
export { shortestWalk } from './facts/walk.ts';
export type { Figure, Series } from './figures/figure.ts';
export type { Origin } from './figures/origin.ts';
export { propertyTax } from './holding/fixed-asset-tax.ts';
export { levelPayment } from './loan/level-payment.ts';
export type { LoanTerms, Prepayment, RateStep } from './loan/loan-terms.ts';
export { type LoanPayment, loanPayments } from './loan/schedule.ts';
export { allocate } from './money/allocate.ts';
export { type Rounding, roundYen, timesRate, type Yen } from './money/yen.ts';
export { coverageDigits } from './numbers/coverage-words.ts';
export { percentText, rangeText, yenText } from './numbers/number-text.ts';
export type { Unit } from './numbers/unit.ts';
export type {
  ClaimResult,
  ComputedReport,
  CostLine,
  FinancialAnalysis,
  InsightReport,
  KeptInputs,
  Projection,
  ReportInputs,
  ScenarioResult,
  SensitivityResult,
  TwoWayResult,
  YieldRung,
} from './report/document/insight-report.ts';
export { engineVersion, schemaVersion } from './report/document/versions.ts';
export { type Explanation, explain, leavesOf } from './report/explain.ts';
export { openReport } from './report/open-report.ts';
export { insightReportSchema } from './report/schema/insight-report-schema.ts';
export { type JsonSchema, schemaErrors } from './report/schema/json-schema.ts';
export { underwrite } from './report/underwrite.ts';
export type { Answer } from './returns/answer.ts';
export { datedInternalRate } from './returns/dated-flows.ts';
export { internalRate } from './returns/internal-rate.ts';
export { netPresentValue } from './returns/net-present-value.ts';
export { type RuleState, ruleBook, rulesOn } from './rules/rule-book.ts';
export { rulesConfirmedFrom, rulesHorizon } from './rules/rules-horizon.ts';
export { rulesVersion } from './rules/rules-version.ts';
export { straightLineRate } from './rules/straight-line-rate.ts';
export type { Structure } from './rules/structure.ts';
export { netYieldBands, scoreBands } from './score/bands.ts';
export { scoreOn } from './score/curve.ts';
export type { EvidenceGrade } from './score/evidence-grade.ts';
export type { RiskLevel } from './score/risk-level.ts';
export { type ScoreMarks, scoreOfMarks, scoreWithLoan } from './score/score-of-marks.ts';
export { type ScoreMeasure, scoreMeasureNames, scoreVersion } from './score/score-version.ts';
export type { StandardTerm } from './standard-terms/standard-term.ts';
export { type StandardTermName, standardTerms } from './standard-terms/standard-terms.ts';
export { companyTaxBill } from './tax/corporate-tax.ts';
export { incomeTaxBill } from './tax/income-tax.ts';
