import { isDeepStrictEqual } from 'node:util';
import { type InHand, type InsightReport, inHand } from '@rimawari/underwriting';

/** A place of an artefact that is not the same, by the names that lead to it. */
export interface Change {
  path: string;
  from: unknown;
  to: unknown;
}

export interface Changes {
  changes: Change[];
  /** Further ones that are not listed. */
  more: number;
}

export interface FigureChange {
  id: string;
  label: string;
  unit: string;
  from: number | null;
  to: number | null;
  difference: number | null;
}

const listedAtMost = 100;
/** Deeper parts are compared as one value. */
const depthAtMost = 12;

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every place in which two JSON values differ; a part that only one of them has is one change. */
export function changesBetween(from: unknown, to: unknown): Changes {
  const changes: Change[] = [];
  let count = 0;
  const note = (path: string, before: unknown, after: unknown) => {
    count += 1;
    if (changes.length < listedAtMost) changes.push({ path, from: before ?? null, to: after ?? null });
  };
  const walk = (path: string, before: unknown, after: unknown, depth: number) => {
    if (isDeepStrictEqual(before, after)) return;
    if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after) || depth >= depthAtMost)
      return note(path, before, after);
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      walk(path === '' ? key : `${path}.${key}`, before[key], after[key], depth + 1);
  };
  walk('', from, to, 0);
  return { changes, more: count - changes.length };
}

/** Figures whose value is not the same, in the order of the reports. */
export function changedFigures(from: InsightReport, to: InsightReport): FigureChange[] {
  const ids = new Set([...Object.keys(to.figures), ...Object.keys(from.figures)]);
  return [...ids].flatMap((id) => {
    const [before, after] = [from.figures[id], to.figures[id]];
    const named = after ?? before;
    const [old, now] = [before?.value ?? null, after?.value ?? null];
    if (named === undefined || old === now) return [];
    return [{ id, label: named.label, unit: named.unit, from: old, to: now, difference: differenceOf(old, now) }];
  });
}

const differenceOf = (from: number | null, to: number | null) => (from === null || to === null ? null : to - from);

export interface Effect {
  id: keyof InHand;
  label: string;
  from: number | null;
  to: number | null;
  difference: number | null;
}

const effects = [
  { id: 'first_year', label: 'Cash flow after tax, year 1' },
  { id: 'all_years', label: 'Cash flow after tax, whole holding period' },
  { id: 'whole_holding', label: 'Total over the holding period: cash flow after tax + net sale proceeds − equity' },
] as const;

/** What the change comes to in yen for who buys. */
export function effectOf(from: InsightReport, to: InsightReport): Effect[] {
  const [before, after] = [inHand(from), inHand(to)];
  return effects.map(({ id, label }) => ({
    id,
    label,
    from: before[id],
    to: after[id],
    difference: differenceOf(before[id], after[id]),
  }));
}
