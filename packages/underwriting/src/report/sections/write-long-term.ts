import type { Projection } from '../insight-report.ts';
import { term } from '../terms/term.ts';
import type { ReportDraft } from './report-draft.ts';

/** Longest time looked at, in years. */
export const longTermYears = 35;

/** The chain over 35 years, beyond the holding period: what happens if it is simply kept. */
export function writeLongTerm(draft: ReportDraft): Projection {
  const { base, ledger } = draft;
  const years = base.allYears.slice(0, longTermYears);
  const tax = base.afterTax?.years ?? [];
  const id = (name: string) => `long_term.${name}`;
  const drivers = ['rent.monthly_full', 'assumptions.rent_change', 'assumptions.cost_growth'];
  const loan = ['loan.amount', 'assumptions.loan_rate', 'assumptions.loan_years'];
  ledger.series(
    id('gross_potential'),
    years.map((entry) => entry.operation.grossPotential),
    'full rent × 12, changed once a year',
    drivers,
    term('Gross potential income', '総潜在収入', 'JPY/year', 'Rent with every dwelling let.'),
  );
  ledger.series(
    id('noi'),
    years.map((entry) => entry.operation.noi),
    'NOI of the first year, with rent changed and costs grown each year',
    ['returns.noi', ...drivers],
    term('NOI', '純営業収益', 'JPY/year', 'Effective income less operating expenses.'),
  );
  ledger.series(
    id('debt_service'),
    years.map((entry) => entry.debtService),
    'payments of the year',
    loan,
    term('Loan payments', '元利返済額', 'JPY/year', 'Zero after the loan has ended.'),
  );
  ledger.series(
    id('btcf'),
    years.map((entry) => entry.btcf),
    'NOI − set-aside − loan payments',
    [id('noi'), id('debt_service'), 'financial_analysis.maintenance_reserves.capital_reserve'],
    term('Cash flow before income tax', '税引前キャッシュフロー', 'JPY/year', 'NOI less set-aside less loan payments.'),
  );
  ledger.series(
    id('principal'),
    years.map((entry) => entry.principal),
    'principal repaid',
    loan,
    term('Principal repaid', '元金返済', 'JPY/year', 'For the dead cross.'),
  );
  ledger.series(
    id('loan_balance'),
    years.map((entry) => entry.loanBalance),
    'loan − principal repaid',
    loan,
    term('Loan left', '残債', 'JPY', 'Owed at the end of the year.'),
  );
  const columns = ['gross_potential', 'noi', 'debt_service', 'btcf', 'principal', 'loan_balance'];
  if (tax.length > 0) {
    ledger.series(
      id('depreciation'),
      years.map((_, index) => tax[index]?.depreciation ?? 0),
      'cost × rate until one yen is left',
      ['tax.depreciation', 'tax.building_cost'],
      term('Depreciation', '減価償却費', 'JPY/year', 'Written off in the year.'),
    );
    ledger.series(
      id('atcf'),
      years.map((_, index) => tax[index]?.atcf ?? 0),
      'cash flow before tax + premium paid at closing − income taxes',
      [id('btcf'), id('depreciation'), 'financial_analysis.acquisition_costs.fire_insurance', 'assumptions.other_income'],
      term('Cash flow after tax', '税引後キャッシュフロー', 'JPY/year', 'What is left in hand.'),
    );
    columns.push('depreciation', 'atcf');
  }
  return { years: years.map((entry) => entry.year), columns: columns.map(id) };
}
