import type { DatedRule, RuleVersion } from './dated-rule.ts';

export interface Beginning {
  from: string;
  dayBefore: string;
  /** What held until then. */
  before: string;
  value: string;
  source: string;
  /** False: the day and what it brought were not read in a public copy. Left out where they were. */
  confirmed?: boolean;
  note?: string | null;
}

/** A duty or standard that began on a day. What held before it is a version of its own, so that the list never has a gap. */
export function duty(
  frame: { id: string; title: string; title_ja: string; trigger: string },
  { from, dayBefore, before, value, source, confirmed, note }: Beginning,
): DatedRule<string> {
  const version = (start: string | null, end: string | null, text: string, remark?: string | null): RuleVersion<string> => ({
    from: start,
    to: end,
    value: text,
    kind: 'statutory',
    source,
    confirmed,
    note: remark,
  });
  return { ...frame, rounding: 'none', versions: [version(null, dayBefore, before), version(from, null, value, note)] };
}

/** The day from which the latest version of a rule holds. */
export function beginningOf(rule: DatedRule<unknown>): string {
  const begin = rule.versions.at(-1)?.from;
  if (begin === null || begin === undefined) throw new Error(`${rule.id} has held from the first.`);
  return begin;
}
