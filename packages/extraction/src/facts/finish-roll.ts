import type { RentRollLine, RentRollTotals } from '@rimawari/underwriting';
import { isSubtotalName, isSumOf } from './roll-rows.ts';
import type { RentRoll } from './roll-shape.ts';

/** Names of rooms that two houses or floors share get theirs in front: `A` and `101` make `A101`, `3階` and `1` make `3-1`. */
function withHouses(lines: RentRollLine[], houses: readonly (string | null)[]): void {
  const names = lines.map((line) => line.unit);
  if (new Set(names).size === names.length) return;
  for (const [index, line] of lines.entries()) {
    // `A棟` is A, `本館` stays what it is.
    const house = houses[index]?.replace(/(?<=[\dA-Za-zａ-ｚＡ-Ｚ０-９]|.{2})[棟館階F]$/, '') ?? '';
    const prefix = /^\d+$/.test(house) ? `${house}-` : house;
    if (prefix !== '' && line.unit !== null && !line.unit.startsWith(prefix)) line.unit = `${prefix}${line.unit}`;
  }
}

/** Where some rooms are said to be empty, those that pay are let. */
function withOccupied(lines: readonly RentRollLine[]): void {
  if (!lines.some((line) => line.occupied === false)) return;
  for (const line of lines) if (line.occupied === null && (line.rent_jpy ?? 0) > 0) line.occupied = true;
}

/** Names, occupancy and totals of a roll whose rows are all there. */
export function finishRoll(roll: RentRoll): RentRoll {
  withHouses(roll.lines, roll.houses);
  withOccupied(roll.lines);
  roll.totals = wholeTotals(roll);
  return roll;
}

/** The totals of all rooms: the row that the rooms add up to, otherwise the last one that is not a part. A row for full occupancy adds what is asked. */
function wholeTotals({ lines, statedTotals }: RentRoll): RentRollTotals | null {
  const whole = statedTotals.filter(({ name }) => !isSubtotalName(name));
  const grand = whole.filter(({ name }) => !/満室/.test(name));
  const adding = grand.filter(({ rent_jpy: rent }) => rent !== undefined && isSumOf(rent, lines, []));
  const chosen = adding.at(-1) ?? grand.filter(({ part }) => !part).at(-1) ?? (statedTotals.length === 1 ? statedTotals[0] : undefined);
  const full = whole.find(({ name }) => /満室/.test(name));
  const asking = full?.rent_jpy ?? full?.asking_rent_jpy;
  if (!chosen && asking === undefined) return null;
  const { name: _name, row: _row, part: _part, roomsGive: _roomsGive, ...totals } = chosen ?? { name: '', row: 0, part: false };
  return { ...totals, ...(asking !== undefined && { asking_rent_jpy: asking }) };
}

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
