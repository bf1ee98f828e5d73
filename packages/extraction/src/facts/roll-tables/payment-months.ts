import { plainText } from '../../normalise/text.ts';
import type { RollColumn } from './roll-columns.ts';

const monthName =
  /^(?:(?:(?:\d{2,4}|令和\s*\d{1,2}|[Rr]\d{1,2})\s*[年./-]\s*)?(?:0?[1-9]|1[0-2])\s*月(?:分|度|入金|支払い?|実績|家賃)?|(?:20\d\d|[Rr]\d{1,2})[./-](?:0?[1-9]|1[0-2])|(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t|tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?(?:[\s'’-]*(?:20)?\d\d)?)$/;
/** As many months side by side are those of a book of payments. */
const leastMonths = 3;

const paid: ReadonlySet<RollColumn | null> = new Set<RollColumn | null>([
  'rent',
  'rent_and_fee',
  'asking',
  'total',
  'annual',
  'unit_price',
]);
const ofRoom: ReadonlySet<RollColumn | null> = new Set<RollColumn | null>(['tenant', 'layout', 'area', 'start', 'status']);

/** Whether a name of a column is that of a month: `3月`, `R8.3`, `令和8年3月分`, `Mar`. */
export const isMonth = (name: string): boolean => monthName.test(plainText(name).trim());

/** Whether a row names the months of a book, in which the owner notes what each room has paid. */
export const namesPaymentMonths = (row: readonly string[]): boolean => row.filter(isMonth).length >= leastMonths;

/** The columns of a book of payments, with months for what they are; those of any other header as they come. */
export function withMonths(columns: readonly (RollColumn | null)[], names: readonly string[]): (RollColumn | null)[] {
  return namesPaymentMonths(names) ? columns.map((column, index) => (isMonth(names[index] ?? '') ? 'month' : column)) : [...columns];
}

/**
 * Where no column states a rent, the payments of the latest month that has any stand for it: neither their sum nor those of
 * a tenant who has left. Without `rows` the last month of the header.
 */
export function withLatestMonth(
  columns: readonly (RollColumn | null)[],
  rows: readonly (readonly string[])[] | null,
): (RollColumn | null)[] {
  const isBook = columns.includes('unit') && columns.some((column) => ofRoom.has(column)) && !columns.some((column) => paid.has(column));
  const months = columns.flatMap((column, index) => (column === 'month' ? [index] : []));
  if (!isBook || months.length < leastMonths) return [...columns];
  const hasPayments = (index: number): boolean => rows === null || rows.some((row) => /\d/.test(row[index] ?? ''));
  const latest = months.findLast(hasPayments);
  return columns.map((column, index) => (index === latest ? 'rent' : column));
}

/** Whether the rents of a roll are payments of a month, told by the words of its header. */
export const readsPayments = (header: string): boolean =>
  namesPaymentMonths(header.split(' | ')) &&
  !/家賃|賃料|rent/i.test(
    header
      .split(' | ')
      .filter((name) => !isMonth(name))
      .join(' '),
  );
