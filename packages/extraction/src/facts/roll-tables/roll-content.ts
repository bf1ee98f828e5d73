import { dateOf } from '../../normalise/dates.ts';
import { layoutOf } from '../../normalise/layout.ts';
import { isBlankValue, plainText } from '../../normalise/text.ts';
import type { RollColumn } from './grid-roles.ts';
import { saysLet, saysVacant } from './roll-cells.ts';

const scaled: ReadonlySet<RollColumn> = new Set(['rent', 'rent_and_fee', 'asking', 'fee', 'total'] as const);
/** A plan without a count of rooms is not a layout of a dwelling: `1K`, `2LDK`, `ワンルーム` are. */
const isLayout = (cell: string): boolean => cell.length <= 16 && layoutOf(cell) !== null;
const isDate = (cell: string): boolean => cell.length <= 32 && dateOf(cell) !== null && /[年/.-]|令和|平成|[RHS]\d/.test(cell);
/** Sizes of rooms with their decimals, under a heading whose letters were lost. */
const isSize = (cell: string): boolean => /^\d{2,3}\.\d{1,2}$/.test(cell);
/** How long a contract runs: `2年`, `24ヶ月`, `2 years`. */
const isTerm = (cell: string): boolean =>
  /^(?:普通|定期)?(?:借家)?\s*\d{1,3}\s*(?:年間?|[ヶケかカヵ箇]月|years?|yrs?|months?)$/i.test(cell);
/** Columns of days on which something ends or is renewed. */
const ofEnd = /更新|満了|終|期限|迄|まで|退去|解約|次回|expir|renew|until|end/i;
const isArea = (cell: string): boolean => /^\d[\d,]*(?:\.\d+)?\s*(?:㎡|m2|平米)/.test(cell);

/** Columns that no word names, told by what stands in them. */
export function columnsByContent(
  named: readonly (RollColumn | null)[],
  rows: readonly (readonly string[])[],
  labels: readonly string[] = [],
): (RollColumn | null)[] {
  const columns = [...named];
  const cellsOf = (column: number): string[] => rows.map((row) => plainText(row[column] ?? '')).filter((cell) => cell !== '');
  const mostly = (column: number, test: (cell: string) => boolean): boolean => {
    const cells = cellsOf(column).filter((cell) => !saysVacant(cell) && !isBlankValue(cell));
    return cells.length >= 2 && cells.filter(test).length / cells.length >= 0.6;
  };
  const give = (
    column: RollColumn,
    test: (cell: string) => boolean,
    from: readonly (RollColumn | null)[],
    may: (index: number) => boolean = () => true,
  ): void => {
    if (columns.includes(column)) return;
    const at = columns.findIndex((role, index) => from.includes(role) && may(index) && mostly(index, test));
    if (at >= 0) columns[at] = column;
  };
  give('layout', isLayout, [null, 'use', 'tenant']);
  give('area', isArea, [null]);
  give('area', isSize, [null]);
  // `契約期間` over `2年`: how long a contract runs, beside the day on which it began under another name.
  const start = columns.indexOf('start');
  if (start >= 0 && cellsOf(start).length >= 2 && mostly(start, isTerm)) columns[start] = 'other';
  give('start', isDate, [null, 'status', 'tenant'], (index) => !ofEnd.test(labels[index] ?? ''));
  give('status', (cell) => saysVacant(cell) || saysLet(cell), [null]);
  if (!columns.includes('unit')) {
    const others = ['house', 'number', 'floor'] as const;
    const unique = (column: number): boolean => {
      const cells = cellsOf(column);
      return (
        cells.length >= 2 &&
        new Set(cells).size === cells.length &&
        cells.some((cell) => /[\d壱弐参一二三四五六七八九十]|^[A-Z]$/.test(cell))
      );
    };
    const nameless = columns.findIndex(
      (role, index) => role === null && unique(index) && mostly(index, (cell) => /^[A-Za-z]?-?\d{2,4}(?:号室?)?$/.test(cell)),
    );
    // A machine or a sign may stand on the floor of a room.
    const nearlyUnique = (column: number): boolean => {
      const cells = cellsOf(column);
      return cells.length >= 4 && new Set(cells).size >= 0.75 * cells.length && cells.some((cell) => /\d/.test(cell));
    };
    const fallback = others.map((name) => columns.indexOf(name)).filter((index) => index >= 0);
    const running =
      fallback.find((index) => unique(index) && !cellsOf(index).every((cell, at) => Number(cell) === at + 1)) ??
      fallback.find(unique) ??
      fallback.find(nearlyUnique);
    // What stands in front of everything else, in other words for each row, names what is let.
    const leading = columns[0] === null && unique(0) && mostly(0, (cell) => cell.length <= 14) ? 0 : -1;
    const at = nameless >= 0 ? nameless : (running ?? leading);
    if (at >= 0) columns[at] = 'unit';
  }
  return columns;
}

/** Amounts without any unit that can only be thousands (`65`) or ten thousands (`6.5`) of yen; fees as the rents beside them. */
export function unitsByAmount(
  columns: readonly (RollColumn | null)[],
  labels: readonly string[],
  rows: readonly (readonly string[])[],
): Map<number, string> {
  const units = new Map<number, string>();
  const middleOf = (index: number): number | null => {
    if (/円|yen|jpy|¥/i.test(labels[index] ?? '')) return null;
    const amounts = rows.flatMap((row) => {
      const cell = plainText(row[index] ?? '');
      return /^\(?\d[\d,]*(?:\.\d+)?\)?$/.test(cell) ? [Number(cell.replace(/[(),]/g, ''))] : [];
    });
    const paid = amounts.filter((amount) => amount > 0).toSorted((a, b) => a - b);
    return paid.length < 2 ? null : (paid[Math.floor(paid.length / 2)] ?? null);
  };
  const small = (role: RollColumn | null, index: number): boolean => {
    const middle = role !== null && scaled.has(role) ? middleOf(index) : null;
    return middle !== null && middle < 1000;
  };
  const rents = columns.flatMap((role, index) =>
    (role === 'rent' || role === 'asking' || role === 'rent_and_fee') && small(role, index) ? [index] : [],
  );
  const [first] = rents;
  if (first === undefined) return units;
  const unit = (middleOf(first) ?? 0) < 20 ? '万円' : '千円';
  for (const [index, role] of columns.entries()) if (small(role, index)) units.set(index, unit);
  return units;
}

/** Whether days such as 10/31/2025 begin with the month; null where no day of the column tells. */
export function monthsFirst(days: readonly string[]): boolean | null {
  const parts = days.flatMap((day) => {
    const [, first, second] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}$/.exec(day) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)]];
  });
  if (parts.some(([first = 0]) => first > 12)) return false;
  return parts.some(([, second = 0]) => second > 12) ? true : null;
}
