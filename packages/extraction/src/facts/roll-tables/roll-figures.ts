import { plainText } from '../../normalise/text.ts';
import { moneyColumns, type RollColumn } from './grid-roles.ts';

/** `61.000`, `1.250.000,50`: points between thousands, a comma before what is less than one. */
const pointed = /^[^\d]{0,4}\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?[^\d]{0,4}$/;
/** `61 000`, `61'000`. */
const spaced = /^[^\d]{0,4}\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?[^\d]{0,4}$/;
/** `220,5`, `1323,0`: nothing but a comma before what is less than one. */
const commaOnly = /^[^\d]{0,4}\d+,\d{1,2}[^\d]{0,4}$/;
const commaOrPoint = /\d[.,]\d/;

/**
 * Amounts as most of the world outside Japan and the English-speaking countries writes them, in the form that the other
 * readers know. One writing holds for a whole table: a single amount of another form, and nothing is changed.
 */
export function withPlainFigures(rows: readonly string[][], columns: readonly (RollColumn | null)[], from: number): string[][] {
  const indexes = columns.flatMap((column, index) => (moneyColumns.has(column) ? [index] : []));
  const cells = rows
    .slice(from)
    .flatMap((row) => indexes.map((index) => plainText(row[index] ?? '')).filter((cell) => commaOrPoint.test(cell) || spaced.test(cell)));
  const written = (form: RegExp): boolean =>
    cells.filter((cell) => form.test(cell)).length >= 2 && cells.every((cell) => form.test(cell) || commaOnly.test(cell));
  const spaces = cells.some((cell) => spaced.test(cell));
  const [points, commas] = [written(pointed), written(commaOnly)];
  if (!points && !spaces && !commas) return rows.map((row) => [...row]);
  const plain = (cell: string): string =>
    spaces
      ? cell.replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, '')
      : cell.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '').replace(/(?<=\d),(?=\d{1,2}(?!\d))/, '.');
  return rows.map((row, at) => row.map((cell, index) => (at >= from && indexes.includes(index) ? plain(plainText(cell)) : cell)));
}
