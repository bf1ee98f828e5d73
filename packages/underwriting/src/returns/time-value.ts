import * as texts from '../texts/model/unavailable-texts.ts';
import { type Answer, answered, unanswered } from './answer.ts';
import { internalRate, internalRateNearestZero } from './internal-rate.ts';

/** Sign convention of spreadsheets: money paid out is negative. Payments fall at the end of each period. */
export interface TimeValue {
  rate: number;
  periods: number;
  payment: number;
  present: number;
  future: number;
}

export function futureValue({ rate, periods, payment, present }: Omit<TimeValue, 'future'>): number {
  if (rate === 0) return -(present + payment * periods);
  const growth = (1 + rate) ** periods;
  return -(present * growth + (payment * (growth - 1)) / rate);
}

export function presentValue({ rate, periods, payment, future }: Omit<TimeValue, 'present'>): number {
  if (rate === 0) return -(future + payment * periods);
  const growth = (1 + rate) ** periods;
  return -(future + (payment * (growth - 1)) / rate) / growth;
}

export function paymentFor({ rate, periods, present, future }: Omit<TimeValue, 'payment'>): number {
  if (rate === 0) return -(present + future) / periods;
  const growth = (1 + rate) ** periods;
  return (-(future + present * growth) * rate) / (growth - 1);
}

/** Number of periods until the balance reaches `future`. */
export function periodsFor({ rate, payment, present, future }: Omit<TimeValue, 'periods'>): Answer {
  if (rate === 0) return payment === 0 ? unanswered(texts.neverChanges) : answered(-(present + future) / payment);
  const top = payment - future * rate;
  const bottom = payment + present * rate;
  if (top / bottom <= 0) return unanswered(texts.neverReached);
  return answered(Math.log(top / bottom) / Math.log(1 + rate));
}

/** Rate for a period. `due`: payments at the beginning of each period instead of its end. */
export function rateFor({ periods, payment, present, future, due = false }: Omit<TimeValue, 'rate'> & { due?: boolean }): Answer {
  if (payment === 0) {
    if (present === 0 || -future / present <= 0) return unanswered(texts.noRateBetween);
    return answered((-future / present) ** (1 / periods) - 1);
  }
  if (due) {
    const between = Array.from({ length: Math.max(0, periods - 1) }, () => payment);
    const flows = [present + payment, ...between, future];
    // An amount left over at the end turns the sign twice; the rate meant is the one nearest to zero.
    const nearest = internalRateNearestZero(flows);
    return nearest === null ? internalRate(flows) : answered(nearest);
  }
  const flows = [present, ...Array.from({ length: periods }, (_, index) => payment + (index === periods - 1 ? future : 0))];
  return internalRate(flows);
}
