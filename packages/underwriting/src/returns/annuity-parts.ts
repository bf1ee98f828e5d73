import { futureValue, paymentFor } from './time-value.ts';

/** An annuity as spreadsheets take it: money received is positive, so payments on a loan are negative. */
export interface Annuity {
  rate: number;
  periods: number;
  present: number;
  future?: number;
  /** Payments at the beginning of each period. */
  due?: boolean;
}

/** Payment of every period, in the signs of spreadsheets. */
export function annuityPayment({ rate, periods, present, future = 0, due = false }: Annuity): number {
  return paymentFor({ rate, periods, present, future }) / (due ? 1 + rate : 1);
}

/** Interest in the payment of one period (IPMT). A payment at the very beginning holds none. */
export function interestPart(annuity: Annuity, period: number): number {
  const { rate, present, due = false } = annuity;
  if (due && period === 1) return 0;
  const each = annuityPayment(annuity) * (due ? 1 + rate : 1);
  // What is owed after the payments before this one, with the sign of what flows out.
  const owed = futureValue({ rate, periods: period - 1, payment: each, present });
  return due ? (owed * rate) / (1 + rate) : owed * rate;
}

/** Principal in the payment of one period (PPMT). */
export function principalPart(annuity: Annuity, period: number): number {
  return annuityPayment(annuity) - interestPart(annuity, period);
}

const over = (annuity: Annuity, from: number, to: number, part: (annuity: Annuity, period: number) => number) => {
  let sum = 0;
  for (let period = from; period <= to; period += 1) sum += part(annuity, period);
  return sum;
};

/** Interest of several periods, both ends counted (CUMIPMT). */
export const interestBetween = (annuity: Annuity, from: number, to: number) => over(annuity, from, to, interestPart);

/** Principal of several periods, both ends counted (CUMPRINC). */
export const principalBetween = (annuity: Annuity, from: number, to: number) => over(annuity, from, to, principalPart);
