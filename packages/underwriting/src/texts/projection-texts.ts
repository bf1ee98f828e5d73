import * as figureTerms from '../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../terms/term.ts';

// long_term.gross_potential_by_age

export const grossPotentialByAgeFormula = 'full-occupancy rent × 12, falling each year by the rate for the building’s age';
export const grossPotentialByAge = term(
  'Gross potential income, age curve',
  '総潜在収入 (経年曲線)',
  'JPY/year',
  'Reference only, not used in results. In Tokyo’s 23 wards, rents of small units fell 1.7% a year (larger units 2.2%) at building ages 3–10, then 0.6% (0.9%) to age 20, and little after (三井住友トラスト基礎研究所, as quoted).',
);

// long_term.gross_potential

export const grossPotentialFormula = 'full-occupancy rent × 12, changed once a year';
export const grossPotential = term('Gross potential income', '総潜在収入', 'JPY/year', 'Rent with every unit leased.');

// long_term.noi

export const noiLongTermFormula = 'NOI of year 1, with rent change and cost growth each year';
export const noi = term('NOI', '純営業収益', 'JPY/year', figureTerms.noi.definition);

// long_term.debt_service

export const debtServiceFormula = 'payments of the year';
export const debtService = term('Debt service', '元利返済額', 'JPY/year', 'Zero after the loan ends.');

// long_term.btcf

export const btcfPrepayingFormula = 'NOI − capital reserve − debt service − prepayment + paid at closing';
export const btcfFormula = 'NOI − capital reserve − debt service + paid at closing';
export const btcf = standard(figureTerms.btcf, 'JPY/year', {
  ja: '税引前キャッシュフロー',
  definition: 'NOI − capital reserve − debt service + items paid at closing.',
});

// long_term.principal

export const principalFormula = 'principal repaid';
export const principalLongTerm = term('Principal repaid', '元金返済', 'JPY/year', 'Compared with depreciation for the dead cross.');

// long_term.loan_balance

export const loanBalancePrepayingFormula = 'loan − principal repaid − prepayment';
export const loanBalanceFormula = 'loan − principal repaid';
export const loanBalance = standard(figureTerms.loanBalance, 'JPY');

// projection.operating_expenses

export const operatingExpensesFormula = 'expenses of year 1 with cost growth; rent-based fees follow the rent';

// projection.capital_reserve

export const capitalReserveFormula = 'capital reserve of year 1 with cost growth';

// projection.paid_at_closing

export const paidAtClosingFormula = 'insurance premium of the year and, in year 1, property tax proration, both paid at closing';

// projection.cumulative

export const cumulativeFormula = 'sum of cash flows to date';

// loan_schedule

export const interestFormula = 'balance × rate each month, rounded down to ¥1';
export const loanPrincipalFormula = 'payments − interest';
