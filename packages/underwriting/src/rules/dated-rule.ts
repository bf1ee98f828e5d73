import { RuleNotInForce } from '../errors.ts';

/** One interval of a rule. `from` and `to` are both inclusive; null means open. */
export interface RuleVersion<Value> {
  from: string | null;
  to: string | null;
  value: Value;
  /** A relief passes before the statutory figure while it is in force. */
  kind: 'statutory' | 'relief';
  source: string;
  /** False: not read in a public copy, so that the report marks the rule as unverified. Left out where it was. */
  confirmed?: boolean | undefined;
  note?: string | null | undefined;
}

/** A rate or table fixed by law, with all the intervals the engine knows. */
export interface DatedRule<Value> {
  id: string;
  title: string;
  title_ja: string;
  /** The event whose date picks the version. */
  trigger: string;
  /** How figures under this rule are rounded. */
  rounding: string;
  /** What the numbers of the value count, where their size does not tell: ratios are at most one, everything larger is yen. */
  unit?: 'yen' | 'm²' | 'years';
  versions: readonly RuleVersion<Value>[];
}

/** What a rule says on a date: the version in force and, past a sunset, the relief that has run out. */
export interface RuleReading<Value> {
  rule: DatedRule<Value>;
  date: string;
  version: RuleVersion<Value>;
  /** Reliefs of this kind were usually extended in the past; both figures are shown, but none is assumed. */
  expired: RuleVersion<Value> | null;
}

function covers(version: RuleVersion<unknown>, date: string): boolean {
  return (version.from === null || version.from <= date) && (version.to === null || date <= version.to);
}

/** Readings of a rule by date, and the one asked for last. */
interface Readings {
  last: RuleReading<unknown>;
  byDate: Map<string, RuleReading<unknown>>;
}

/** Readings made before: a report asks for the same few hundred of them tens of thousands of times, mostly for one date. */
const readings = new Map<DatedRule<unknown>, Readings>();
/** Dates kept of one rule: the years of a long holding period, for the days of a few reports. */
const datesKept = 128;

/** Picks the version in force on the trigger date (`YYYY-MM-DD`). Throws {@link RuleNotInForce} outside every interval. */
export function readRule<Value>(rule: DatedRule<Value>, date: string): RuleReading<Value> {
  const known = readings.get(rule);
  if (known?.last.date === date) return known.last as RuleReading<Value>;
  const reading = (known?.byDate.get(date) ?? lookUp(rule, date)) as RuleReading<Value>;
  if (known === undefined) readings.set(rule, { last: reading, byDate: new Map([[date, reading]]) });
  else {
    if (known.byDate.size >= datesKept) known.byDate.clear();
    known.byDate.set(date, reading);
    known.last = reading;
  }
  return reading;
}

function lookUp<Value>(rule: DatedRule<Value>, date: string): RuleReading<Value> {
  const relief = rule.versions.find((version) => version.kind === 'relief' && covers(version, date));
  if (relief) return { rule, date, version: relief, expired: null };
  const statutory = rule.versions.find((version) => version.kind === 'statutory' && covers(version, date));
  if (!statutory) throw new RuleNotInForce(rule.id, date);
  const past = rule.versions.filter((version) => version.kind === 'relief' && version.to !== null && version.to < date);
  const expired = past.sort((left, right) => ((left.to ?? '') < (right.to ?? '') ? 1 : -1))[0] ?? null;
  return { rule, date, version: statutory, expired };
}
