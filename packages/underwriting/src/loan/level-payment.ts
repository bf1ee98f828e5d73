import { UnderwritingError } from '../errors.ts';

/** `base` to a whole power by repeated multiplication: the same bits in every JavaScript engine, unlike `**`. */
export function wholePower(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  let left = exponent;
  while (left > 0) {
    if (left % 2 === 1) result *= square;
    square *= square;
    left = Math.floor(left / 2);
  }
  return result;
}

/**
 * Level payment of a loan for one period, not rounded.
 * @param principal yen  @param periodRate ratio for one period (monthly = yearly ÷ 12)  @param periods whole number
 */
export function levelPaymentExact(principal: number, periodRate: number, periods: number): number {
  if (!(periods >= 1)) throw new UnderwritingError('invalid_assumption', 'A loan needs at least one payment.', 'loan_years');
  if (periodRate === 0) return principal / periods;
  const growth = wholePower(1 + periodRate, periods);
  return (principal * periodRate * growth) / (growth - 1);
}

/** Level payment cut to the yen, as Japanese banks do; the last payment makes up the difference. */
export function levelPayment(principal: number, periodRate: number, periods: number): number {
  const exact = levelPaymentExact(principal, periodRate, periods);
  const nearest = Math.round(exact);
  return Math.abs(exact - nearest) < 1e-7 ? nearest : Math.floor(exact);
}
