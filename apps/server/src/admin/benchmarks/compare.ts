import { isDeepStrictEqual } from 'node:util';
import type { InsightReport, PropertyFacts } from '@rimawari/underwriting';

/** What was read of one property, field by field; only what has a value. */
export type Extraction = Record<string, unknown>;

export interface Diff {
  mismatched_values: { field: string; baseline: unknown; candidate: unknown }[];
  /** Fields that the baseline has and the candidate does not. */
  missing_in_candidate: string[];
  missing_in_baseline: string[];
}

const isStated = (value: unknown) => value !== null && value !== undefined;
/** Figures of a report stand apart from the fields of an extraction. */
const figurePrefix = 'report.';

/** The facts of a property, and the figures that a reader of its report sees first where there is one. */
export function extractionOf(facts: PropertyFacts, report: InsightReport | null): Extraction {
  const entries: [string, unknown][] = [
    ['kind', facts.kind],
    ...Object.entries(facts.values),
    ...Object.entries(facts.derived).map(([name, value]): [string, unknown] => [`derived.${name}`, value]),
    ...Object.entries(facts.extra).map(([name, value]): [string, unknown] => [`extra.${name}`, value]),
    ...facts.conflicts.map(({ field, values }): [string, unknown] => [`conflict.${field}`, values]),
  ];
  if (report !== null) {
    const { scenario_score, risk_level, key_figures } = report.headline;
    entries.push([`${figurePrefix}scenario_score`, scenario_score], [`${figurePrefix}risk_level`, risk_level]);
    for (const id of new Set([...key_figures, 'returns.atcf'])) entries.push([figurePrefix + id, report.figures[id]?.value]);
  }
  return Object.fromEntries(entries.filter(([, value]) => isStated(value)));
}

/** Figures count only where both runs made a report. */
function comparable(one: Extraction, other: Extraction): Extraction {
  const hasReport = Object.keys(other).some((field) => field.startsWith(figurePrefix));
  return hasReport ? one : Object.fromEntries(Object.entries(one).filter(([field]) => !field.startsWith(figurePrefix)));
}

/** Every field in which the two differ, by name. What could not be read at all has no field. */
export function diffOf(baseline: Extraction | null, candidate: Extraction | null): Diff {
  const before = comparable(baseline ?? {}, candidate ?? baseline ?? {});
  const after = comparable(candidate ?? {}, baseline ?? candidate ?? {});
  const fields = (of: Extraction, other: Extraction) =>
    Object.keys(of)
      .filter((field) => !Object.hasOwn(other, field))
      .sort();
  return {
    mismatched_values: Object.keys(before)
      .filter((field) => Object.hasOwn(after, field) && !isDeepStrictEqual(before[field], after[field]))
      .sort()
      .map((field) => ({ field, baseline: before[field], candidate: after[field] })),
    missing_in_candidate: fields(before, after),
    missing_in_baseline: fields(after, before),
  };
}

/** Both could be read, and nothing differs. */
export function isExactMatch(baseline: Extraction | null, candidate: Extraction | null, diff: Diff): boolean {
  if (baseline === null || candidate === null) return false;
  return [diff.mismatched_values, diff.missing_in_candidate, diff.missing_in_baseline].every((list) => list.length === 0);
}
