import type { AssumptionOverrides } from '../../assumptions/overrides.ts';
import type { Finding } from '../../checks/finding.ts';
import type { ExchangeRate, MarketContext } from '../../context/market-context.ts';
import type { PropertyFacts } from '../../facts/property-facts.ts';
import type { Figure, Series } from '../../figures/figure.ts';
import type { RuleState } from '../../rules/rule-book.ts';
import type { EvidenceGrade } from '../../score/evidence-grade.ts';
import type { RiskLevel } from '../../score/risk-level.ts';
import type { MarketSection } from './market-section.ts';

/** One line of a cost group. `amount` is yen; the figure of that id holds its origin. */
export interface CostLine {
  key: string;
  label: string;
  label_ja: string | null;
  figure: string;
}

/** The spec's four groups. Plain yen by key, `total` among them; the figure with the id `financial_analysis.<group>.<key>` holds the origin. */
export interface FinancialAnalysis {
  /** Paid once, at or after purchase. */
  acquisition_costs: Record<string, number>;
  /** Yen a month. */
  monthly_expenses: Record<string, number>;
  /** Yen a year. */
  annual_taxes: Record<string, number>;
  /** Yen a year. */
  maintenance_reserves: Record<string, number>;
}

/** A named set of changed inputs and what it makes of the base case. All numbers are figure ids. */
export interface ScenarioResult {
  id: string;
  title: string;
  summary: string;
  /** Inputs that differ from the base case. */
  changes: string[];
  outcomes: { noi: string; btcf: string; dscr: string; net_yield: string; irr: string };
}

/** A table over years: columns are series ids. `years[i]` is the holding year of the i-th value. */
export interface Projection {
  years: number[];
  columns: string[];
}

export interface YieldRung {
  figure: string;
  /** What lies between the rung above and this one, as a figure id. */
  step: string | null;
}

/** One input at the ends of its range and what it makes of the base case. All figure ids. */
export interface SensitivityResult {
  id: string;
  label: string;
  low_input: string;
  high_input: string;
  low: { net_yield: string; btcf: string; npv: string };
  high: { net_yield: string; btcf: string; npv: string };
}

/** A grid over two inputs: `rows` and `columns` are series of steps, `cells` one series a row. */
export interface TwoWayResult {
  id: string;
  title: string;
  rows: string;
  columns: string;
  cells: string[];
}

/** What the source claims beside what its own figures give. */
export interface ClaimResult {
  id: string;
  label: string;
  stated: string;
  recomputed: string;
  difference: string;
  state: 'agrees' | 'differs';
  reading: string;
}

/** All that a report is worked out from, as plain JSON: `underwrite` on these four gives the same report again. */
export interface ReportInputs {
  facts: PropertyFacts;
  context: MarketContext;
  overrides: AssumptionOverrides;
  /** Analysis date, `YYYY-MM-DD`. */
  asOf: string;
}

/** What a report of formats 1 to 3 kept of its inputs: it can be read, but not worked out again. */
export interface KeptInputs {
  facts: PropertyFacts;
  context: null;
  overrides: null;
  asOf: string;
}

