import type { Unit } from '../numbers/unit.ts';
import { term } from '../terms/term.ts';

// notes

export const fiveYearRule = (laterRate: number) =>
  `Under the five-year and 125% rules, payment increases are delayed and limited to 25% per review, here at the later rate of ${laterRate}%.`;
export const unpaidInterestReaches = (peak: string) => `Unpaid interest then reaches ${peak}.`;
export const finalPayment = (last: string) => `The final payment clears the balance: ${last} at once.`;

// loan.unpaid_interest

export const unpaidInterestFormula = 'interest of each month − payment, carried forward: the highest of all months';
export const unpaidInterest = term(
  'Highest unpaid interest',
  '未払利息',
  'JPY',
  'Interest the agreed payment does not cover; it bears no interest itself.',
);

// loan.last_payment

export const lastPaymentFormula = 'loan balance in the last month + its interest + unpaid interest';
export const lastPayment = term(
  'Final loan payment',
  '最終回返済額',
  'JPY',
  'Balance that the earlier payments, limited by the rule, did not repay.',
);

// cash_purchase

export const equityAllCash = 'Equity required, all cash';
export const btcfAllCash = 'Cash flow before tax, all cash';
export const cashOnCashAllCash = 'Cash-on-cash return, all cash';
export const irrAllCash = 'IRR before tax, all cash';
export const multipleAllCash = 'Equity multiple, all cash';
export const allCashFormula = 'base case recalculated without a loan';
export const allCash = (label: string, label_ja: string | null, unit: Unit, definition: string) =>
  term(label, label_ja, unit, `${definition} All-cash purchase: no loan, loan fees or payments.`);
