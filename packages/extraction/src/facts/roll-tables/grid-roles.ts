import { composed } from '../../lexicon/pattern.ts';
import { dwellingCounter } from '../../lexicon/units.ts';
import { plainText } from '../../normalise/text.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { type RollColumn, rollColumnOf } from './roll-columns.ts';

export { type RollColumn, rollColumnOf };

/** Columns that hold amounts of money, the year's rent and the rent a square metre among them. */
export const moneyColumns: ReadonlySet<RollColumn | null> = new Set<RollColumn | null>([
  'rent',
  'rent_and_fee',
  'asking',
  'fee',
  'total',
  'deposit',
  'annual',
  'unit_price',
]);

const bareFigure = composed`^[(（]?[¥\\]?-?[\d,.]*\d(?:円|万円|億円|千円|㎡|m2|坪|%|％|${dwellingCounter})?[)）]?$`;

/** `60%/200%`: values of a joined label. */
const twoRatios = /^\d{2,3}\s*%?\s*[/・]\s*\d{2,4}\s*%$/;

/** A row of a table that names its columns: several known labels side by side. */
export function isHeaderRow(row: readonly string[]): boolean {
  if (row.some((cell) => bareFigure.test(plainText(cell)) || twoRatios.test(plainText(cell)))) return false;
  const known = row.map((cell) => cell.trim() !== '' && (meaningOf(cell) !== null || rollColumnOf(cell) !== null));
  const count = known.filter(Boolean).length;
  const filled = row.filter((cell) => cell.trim() !== '').length;
  return count >= 3 && count / filled >= 0.4 && known.some((label, index) => label && known[index + 1] === true);
}

/** Columns under which rooms may stand: something that names them and something that is paid for them. */
export function areRollColumns(columns: readonly (RollColumn | null)[]): boolean {
  const named = new Set(columns.filter((column) => column !== null));
  const has = (...names: RollColumn[]): boolean => names.some((name) => named.has(name));
  if (!has('rent', 'asking', 'rent_and_fee', 'total', 'unit_price', 'annual')) return false;
  if (named.size === 2) return has('unit') && has('rent', 'asking', 'rent_and_fee');
  if (has('unit')) return true;
  return (
    (has('area') && has('layout')) ||
    (has('tenant', 'start', 'status') && has('area') && named.size >= 5) ||
    (has('number', 'floor', 'house') && has('rent', 'rent_and_fee') && has('area', 'layout', 'tenant'))
  );
}

/** A header of unit rows: a room and a rent, or room-like columns with a rent, and no asking price. */
export function isRollHeader(row: readonly string[]): boolean {
  if (row.some((cell) => bareFigure.test(plainText(cell)) || meaningOf(cell)?.reading === 'price')) return false;
  const columns = row.map(rollColumnOf);
  const filled = row.filter((cell) => cell.trim() !== '').length;
  return areRollColumns(columns) && columns.filter((column) => column !== null).length / filled >= 0.5;
}

export function isTotalRow(row: readonly string[]): boolean {
  const first = row.find((cell) => cell.trim() !== '') ?? '';
  return /^(?:.{0,8}?(?:合\s*計|小\s*計|総\s*計)|計|(?:grand |sub)?-?total|sum)/i.test(first.normalize('NFKC').trim());
}