/** Document schema of a report. Every number a reader sees is a figure or a series with an origin. */
export interface InsightReport {
  schema: 'rimawari/insight-report';
  /** Counts up with each breaking change; migrations open every earlier version. */
  schema_version: number;
  engine_version: string;
  rules_version: string;
  analysis: { id: string; title: string; as_of: string; listing_url: string | null; documents: string[] };
  exchange_rate: ExchangeRate;
  disclaimer: string;
  inputs: ReportInputs | KeptInputs;
  place: {
    prefecture: string | null;
    prefecture_en: string | null;
    municipality: string | null;
    municipality_en: string | null;
    municipality_code: string | null;
  };
  /** The market of the place. Absent in reports made before it was gathered. */
  market?: MarketSection;
  figures: Record<string, Figure>;
  series: Record<string, Series>;
  /** What the list columns show. `scenario_score` 0 to 10; `net_rental_yield` percent. */
  headline: {
    scenario_score: number | null;
    scenario_score_range: [number, number] | null;
    /** Version of the score; scores of two versions are never compared. Absent in reports made with score 2.0 and before. */
    score_version?: string;
    risk_level: RiskLevel;
    net_rental_yield: number | null;
    /** Its ends where the rent is estimated; null where it is known. Absent in reports of engines before 0.8.0. */
    net_rental_yield_range?: [number, number] | null;
    evidence_grade: EvidenceGrade;
    /** Whether the rent is stated, follows from a stated yield, is assumed by us, or was given by the user. */
    rent_basis: 'stated' | 'from_stated_yield' | 'assumed' | 'given';
    /** Sentences for the top of the report. */
    reading: string[];
    /** Figure ids of the key figures, in order. */
    key_figures: string[];
  };
  risk_reasons: string[];
  /** Sub-scores of the Scenario Score: figure id of each, and its weight as a figure id. */
  score_parts: { id: string; label: string; score: string; weight: string; reading: string }[];
  score_gates: { id: string; label: string; cap: number | null; applied: boolean; reason: string }[];
  financial_analysis: FinancialAnalysis;
  cost_groups: { id: keyof FinancialAnalysis; title: string; title_ja: string; lines: CostLine[]; total: string; annualised: string }[];
  yield_ladder: YieldRung[];
  income: string[];
  financing: string[];
  returns: string[];
  projection: Projection;
  loan_schedule: Projection;
  scenarios: ScenarioResult[];
  /** Single shocks and all of them together, in the form of scenarios. */
  stress: ScenarioResult[];
  /** Widest effect on net present value first. */
  sensitivity: SensitivityResult[];
  two_way: TwoWayResult[];
  /** What must be true for a target: one solved input each. */
  thresholds: { target: string; lever: string; title: string; figure: string }[];
  /** Seeded runs: input and outcome figures, and cash flow bands by year. */
  simulation: { figures: string[]; bands: Projection; distributions: string[]; reading: string };
  tax: { owner: 'resident' | 'non_resident' | 'company'; figures: string[]; projection: Projection; reading: string[] };
  /**
   * Large repairs by date, beside the yearly set-aside. `basis` says which of the two cash flow and returns count.
   * Absent in reports made before the plan existed.
   */
  repair_plan?: {
    basis: 'set_aside' | 'dated_plan';
    /** Whether the guide behind it was read in the original. */
    confirmed: boolean;
    events: { year: number; item: string; title: string; title_ja: string; figure: string }[];
    figures: string[];
    /** Series over the years of `long_term`. */
    columns: string[];
    reading: string[];
  };
  /** The chain over 35 years. */
  long_term: Projection;
  /** Sale at the end of every year. */
  exit_ladder: Projection;
  /** The chain by month, first two years. */
  monthly: { months: number[]; columns: string[] };
  /** Reference levels beside the price. */
  valuation: { figures: string[]; reading: string };
  claims: ClaimResult[];
  /** Figures of the rent roll; empty without one. */
  rent_roll: string[];
  /** Every dated rule and its state on the analysis date. */
  rules: RuleState[];
  checks: Finding[];
  /** Assumed figures by id, each overridable. */
  assumptions: string[];
  /**
   * What each document that is not there would settle, widest effect on first-year cash after tax first: each outcome is
   * the base case with its range. Absent in reports of engines before it was worked out.
   */
  document_meter?: {
    id: string;
    title: string;
    title_ja: string;
    /** Its inputs that nothing settles yet, in words. */
    settles: string[];
    /** First-year cash flow after income tax. */
    cash: Figure;
    net_yield: Figure;
    score: Figure;
    /** Yen between the two ends. */
    effect: Figure;
  }[];
  missing: { field: string; label: string; why_it_matters: string; document: string; question_en: string; question_ja: string }[];
  next_steps: { id: string; action: string; who: string | null; question_ja: string | null }[];
  notes: string[];
}

/** A report as the engine of today makes it: with all of its inputs. */
export interface ComputedReport extends InsightReport {
  inputs: ReportInputs;
}
