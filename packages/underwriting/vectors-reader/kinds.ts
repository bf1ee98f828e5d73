import { assumptions, type JsonSchema, legalLives, type TaxStructure } from './engine.ts';

/** What a name of a family holds: its unit in words, the JSON schema of its values, and what stands in where it is left out. */
export interface Kind<T> {
  unit: string;
  schema: JsonSchema;
  /** Money is compared with the tolerance for money, everything else with that for ratios. */
  money: boolean;
  optional: boolean;
  fallback?: T;
}

/** One that may be left out with nothing in its place. */
interface OpenKind<T> extends Kind<T> {
  open: true;
}

export type Kinds = Readonly<Record<string, Kind<unknown>>>;
type Held<K> = K extends Kind<infer T> ? T : never;
export type ValuesOf<K extends Kinds> = {
  [Name in keyof K as K[Name] extends OpenKind<unknown> ? never : Name]: Held<K[Name]>;
} & { [Name in keyof K as K[Name] extends OpenKind<unknown> ? Name : never]?: Held<K[Name]> };

const kind = <T>(unit: string, schema: JsonSchema, money = false): Kind<T> => ({ unit, schema, money, optional: false });
const number = (unit: string) => kind<number>(unit, { type: 'number' });
const whole = (unit: string, money = false) => kind<number>(unit, { type: 'integer' }, money);
const matching = (unit: string, pattern: string) => kind<string>(unit, { type: 'string', pattern });
export const choice = <const T extends string>(...words: readonly T[]) => kind<T>(words.join(' / '), { type: 'string', enum: words });

const units = {
  yen: whole('JPY, whole', true),
  amount: kind<number>('money, not rounded', { type: 'number' }, true),
  ratio: number('ratio'),
  percent: number('percent'),
  sqm: number('m²'),
  metres: number('m'),
  count: whole('count'),
  months: whole('months'),
  years: whole('years'),
  days: whole('days'),
  span: number('months or years, with parts'),
  year: kind<number>('calendar year', { type: 'integer', minimum: 1900, maximum: 2200 }),
  date: matching('YYYY-MM-DD', '^\\d{4}-\\d{2}-\\d{2}$'),
  month: matching('YYYY-MM-DD, YYYY-MM or YYYY', '^\\d{4}(-\\d{2}(-\\d{2})?)?$'),
  flag: kind<boolean>('true or false', { type: 'boolean' }),
  text: kind<string>('text', { type: 'string' }),
  structure: choice(...(Object.keys(legalLives.residential) as TaxStructure[])),
};

export const list = <T>(of: Kind<T>) => kind<T[]>(`list of ${of.unit}`, { type: 'array', items: of.schema }, of.money);
const orNull = (of: Kind<unknown>) => kind(`${of.unit}, or null`, { anyOf: [of.schema, { type: 'null' }] }, of.money);
/** May be left out; then nothing stands in its place, or the value named. */
export const opt = <T>(of: Kind<T>): OpenKind<T> => ({ ...of, optional: true, open: true });
export const or = <T>(of: Kind<T>, fallback: T): Kind<T> => ({ ...of, optional: true, fallback });

type Trim<S extends string> = S extends `${' ' | '\n'}${infer Rest}` | `${infer Rest}${' ' | '\n'}` ? Trim<Rest> : S;
type Words<S extends string, Mark extends string> = S extends `${infer First}${Mark}${infer Rest}` ? First | Words<Rest, Mark> : S;
type Value<K extends string> = K extends keyof typeof units
  ? Held<(typeof units)[K]>
  : K extends `${infer Of}[]`
    ? Value<Of>[]
    : K extends `${infer Of}|null`
      ? Value<Of> | null
      : Words<K, '|'>;
type Pair<Group> = Group extends string ? (Trim<Group> extends `${infer K}: ${infer Names}` ? Named<K, Words<Names, ' '>> : never) : never;
type Named<K extends string, Name> = Name extends string ? { value: Value<K>; name: Name } : never;
type Bare<Name> = Name extends `${infer Of}?` ? Of : Name extends `${infer Of}=${string}` ? Of : Name;
export type Table<Groups extends string> = {
  [P in Pair<Words<Groups, ';'>> as Bare<P['name']> & string]: P['name'] extends `${string}?` ? OpenKind<P['value']> : Kind<P['value']>;
};

function kindOf(name: string): Kind<unknown> {
  if (Object.hasOwn(units, name)) return units[name as keyof typeof units];
  if (name.endsWith('[]')) return list(kindOf(name.slice(0, -2)));
  return name.endsWith('|null') ? orNull(kindOf(name.slice(0, -5))) : choice(...name.split('|'));
}

function standsIn(written: string): unknown {
  return /^(-?[\d.]+|true|false|null|\[\])$/.test(written) ? JSON.parse(written) : written;
}

/**
 * Names by their kinds, as `'yen: price tax=0; date: soldOn?'`. A name with `?` may be left out, one with `=` has that value where it
 * is. A kind is a unit, `unit[]` for a list, `unit|null`, or the words to choose from.
 */
export function names<const Groups extends string>(groups: Groups): Table<Groups> {
  const entries = groups.split(';').flatMap((group) => {
    const [unit = '', listed = ''] = group.trim().split(': ');
    return listed.split(' ').map((entry) => {
      const [name = '', written] = entry.split('=');
      if (written !== undefined) return [name, or(kindOf(unit), standsIn(written))];
      return name.endsWith('?') ? [name.slice(0, -1), opt(kindOf(unit))] : [name, kindOf(unit)];
    });
  });
  return Object.fromEntries(entries) as Table<Groups>;
}

/** Parts under names of their own. */
export const record = <K extends Kinds>(parts: K): Kind<ValuesOf<K>> => {
  const words = Object.entries(parts).map(([name, part]) => `${name} (${part.unit})`);
  const properties = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.schema]));
  const required = Object.keys(parts).filter((name) => !parts[name]?.optional);
  return kind(words.join(', '), { type: 'object', properties, required, additionalProperties: false });
};

/** Every assumption of the engine in its unit and limits; one that is left out has the engine's default. */
export const assumptionKinds = Object.fromEntries(
  Object.entries(assumptions).map(([name, { unit, limits }]) => [
    name,
    opt(kind<number>(unit, { type: 'number', minimum: limits[0], maximum: limits[1] })),
  ]),
) as Record<keyof typeof assumptions, OpenKind<number>>;
