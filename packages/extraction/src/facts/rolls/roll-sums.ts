import type { RentRollLine } from '@rimawari/underwriting';
import { bareMoney, moneyAmounts } from '../../normalise/money.ts';
import type { StatedTotal } from './roll-shape.ts';

/** What rooms pay together, yen a month. */
export const paidOf = (lines: readonly RentRollLine[]): number => lines.reduce((sum, line) => sum + (line.rent_jpy ?? 0), 0);

/** What they pay with what is asked for those that are empty, yen a month; a room with neither counts as nothing. */
export const paidAndAskedOf = (lines: readonly RentRollLine[]): number =>
  lines.reduce((sum, line) => sum + (line.rent_jpy ?? line.asking_rent_jpy ?? 0), 0);

/** Rent at full occupancy: rents in force and the asking rents of vacant rooms. Null when a room has neither. */
export function fullOccupancyRent(lines: readonly RentRollLine[]): number | null {
  let sum = 0;
  for (const line of lines) {
    const rent = line.rent_jpy ?? line.asking_rent_jpy;
    if (rent === null || rent === undefined) return null;
    sum += rent;
  }
  return lines.length > 0 ? sum : null;
}

/** Whether an amount is what these rooms add up to: as paid, or fully let. */
export function sumsTo(amount: number, rooms: readonly RentRollLine[]): boolean {
  return rooms.length > 0 && [paidOf(rooms), paidAndAskedOf(rooms)].includes(amount);
}

/** Whether an amount is what several of these rooms add up to: all of them, or those since the last subtotal. */
export function isSumOf(amount: number, lines: readonly RentRollLine[], sinceSubtotal: readonly RentRollLine[]): boolean {
  return [lines, sinceSubtotal].some((rooms) => rooms.length > 1 && sumsTo(amount, rooms));
}

/** A total beside its kind in another table: one that all rooms together give is that of the whole, and their own table no longer doubts it. */
export function heldAgainstAll(total: StatedTotal, rooms: readonly RentRollLine[]): { total: StatedTotal; whole: boolean } {
  const { roomsGive: _roomsGive, ...proved } = total;
  const whole = total.rent_jpy !== undefined && sumsTo(total.rent_jpy, rooms);
  return { total: whole ? proved : total, whole };
}

/** Whether an amount is what a total printed above it comes to with its fees. */
export function isWithFees(amount: number, { rent_jpy: rent, common_fee_jpy: fee = 0 }: StatedTotal): boolean {
  return rent !== undefined && fee > 0 && amount === rent + fee;
}

/** The sum of the rent and the fee of a row of totals, where a cell without a name of its own prints it, such as one for remarks. */
export function sumBeside(row: readonly string[], rent: number | null, fee: number | null): number | null {
  if (rent === null || fee === null || fee === 0) return null;
  return row.some((cell) => (moneyAmounts(cell)[0] ?? bareMoney(cell, '', 0)) === rent + fee) ? rent + fee : null;
}
