import type { CardSource } from '../data/card-view.ts';
import * as texts from '../texts/milestones-texts.ts';

/** What the milestones are read from: figures and series of a report, its tables' and those of a case that was worked out anew alike. */
export type MilestoneSource = Pick<CardSource, 'figures' | 'series'>;

/** One thing that ends, begins or falls due, along the years of holding. Years count from 1, the twelve months after the purchase. */
export interface Milestone {
  id: string;
  /** What it is and when, with the calendar year. */
  label: string;
  /** First and last years that it lasts. */
  spans: readonly (readonly [from: number, to: number])[];
  /** Years of single events, and those whose beginning or end is what matters. */
  marks: readonly { year: number; at: 'start' | 'middle' | 'end' }[];
}

export interface Milestones {
  /** The sentence that stands above. */
  title: string;
  /** How many years are worked out. */
  years: number;
  /** Calendar year of the purchase: a year of holding ends that many years later. */
  purchased: number;
  /** Year of holding after which the base case sells. */
  held: number;
  rows: Milestone[];
}

/** Every milestone of a report; null where it works out no sale, since there is then no year to choose. */
export function milestonesOf(source: MilestoneSource, asOf: string): Milestones | null {
  const years = source.series['exit_ladder.net_after_tax']?.values.length ?? 0;
  if (years === 0) return null;
  const purchased = Number(asOf.slice(0, 4));
  const named = (year: number) => texts.milestoneWhen(year, purchased + year);
  const loan = lastYear(source, 'long_term.debt_service');
  const depreciation = lastYear(source, 'long_term.depreciation');
  const step = within(source, 'exit.long_term_from', years);
  const rows = [
    endingRow('loan', texts.milestoneLoan, loan, years, named),
    endingRow('depreciation', texts.milestoneDepreciation, depreciation, years, named),
    crossRow(source, years, named),
    stepRow(step, named),
    repairsRow(source, named),
    bestRow(source, years, named),
  ];
  const held = within(source, 'assumptions.holding_years', years) ?? Math.min(10, years);
  return {
    title: sentence(loan, depreciation, step, years),
    years,
    purchased,
    held,
    rows: rows.filter((row) => row !== null),
  };
}

/** Values of a series, none where the report has not got it. */
function valuesOf({ series }: MilestoneSource, id: string): readonly (number | null)[] {
  return series[id]?.values ?? [];
}

/** Last year in which a series is above zero; null where it never is. */
function lastYear(source: MilestoneSource, id: string): number | null {
  return valuesOf(source, id).findLastIndex((value) => (value ?? 0) > 0) + 1 || null;
}

/** A year that a figure names, where it is among those worked out. */
function within({ figures }: MilestoneSource, id: string, years: number): number | null {
  const year = figures[id]?.value ?? null;
  return year !== null && year >= 1 && year <= years ? year : null;
}

type Named = (year: number) => string;

function endingRow(id: string, name: string, end: number | null, years: number, named: Named): Milestone | null {
  if (end === null) return null;
  const runsOn = end >= years;
  return {
    id,
    label: runsOn ? texts.milestoneContinues(name, named(years)) : texts.milestoneEnds(name, named(end)),
    spans: [[1, Math.min(end, years)]],
    marks: runsOn ? [] : [{ year: end, at: 'end' }],
  };
}

/** Where more principal is repaid than is written off: from the year that the report calls the dead cross, for as long as it stays so. */
function crossRow(source: MilestoneSource, years: number, named: Named): Milestone | null {
  const cross = within(source, 'tax.dead_cross', years);
  const depreciation = valuesOf(source, 'long_term.depreciation');
  const principal = valuesOf(source, 'long_term.principal');
  if (principal.every((value) => !value)) return null;
  if (cross === null) return { id: 'cross', label: texts.milestoneNoCross, spans: [], marks: [] };
  const above = principal.map((value, index) => (value ?? 0) > (depreciation[index] ?? 0));
  return {
    id: 'cross',
    label: texts.milestoneCross(named(cross)),
    spans: runsOf(above),
    marks: [{ year: cross, at: 'start' }],
  };
}

function stepRow(step: number | null, named: Named): Milestone | null {
  if (step === null) return null;
  return {
    id: 'step',
    label: texts.milestoneTaxStep(named(step)),
    spans: step > 1 ? [[1, step - 1]] : [],
    marks: [{ year: step, at: 'start' }],
  };
}

function repairsRow(source: MilestoneSource, named: Named): Milestone | null {
  const due = valuesOf(source, 'long_term.dated_repairs').flatMap((yen, index) => ((yen ?? 0) > 0 ? [index + 1] : []));
  const [first] = due;
  if (first === undefined) return null;
  return {
    id: 'repairs',
    label: texts.milestoneRepairs(due.length, named(first)),
    spans: [],
    marks: due.map((year) => ({ year, at: 'middle' as const })),
  };
}

function bestRow(source: MilestoneSource, years: number, named: Named): Milestone | null {
  const best = within(source, 'exit.best_multiple_year', years);
  if (best === null) return null;
  return {
    id: 'best',
    label: texts.milestoneBest(named(best)),
    spans: [],
    marks: [{ year: best, at: 'middle' }],
  };
}

/** First and last year of every run of true. */
function runsOf(flags: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [index, flag] of flags.entries()) {
    const last = runs.at(-1);
    if (flag && last?.[1] === index) last[1] = index + 1;
    else if (flag) runs.push([index + 1, index + 1]);
  }
  return runs;
}

function sentence(loan: number | null, depreciation: number | null, step: number | null, years: number): string {
  const ends = (name: string, end: number | null) =>
    end === null ? [] : [end >= years ? texts.titleContinues(name, years) : texts.titleEnds(name, end)];
  const taxed = step === null ? [] : [texts.titleTaxStep(step)];
  const parts = [...ends(texts.titleLoan, loan), ...ends(texts.titleDepreciation, depreciation), ...taxed];
  const text = parts.length > 1 ? `${parts.slice(0, -1).join(', ')}${texts.titleAnd}${parts.at(-1)}` : (parts[0] ?? texts.titleNone);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
