import type { AssumptionKey } from '../assumptions/defaults.ts';
import type { SettledRent } from '../assumptions/settle-rent.ts';
import type { SettledAssumption } from '../assumptions/settled-assumption.ts';
import type { MovedCases } from '../case/moved-cases.ts';
import type { Settings } from '../case/settings.ts';
import type { CaseResult } from '../case/work-out-case.ts';
import type { MarketContext } from '../context/market-context.ts';
import type { MarketLevel } from '../context/place-market.ts';
import type { RentBasis } from '../facts/rent.ts';
import type { Subject } from '../facts/subject.ts';
import type { Ledger, Term } from '../figures/ledger.ts';

/** What the sections share while a report is written. */
export interface ReportDraft {
  subject: Subject;
  context: MarketContext;
  settled: ReadonlyMap<AssumptionKey, SettledAssumption>;
  settings: Settings;
  rent: SettledRent;
  rentBasis: RentBasis;
  /** Cases at the ends of the rent's range; empty when the rent is known. */
  rentEnds: CaseResult[];
  /** Cases with the other structures that are plausible where none is stated; empty when one is. */
  structureEnds: CaseResult[];
  base: CaseResult;
  /** The cases around it, with one input at another value. */
  moved: MovedCases;
  metrics: Record<string, number | null>;
  /** Over the range of the rent. */
  ranges: Record<string, [number, number] | null>;
  /** Over the structures that are plausible. */
  structureRanges: Record<string, [number, number] | null>;
  /** Ranges of what the division of the price decides: depreciation, tax and what follows from them. */
  splitRanges: Record<string, [number, number] | null>;
  ledger: Ledger;
}

/** Whether the rent, or that of the rooms that stand empty, is estimated: then the report speaks in ranges. */
export function rentIsEstimated({ rent, rentEnds }: Pick<ReportDraft, 'rent' | 'rentEnds'>): boolean {
  return rent.estimate !== null && rentEnds.length > 0;
}

/** Range of a figure over what is open of the rent and of the structure; null where neither moves it. */
export function openRange({ ranges, structureRanges }: ReportDraft, id: string): [number, number] | null {
  const open = [ranges[id], structureRanges[id]].filter((range) => range !== undefined && range !== null);
  return open.length === 0 ? null : [Math.min(...open.map(([low]) => low)), Math.max(...open.map(([, high]) => high))];
}

/** Writes a computed figure of the case, with its range. */
export function writeMetric(draft: ReportDraft, id: string, formula: string, inputs: string[], because: string | null = null): string {
  return draft.ledger.computed(id, draft.metrics[id] ?? null, formula, inputs, { range: openRange(draft, id), because });
}

/** Writes a public level as a figure, once: its value, its range and the dataset behind it. */
export function writeLevel({ ledger }: ReportDraft, id: string, level: MarketLevel, term: Term): string {
  if (!ledger.has(id)) ledger.dataset(id, level.value, level.dataset, level.row, { range: [level.low, level.high], term });
  return id;
}

/** Figure id of an assumption. */
export function assumptionId(key: AssumptionKey): string {
  return `assumptions.${key}`;
}

/** The ids among those given that are in the report. */
export function present(ledger: Ledger, ids: readonly string[]): string[] {
  return ids.filter((id) => ledger.has(id));
}
