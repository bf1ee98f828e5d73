export type { GivenValue } from './assumptions/assumption.ts';
export { type AssumptionKey, assumptionKeys, defaultsDate } from './assumptions/defaults.ts';
export type { AssumptionOverrides } from './assumptions/overrides.ts';
export type { DatasetValue, MarketContext } from './context/market-context.ts';
export { RuleNotInForce, UnderwritingError, type UnderwritingErrorCode } from './errors.ts';
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
export { type Explanation, explain, leavesOf } from './report/explain.ts';
export type { Figure, Series, Unit } from './report/figure.ts';
export type {
  CostLine,
  EvidenceGrade,
  FinancialAnalysis,
  Finding,
  InsightReport,
  Projection,
  RiskLevel,
  ScenarioResult,
  YieldRung,
} from './report/insight-report.ts';
export { openReport } from './report/open-report.ts';
export type { DatasetReference, Origin } from './report/origin.ts';
export { insightReportSchema } from './report/schema/insight-report-schema.ts';
export { type JsonSchema, schemaErrors } from './report/schema/json-schema.ts';
export { underwrite } from './report/underwrite.ts';
export { engineVersion, rulesVersion, schemaVersion } from './report/versions.ts';
