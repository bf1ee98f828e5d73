import type { RentRollLine } from '@rimawari/underwriting';
import { plainText } from '../normalise/text.ts';

const totalWord =
  /^(?:.{0,10}?(?:合\s*計|小\s*計|総\s*計|総\s*額|総合計|計)(?:\s*\(.*\))?|(?:grand |sub)?-?total(?:s)?|sum|全\s*体|全\s*室|年\s*額|年\s*間|平\s*均|満室(?:時|想定)?|現\s*況(?:時)?)$/i;
const subtotalWord = /小\s*計|棟\s*(?:計|合計)|[階F]\s*(?:計|合計)|^sub-?total/i;
const averageWord = /平\s*均|average|年\s*額|年\s*間/i;
const parkingWord = /駐車|駐輪|バイク|自販機|看板|アンテナ|基地局|倉庫|トランク|太陽光|parking/i;
const groupWord = /^.{0,12}(?:棟|号館|階|F|フロア)$/i;

/** Whether any cell of a row names it a total, wherever it stands. A unit called 計算センター is none. */
export function totalName(row: readonly string[]): string | null {
  const found = row.map((cell) => plainText(cell).replace(/[:：]$/, '')).find((cell) => cell.length <= 16 && totalWord.test(cell));
  return found ?? null;
}

export function isSubtotalName(name: string): boolean {
  return subtotalWord.test(name);
}

/** A row of averages or of the year: it totals nothing of a month. */
export function isOtherTotal(name: string): boolean {
  return averageWord.test(name);
}

export function isParking(cell: string): boolean {
  return parkingWord.test(cell);
}

export function isGroupRow(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell.trim() !== '').map((cell) => plainText(cell));
  return filled.length === 1 && groupWord.test(filled[0] ?? '');
}

const paidOf = (lines: readonly RentRollLine[]): number => lines.reduce((sum, line) => sum + (line.rent_jpy ?? 0), 0);
const fullOf = (lines: readonly RentRollLine[]): number =>
  lines.reduce((sum, line) => sum + (line.rent_jpy ?? line.asking_rent_jpy ?? 0), 0);

/** Whether an amount is what rooms add up to: all of them, or those since the last subtotal; as paid, or fully let. */
export function isSumOf(amount: number, lines: readonly RentRollLine[], sinceSubtotal: readonly RentRollLine[]): boolean {
  return [lines, sinceSubtotal].some((rooms) => rooms.length > 1 && [paidOf(rooms), fullOf(rooms)].includes(amount));
}
