import { UnderwritingError } from '../errors.ts';

/**
 * (1 + rate) to a whole power, less one. Worked out without subtracting one from something near one, which at rates
 * near zero would leave no digits: doubling a power takes e to e·(2 + e), one more step takes it to e + rate + e·rate.
 */
export function compoundGrowth(rate: number, periods: number): number {
  let growth = 0;
  for (let shift = 31 - Math.clz32(periods); shift >= 0; shift -= 1) {
    growth *= 2 + growth;
    if (((periods >>> shift) & 1) === 1) growth += rate + growth * rate;
  }
  return growth;
}

/**
 * Level payment of a loan for one period, not rounded.
 * @param principal yen  @param periodRate ratio for one period (monthly = yearly ÷ 12)  @param periods whole number
 */
export function levelPaymentExact(principal: number, periodRate: number, periods: number): number {
  if (!(periods >= 1)) throw new UnderwritingError('invalid_assumption', 'A loan needs at least one payment.', 'loan_years');
  const growth = compoundGrowth(periodRate, periods);
  return growth === 0 ? principal / periods : (principal * periodRate * (1 + growth)) / growth;
}

/** Level payment cut to the yen, as Japanese banks do; the last payment makes up the difference. */
export function levelPayment(principal: number, periodRate: number, periods: number): number {
  const exact = levelPaymentExact(principal, periodRate, periods);
  const nearest = Math.round(exact);
  return Math.abs(exact - nearest) < 1e-7 ? nearest : Math.floor(exact);
}
