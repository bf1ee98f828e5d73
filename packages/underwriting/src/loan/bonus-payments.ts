import { roundYen } from '../money/yen.ts';
import { levelPayment } from './level-payment.ts';
import type { LoanTerms } from './loan-terms.ts';

/** Months between two payments of the part that bonuses repay. */
export const bonusMonths = 6;

/** A payment of the part that bonuses repay. Yen; `month` counts from the first payment of the loan. */
interface BonusPayment {
  month: number;
  interest: number;
  principal: number;
  balance: number;
}

/**
 * The part of a loan that is repaid twice a year beside the monthly payments (ボーナス返済): a loan of its own at half the yearly rate, with
 * as many payments as the term has whole half-years. A new rate recalculates it at once; years of interest only hold for it too.
 */
export function bonusPayments(terms: LoanTerms, rateAt: (month: number) => number): BonusPayment[] {
  const count = Math.floor(terms.months / bonusMonths);
  const idle = Math.floor((terms.interestOnlyMonths ?? 0) / bonusMonths);
  const slice = roundYen((terms.bonusPrincipal ?? 0) / Math.max(1, count - idle));
  const payments: BonusPayment[] = [];
  let balance = terms.bonusPrincipal ?? 0;
  let [level, rate] = [0, Number.NaN];
  for (let number = 1; number <= count && balance > 0; number += 1) {
    const month = number * bonusMonths;
    const asked = rateAt(month);
    if (number > idle && asked !== rate) {
      level = levelPayment(balance, asked / 2, count - number + 1);
      rate = asked;
    }
    const interest = roundYen((balance * asked) / 2);
    const repaid = terms.method === 'level_principal' ? slice : level - interest;
    const principal = number === count ? balance : number <= idle ? 0 : Math.min(balance, Math.max(0, repaid));
    balance -= principal;
    payments.push({ month, interest, principal, balance });
  }
  return payments;
}
