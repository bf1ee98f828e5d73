import type { RentRollLine } from '@rimawari/underwriting';
import { restatesTotal } from '../rolls/roll-restated.ts';
import { isOtherTotal, isSubtotalName, totalName } from '../rolls/roll-rows.ts';
import type { StatedTotal } from '../rolls/roll-shape.ts';
import { isWithFees, paidOf, sumBeside, sumsTo } from '../rolls/roll-sums.ts';
import type { RollReader } from './roll-reader.ts';
import { filledOf } from './row-words.ts';

/** What stands above a total: all rooms, those since the last subtotal, and what parking and the like bring in. */
interface RowsTotalled {
  statedTotals: StatedTotal[];
  lines: readonly RentRollLine[];
  sinceSubtotal: readonly RentRollLine[];
  besides: number;
  inParking: boolean;
}

/** Takes the total that a row states into `statedTotals`, with what the rooms above it give. False where it only adds the fees to the total above it. */
export function addTotal(row: readonly string[], at: number, reader: RollReader, above: RowsTotalled): boolean {
  const { statedTotals, lines, sinceSubtotal, besides, inParking } = above;
  const name = totalName(row) ?? '';
  const { rent, fee, total: underTotal, asking } = reader.money.amounts(row);
  // What the rooms have paid in some month may come to the same.
  const stated = row.filter((_, index) => reader.cells.columns[index] !== 'month');
  const total = underTotal ?? sumBeside(stated, rent, fee) ?? sumInWords(row, (rent ?? 0) + (fee ?? 0));
  const last = statedTotals.at(-1);
  // A row below the total that adds its fees: `月額合計（家賃＋管理費）`.
  if (last && fee === null && rent !== null && (isWithFees(rent, last) || isWithFees(rent - besides, last))) {
    last.total_jpy ??= rent;
    return false;
  }
  // The total above with the tax; the only one of a roll counts as it is.
  const addsTax = statedTotals.some(({ part }) => !part) && restatesTotal(name);
  if ((rent ?? asking ?? total) !== null && !isOtherTotal(name) && !addsTax && !(inParking && isSubtotalName(name))) {
    const sums = (rooms: readonly RentRollLine[]): boolean =>
      rent !== null && (sumsTo(rent, rooms) || (besides > 0 && (sumsTo(rent - besides, rooms) || rent === besides)));
    const whole = rent === null || sums(lines);
    const part = isSubtotalName(name) || (!whole && sums(sinceSubtotal));
    const under = part ? sinceSubtotal : lines;
    statedTotals.push({
      name,
      row: at,
      part,
      ...(rent !== null && !sumsTo(rent, under) && sumsTo(rent - besides, under) && { other_jpy: besides }),
      ...(rent !== null && !sums(under) && under.length > 0 && { roomsGive: paidOf(under) }),
      ...(rent !== null && { rent_jpy: rent }),
      ...(fee !== null && { common_fee_jpy: fee }),
      ...(total !== null && { total_jpy: total }),
      ...(asking !== null && reader.cells.has('rent') && { asking_rent_jpy: asking }),
    });
  }
  return true;
}

/** `月額計 481,000円` in a total row, where it is what the rents and the fees of the row give together. */
function sumInWords(row: readonly string[], sum: number): number | null {
  const said = filledOf(row).map(
    (cell) => /^(?:月額|月間|賃料等)?(?:合計|総計|計|総額)\s*:?\s*¥?(\d[\d,]*)\s*円?(?:\/月)?$/.exec(cell)?.[1],
  );
  return sum > 0 && said.some((amount) => amount !== undefined && Number(amount.replaceAll(',', '')) === sum) ? sum : null;
}
