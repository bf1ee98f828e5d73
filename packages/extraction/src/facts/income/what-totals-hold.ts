import type { RentRollLine } from '@rimawari/underwriting';
import { fullOccupancyRent, paidOf } from '../rolls/roll-sums.ts';

/** What the rooms of a roll add up to, yen a month, with what a total may hold besides. */
export interface RollSums {
  /** Every room let; null where one has neither a rent nor an asking rent. */
  full: number | null;
  paid: number;
  fees: number;
  /** Fees of the rooms let alone. */
  paidFees: number;
  /** Fees with every room let: a room whose fee is not printed counts with the middle one of the others. */
  allFees: number;
  /** Parking, signs, machines. */
  besides: number;
}

/** The sums of a roll; `besides` is the income that its source lists beside the rooms, yen a month. */
export function sumsOfRoll(lines: readonly RentRollLine[], besides: number): RollSums {
  const printed = lines.flatMap(({ common_fee_jpy: fee }) => fee ?? []).toSorted((a, b) => a - b);
  const feesOf = (rooms: readonly RentRollLine[]): number => rooms.reduce((sum, { common_fee_jpy: fee }) => sum + (fee ?? 0), 0);
  const fees = feesOf(lines);
  return {
    full: fullOccupancyRent(lines),
    paid: paidOf(lines),
    fees,
    paidFees: feesOf(lines.filter(({ rent_jpy: rent }) => rent !== null)),
    allFees: fees + (lines.length - printed.length) * (printed[Math.floor(printed.length / 2)] ?? 0),
    besides,
  };
}

/** Yearly rents are often printed in round thousands or ten thousands. */
function alike(stated: number, sum: number, months: number): boolean {
  const round = stated % 10_000 === 0 ? 10_000 : stated % 1000 === 0 ? 1000 : 0;
  return Math.abs(stated - sum) <= Math.max(months, months > 1 ? round : 0, months > 1 ? stated * 0.002 : 0);
}

/**
 * Whether arithmetic shows what a stated total holds: the rents alone (`rents` a month), or with the common fees, with
 * parking and other income, or with both. `stated` covers `months`.
 */
export function holds(stated: number, months: number, of: 'full' | 'paid', rents: number, sums: RollSums): boolean {
  const fees = of === 'full' ? [0, sums.fees, sums.allFees] : [0, sums.fees, sums.paidFees];
  return fees.some((fee) => [0, sums.besides].some((other) => alike(stated, (rents + fee + other) * months, months)));
}
