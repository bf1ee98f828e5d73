import * as texts from '../texts/model/unavailable-texts.ts';
import { type Answer, answered, unanswered } from './answer.ts';

/** Ratio of two amounts, or the reason why there is none. */
export function ratio(top: number, bottom: number, whenZero: string): Answer {
  return bottom === 0 ? unanswered(whenZero) : answered(top / bottom);
}

/** Gross yield: full rent of a year ÷ price. Not multiplied by occupancy. */
export function grossYield(annualRent: number, price: number): Answer {
  return ratio(annualRent, price, texts.noPrice);
}

/** Net yield: NOI ÷ (price + acquisition costs). Others divide by the price alone. */
export function netYield(noi: number, price: number, acquisitionCosts: number): Answer {
  return ratio(noi, price + acquisitionCosts, texts.noPrice);
}

/** Debt service coverage: NOI ÷ yearly loan payments. */
export function debtServiceCoverage(noi: number, annualDebtService: number): Answer {
  return ratio(noi, annualDebtService, texts.noLoan);
}

/** Break-even ratio: (operating expenses + loan payments) ÷ full rent. */
export function breakEvenRatio(operatingExpenses: number, annualDebtService: number, grossPotentialIncome: number): Answer {
  return ratio(operatingExpenses + annualDebtService, grossPotentialIncome, texts.noRent);
}

/** Cash on cash: cash flow before income tax ÷ equity put in. */
export function cashOnCash(cashFlow: number, equity: number): Answer {
  return equity <= 0 ? unanswered(texts.noEquity) : answered(cashFlow / equity);
}

/**
 * Equity multiple: all cash received ÷ all cash contributed, a period with a shortfall being a contribution. Zero where nothing comes back.
 * @param flows to the owner, one a period; negative means paid in
 */
export function equityMultiple(flows: readonly number[]): Answer {
  let received = 0;
  let contributed = 0;
  for (const flow of flows) {
    if (flow > 0) received += flow;
    else contributed -= flow;
  }
  return ratio(received, contributed, texts.noEquity);
}

/** Loan constant: yearly loan payments ÷ loan. */
export function loanConstant(annualDebtService: number, loan: number): Answer {
  return ratio(annualDebtService, loan, texts.noLoan);
}
