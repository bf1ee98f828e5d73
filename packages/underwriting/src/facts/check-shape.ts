import { parseDate } from '../calendar/days.ts';
import { UnderwritingError } from '../errors.ts';

/** Says what is wrong with a value, as the end of a sentence; null where it is right. */
export type Check = (value: unknown) => string | null;

/** Refuses a value, naming where it stands: `values.units` is shown as `units`. */
export function refuseFact(field: string, value: unknown, wrong: string): never {
  throw new UnderwritingError('invalid_fact', `${field} is ${shown(value)}, ${wrong}. Correct the source or leave it out.`, field);
}

/** A value as an error message may quote it: short, and never `undefined` for something that was sent. */
export function shown(value: unknown): string {
  if (value === undefined) return 'not there';
  if (typeof value === 'number') return String(value);
  if (!isPlainData(value)) return 'something that cannot be written down';
  const written = JSON.stringify(value);
  return written.length > 60 ? `${written.slice(0, 57)}…` : written;
}

/** How deep a fact may be nested; the deepest that extraction makes has five levels. */
const deepest = 30;

/** Whether a value is what JSON can hold: finite numbers, no functions, nested no deeper than a person would. */
export function isPlainData(value: unknown, depth = 0): boolean {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth > deepest) return false;
  return Object.values(value).every((entry) => isPlainData(entry, depth + 1));
}

/** Plain data as it comes back from JSON: what is undefined is absent. */
export function plainData<Data>(value: Data): Data;
export function plainData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => plainData(entry) ?? null);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, entry]) => (entry === undefined ? [] : [[name, plainData(entry)]])));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A finite number from `least` to `most`, both included. */
export function numberWithin(least: number, most: number, options: { whole?: boolean; above?: boolean } = {}): Check {
  return (value) => {
    if (typeof value !== 'number') return 'which is not a number';
    const fits = Number.isFinite(value) && value >= least && value <= most && !(options.above && value === least);
    if (!fits) return 'which no property can have';
    return options.whole && !Number.isInteger(value) ? 'which must be a whole number' : null;
  };
}

/** Longer texts are not fields of a listing, and every check reads them. */
const longestText = 100_000;
export const text: Check = (value) => {
  if (typeof value !== 'string') return 'which is not a text';
  return value.length > longestText ? `which is longer than ${longestText} characters` : null;
};

export function oneOf(allowed: readonly string[]): Check {
  return (value) => (typeof value === 'string' && allowed.includes(value) ? null : `which is none of ${allowed.join(', ')}`);
}

export const isBoolean: Check = (value) => (typeof value === 'boolean' ? null : 'which is neither true nor false');

/** A record with these entries and no others; each may be absent. */
export function recordOf<Fields>(checks: { readonly [Name in keyof Required<Fields>]: Check }): Check {
  const known: Record<string, Check> = checks;
  return (value) => {
    if (!isRecord(value)) return 'which is not a record';
    for (const [name, entry] of Object.entries(value)) {
      const wrong = Object.hasOwn(known, name) ? known[name]?.(entry) : 'which is not known';
      if (entry !== null && entry !== undefined && wrong !== null) return `in which ${name} is something ${wrong}`;
    }
    return null;
  };
}

/** The entries of a list of at most so many. Throws `invalid_fact` for anything else. */
export function listIn(field: string, value: unknown, most: number): unknown[] {
  if (!Array.isArray(value)) return refuseFact(field, value, 'which is not a list');
  if (value.length <= most) return value;
  throw new UnderwritingError('invalid_fact', `${field} has ${value.length} entries; at most ${most} are read. Leave the rest out.`, field);
}

/** Checks every entry of a list, naming the one that is wrong: `structure[1]`. */
export function checkList(field: string, value: unknown, most: number, check: Check): void {
  for (const [index, entry] of listIn(field, value, most).entries()) {
    const wrong = check(entry);
    if (wrong !== null) refuseFact(`${field}[${index}]`, entry, wrong);
  }
}

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, from the first year to the last, both included. */
export function dateWithin(first: number, last: number): Check {
  return (value) => {
    if (typeof value !== 'string') return 'which is not a date; write it as YYYY-MM';
    try {
      const { year } = parseDate(value);
      return year < first || year > last ? `which lies outside ${first} to ${last}` : null;
    } catch (error) {
      if (error instanceof UnderwritingError) return 'which is not a date; write it as YYYY-MM';
      throw error;
    }
  };
}

/** Checks the entries that are there: an absent or null entry means not stated. */
export function checkEntries(entries: Record<string, unknown>, checks: Readonly<Record<string, Check>>, prefix: string): void {
  for (const [name, check] of Object.entries(checks)) {
    const value = Object.hasOwn(entries, name) ? entries[name] : null;
    if (value === null || value === undefined) continue;
    const wrong = check(value);
    if (wrong !== null) refuseFact(`${prefix}${name}`, value, wrong);
  }
}

/** The entries that hold something: a null beside an absent key means the same, not stated. */
export function withoutNull<Entries extends object>(entries: Entries): Partial<Entries> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null && value !== undefined)) as Partial<Entries>;
}
