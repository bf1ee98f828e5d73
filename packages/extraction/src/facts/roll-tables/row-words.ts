import { plainText } from '../../normalise/text.ts';

/** The cells of a row that say anything. */
export function filledOf(row: readonly string[]): string[] {
  return row.map((cell) => plainText(cell)).filter((cell) => cell !== '');
}

/** How a name of a room is written: `A-203` as `A-999`. */
export const shapeOf = (unit: string): string => unit.replace(/\d/g, '9').replace(/[A-Z]/g, 'A');

/** The first cell of a row that says anything. */
export function firstOf(row: readonly string[]): string {
  return filledOf(row)[0] ?? '';
}
