import type { RentRollLine, RentRollTotals } from '@rimawari/underwriting';
import { isFullName, isSubtotalName } from './roll-rows.ts';
import type { RentRoll } from './roll-shape.ts';
import { isSumOf } from './roll-sums.ts';

const repeats = (lines: readonly RentRollLine[]): boolean => new Set(lines.map((line) => line.unit)).size < lines.length;

function prefixed(unit: string | null, house: string): string | null {
  // `A棟` is A, `本館` stays what it is.
  const short = house.replace(/(?<=[\dA-Za-zａ-ｚＡ-Ｚ０-９]|.{2})[棟館階F]$/, '');
  const prefix = /^\d+$/.test(short) ? `${short}-` : short;
  return prefix === '' || unit === null || (unit.startsWith(prefix) && !/^\d+-$/.test(prefix)) ? unit : `${prefix}${unit}`;
}

/** Names of rooms that two houses or floors share get theirs in front: `A` and `101` make `A101`, `3階` and `1` make `3-1`. */
function withHouses({ lines, houses, floors }: RentRoll): void {
  if (!repeats(lines)) return;
  const byHouse = lines.map((line, index) => `${houses[index] ?? ''}|${line.unit ?? ''}`);
  if (floors && new Set(byHouse).size < lines.length)
    for (const [index, line] of lines.entries()) {
      const floor = floors[index]?.replace(/[階F]$/, '') ?? '';
      if (floor !== '' && line.unit !== null) line.unit = `${floor}-${line.unit}`;
    }
  for (const [index, line] of lines.entries()) if (houses[index]) line.unit = prefixed(line.unit, houses[index] ?? '');
}

/** Where some rooms are said to be empty, those that pay are let. */
function withOccupied(lines: readonly RentRollLine[]): void {
  if (!lines.some((line) => line.occupied === false)) return;
  for (const line of lines) if (line.occupied === null && (line.rent_jpy ?? 0) > 0) line.occupied = true;
}

/** Names, occupancy and totals of a roll whose rows are all there. */
export function finishRoll(roll: RentRoll): RentRoll {
  withHouses(roll);
  withOccupied(roll.lines);
  roll.totals = wholeTotals(roll);
  return roll;
}

/** The totals of all rooms: the row that the rooms add up to, otherwise the last one that is not a part. A row for full occupancy adds what is asked. */
function wholeTotals({ lines, statedTotals }: RentRoll): RentRollTotals | null {
  const whole = statedTotals.filter(({ name }) => !isSubtotalName(name));
  const grand = whole.filter(({ name }) => !isFullName(name));
  const adding = grand.filter(({ rent_jpy: rent }) => rent !== undefined && isSumOf(rent, lines, []));
  const chosen =
    adding.at(-1) ??
    grand.filter(({ part, rent_jpy: rent }) => !part && rent !== undefined).at(-1) ??
    grand.filter(({ part }) => !part).at(-1) ??
    (statedTotals.length === 1 ? statedTotals[0] : undefined);
  const full = whole.find(({ name }) => isFullName(name));
  const asking = full?.total_jpy ?? full?.rent_jpy ?? full?.asking_rent_jpy;
  if (!chosen && asking === undefined) return null;
  const { name: _name, row: _row, part: _part, roomsGive: _roomsGive, ...totals } = chosen ?? { name: '', row: 0, part: false };
  return { ...totals, ...(asking !== undefined && { asking_rent_jpy: asking }) };
}
