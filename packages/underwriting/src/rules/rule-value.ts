import { yenText } from '../numbers/number-text.ts';
import type { DatedRule } from './dated-rule.ts';

type Unit = NonNullable<DatedRule<unknown>['unit']> | 'ratio' | 'times' | 'none';

/** Whole yen as a reader says it: ¥10,000, ¥50,000,000. */
function limitText(yen: number): string {
  return yen >= Number.MAX_SAFE_INTEGER ? 'without limit' : yenText(yen);
}

function numberText(value: number, unit: Unit): string {
  if (unit === 'm²') return `${value} m²`;
  if (unit === 'years') return value === 1 ? '1 year' : `${value} years`;
  if (unit === 'times') return `${value}×`;
  if (unit === 'none') return String(value);
  if (unit === 'yen') return limitText(value);
  return `${Math.round(value * 1e8) / 1e6}%`;
}

const byName: readonly [name: RegExp, unit: Unit][] = [
  [/sqm$/i, 'm²'],
  [/multiple$/i, 'times'],
  [/years|life$/i, 'years'],
  [/limit|exempt|deduction|capita|cap$|capExTax|above|below|upTo|^from$|amount|^tax$|yen/i, 'yen'],
  [/baseYear/, 'none'],
];

/** Unit of a number: the rule's own, or by its name, or by its size. */
function unitOf(value: number, name: string, ruleUnit: Unit | undefined): Unit {
  if (ruleUnit) return ruleUnit;
  const named = byName.find(([pattern]) => pattern.test(name))?.[1];
  return named ?? (value <= 1 ? 'ratio' : 'yen');
}

/** Names that are a list and would not read as one. */
const wholeNames: Readonly<Record<string, string>> = {
  brick_stone_block: 'brick, stone or block',
  smallAreaPerDwelling: 'small area per unit',
  floorAreaMultiple: 'land counted, times the floor area',
  fixedSmall: 'fixed asset tax on the small area',
  fixedGeneral: 'fixed asset tax on the rest',
  citySmall: 'city planning tax on the small area',
  cityGeneral: 'city planning tax on the rest',
  reconstruction: 'reconstruction surtax',
  buildingConstructed: 'new construction',
  buildingOther: 'other building acquisitions',
  house: 'building',
  halved: 'tax halved up to',
  fireResistant: 'fire-resistant',
  minimum: 'floor area from',
  minimumRentedUnit: 'of a rented unit from',
  maximum: 'to',
  defence: 'defense surtax',
  longIncome: 'long-term income tax',
  longResident: 'long-term resident tax',
  shortIncome: 'short-term income tax',
  shortResident: 'short-term resident tax',
  noAmount: 'no amount stated',
  lift: 'elevator',
};

/** `priceUpTo` → `price up to: `; units stand with the number, and the rows of a table need no name. */
function labelOf(name: string, holdsMore: boolean): string {
  const bare = name.replace(/Sqm$/, '').replace(/^years(?=[A-Z]|$)/, '') || 'for';
  const words =
    wholeNames[bare] ??
    bare.replace(/[A-Z]+/g, (letters, at: number) => (letters.length > 1 ? letters : `${at > 0 ? ' ' : ''}${letters.toLowerCase()}`));
  if (words === 'rows') return '';
  return `${words
    .replaceAll('_', ' ')
    .replace(/(\d) to (\d)mm\b/g, '$1–$2 mm')
    .replace(/(\d)mm\b/g, '$1 mm')}${holdsMore ? ': ' : ' '}`;
}

const isRow = (entry: unknown): entry is Record<string, number | null> =>
  typeof entry === 'object' && entry !== null && ('upTo' in entry || 'from' in entry);

/** One slice of a table: `3% above`, `5% up to ¥2,000,000`, `10% from ¥1,950,000`. */
function rowText(row: Record<string, number | null>, unit: Unit | undefined): string {
  const { upTo, from, ...rest } = row;
  const content = Object.entries(rest)
    .map(([name, value]) => valueText(value, name, unit))
    .join(', ');
  if (upTo === null) return `${content} above`;
  return upTo === undefined ? `${content} from ${limitText(from ?? 0)}` : `${content} up to ${limitText(upTo)}`;
}

function valueText(value: unknown, name: string, unit: Unit | undefined): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'number') return numberText(value, unitOf(value, name, unit));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return listText(value, name, unit);
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return 'none';
  // A part without a value, such as a line that did not exist then, is nothing to read.
  const parts = Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined);
  if (parts.length === 0) return 'none';
  return parts
    .map(([key, entry]) => {
      const nested = typeof entry === 'object' && entry !== null;
      return `${labelOf(key, nested && !isFraction(entry))}${valueText(entry, key, unit)}`;
    })
    .join(parts.some(([, entry]) => typeof entry === 'object') ? '; ' : ', ');
}

const isFraction = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((entry) => Number.isInteger(entry));

function listText(list: readonly unknown[], name: string, unit: Unit | undefined): string {
  if (isFraction(list)) return `${list[0]}/${list[1]}`;
  if (list.every(isRow)) return list.map((row) => rowText(row, unit)).join('; ');
  return list.map((entry) => valueText(entry, name, unit)).join(', ');
}

/**
 * The rate or table of a rule as short text with its units, `1.5%` or `¥10,000 up to ¥50,000,000; …`.
 * Works on any shape that a rule's value has: a text, a number, a record of them, a table of slices.
 */
export function ruleValueText(value: unknown, unit?: DatedRule<unknown>['unit']): string {
  return valueText(value, '', unit);
}
