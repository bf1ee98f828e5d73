import type { YearTable } from './card-view.ts';

/**
 * What a phone shows of a table of years before it is scrolled: cash first, then what it adds up to or what is still owed. On a wide page
 * and on paper columns stand as a statement has them, from income to cash.
 */
const first: Record<string, readonly string[]> = {
  cash: ['projection.btcf', 'projection.btcf_cumulative', 'projection.loan_balance'],
  tax: ['tax_schedule.atcf', 'tax_schedule.income_tax', 'tax_schedule.taxable_income'],
  'long-term': ['long_term.atcf', 'long_term.btcf', 'long_term.loan_balance'],
  months: ['monthly.atcf', 'monthly.btcf', 'monthly.ncf'],
  loan: ['loan_schedule.balance', 'loan_schedule.payment'],
  exit: ['exit_ladder.net_after_tax', 'exit_ladder.multiple', 'exit_ladder.irr_after_tax'],
};

/** The same table with the columns that matter most before the others, which keep their order. */
export function withFirstColumns(name: string, table: YearTable): YearTable {
  const found = (first[name] ?? []).filter((id) => table.columns.includes(id));
  return { ...table, columns: [...found, ...table.columns.filter((id) => !found.includes(id))] };
}
