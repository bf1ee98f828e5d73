export type { DatasetValue, MarketContext } from './context/market-context.ts';
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
export type { DatasetReference, Origin } from './report/origin.ts';
