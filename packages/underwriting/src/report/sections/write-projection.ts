import type { ReportDraft } from '../../draft/report-draft.ts';
import * as texts from '../../texts/projection-texts.ts';
import * as shared from '../../texts/shared-texts.ts';
import type { Projection } from '../document/insight-report.ts';
import { loanInputs } from './loan-inputs.ts';

/** Year-by-year table of the holding period. Written before the returns, which rest on it. */
export function writeProjection(draft: ReportDraft): Projection {
  const prepays = (draft.settings.values.prepayment ?? 0) > 0;
  const { base, ledger } = draft;
  const drivers = ['rent.monthly_full', 'assumptions.rent_change', 'assumptions.cost_growth', 'assumptions.holding_years'];
  const years = base.years.map((entry) => entry.year);
  const row = (id: string, values: number[], formula: string, inputs: string[]) =>
    ledger.series(`projection.${id}`, values, formula, inputs);
  row(
    'gross_potential',
    base.years.map((entry) => entry.operation.grossPotential),
    texts.grossPotentialFormula,
    drivers,
  );
  row(
    'effective',
    base.years.map((entry) => entry.operation.effective),
    shared.effectiveFormula,
    ['projection.gross_potential', 'assumptions.vacancy'],
  );
  row(
    'operating_expenses',
    base.years.map((entry) => entry.operation.operatingExpenses),
    texts.operatingExpensesFormula,
    ['returns.operating_expenses', ...drivers],
  );
  row(
    'noi',
    base.years.map((entry) => entry.operation.noi),
    shared.noiFormula,
    ['projection.effective', 'projection.operating_expenses'],
  );
  row(
    'capital_reserve',
    base.years.map((entry) => entry.operation.capitalReserve),
    texts.capitalReserveFormula,
    ['financial_analysis.maintenance_reserves.capital_reserve', 'assumptions.cost_growth'],
  );
  row(
    'debt_service',
    base.years.map((entry) => entry.debtService),
    texts.debtServiceFormula,
    loanInputs(draft),
  );
  row(
    'paid_at_closing',
    base.years.map((entry) => entry.paidAtClosing),
    texts.paidAtClosingFormula,
    [
      'financial_analysis.acquisition_costs.fire_insurance',
      'financial_analysis.acquisition_costs.tax_settlement',
      'assumptions.insurance_term',
    ],
  );
  row(
    'btcf',
    base.years.map((entry) => entry.btcf),
    prepays ? texts.btcfPrepayingFormula : texts.btcfFormula,
    [
      'projection.noi',
      'projection.capital_reserve',
      'projection.debt_service',
      'projection.paid_at_closing',
      ...(prepays ? ['assumptions.prepayment', 'assumptions.prepayment_year'].filter((id) => ledger.has(id)) : []),
    ],
  );
  let sum = 0;
  row(
    'btcf_cumulative',
    base.years.map((entry) => {
      sum += entry.btcf;
      return sum;
    }),
    texts.cumulativeFormula,
    ['projection.btcf'],
  );
  row(
    'loan_balance',
    base.years.map((entry) => entry.loanBalance),
    prepays ? texts.loanBalancePrepayingFormula : texts.loanBalanceFormula,
    loanInputs(draft),
  );
  return {
    years,
    columns: [
      'gross_potential',
      'effective',
      'operating_expenses',
      'noi',
      'capital_reserve',
      'debt_service',
      'paid_at_closing',
      'btcf',
      'btcf_cumulative',
      'loan_balance',
    ].map((id) => `projection.${id}`),
  };
}

/** Loan by year, to its end. */
export function writeLoanSchedule(draft: ReportDraft): Projection {
  const { base, ledger } = draft;
  if (base.loanYears.length === 0) return { years: [], columns: [] };
  const inputs = loanInputs(draft);
  const row = (id: 'payment' | 'interest' | 'principal' | 'balance', formula: string) =>
    ledger.series(
      `loan_schedule.${id}`,
      base.loanYears.map((entry) => entry[id]),
      formula,
      inputs,
    );
  return {
    years: base.loanYears.map((entry) => entry.year),
    columns: [
      row('payment', texts.debtServiceFormula),
      row('interest', texts.interestFormula),
      row('principal', texts.loanPrincipalFormula),
      row('balance', texts.loanBalanceFormula),
    ],
  };
}
