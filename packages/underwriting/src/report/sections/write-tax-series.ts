import { present, type ReportDraft } from '../../draft/report-draft.ts';
import * as shared from '../../texts/shared-texts.ts';
import * as texts from '../../texts/tax-series-texts.ts';
import { loanInputs } from './loan-inputs.ts';

type TaxRow = 'depreciation' | 'purchase_expenses' | 'taxable_income' | 'offsettable' | 'income_tax' | 'principal' | 'atcf';

/** Rows of the tax table. Returns the id of a row. */
export function writeTaxSeries(
  draft: ReportDraft,
  years: readonly {
    depreciation: number;
    purchaseExpenses: number;
    taxableIncome: number;
    offsettable: number;
    tax: number;
    atcf: number;
  }[],
): (id: TaxRow) => string {
  const { ledger, base, settings } = draft;
  const ofCompany = settings.choices.owner === 'company';
  const id = (row: TaxRow) => `tax_schedule.${row}`;
  const costs = [
    'stamp_sale',
    'stamp_loan',
    'registration_land',
    'registration_building',
    'registration_mortgage',
    'acquisition_tax_land',
    'acquisition_tax_building',
    'scrivener',
    'loan_fee',
  ].map((key) => `financial_analysis.acquisition_costs.${key}`);
  ledger.series(
    id('depreciation'),
    years.map((entry) => entry.depreciation),
    shared.depreciationFormula,
    ['tax.depreciation', 'tax.building_cost'],
    shared.depreciation,
  );
  ledger.series(
    id('purchase_expenses'),
    years.map((entry) => entry.purchaseExpenses),
    texts.purchaseExpensesFormula,
    costs,
    texts.purchaseExpenses,
  );
  ledger.series(
    id('taxable_income'),
    years.map((entry) => entry.taxableIncome),
    texts.taxableIncomeFormula,
    [
      'projection.noi',
      'financial_analysis.acquisition_costs.tax_settlement',
      ...(base.loanYears.length > 0 ? ['loan_schedule.interest'] : []),
      id('depreciation'),
      id('purchase_expenses'),
    ],
    texts.taxableIncome,
  );
  ledger.series(
    id('offsettable'),
    years.map((entry) => entry.offsettable),
    ofCompany ? texts.offsettableOfCompanyFormula : texts.offsettableFormula,
    [id('taxable_income'), ...present(ledger, ['assumptions.blue_deduction']), 'split.land', 'loan.amount'],
    texts.offsettable(ofCompany),
  );
  ledger.series(
    id('income_tax'),
    years.map((entry) => entry.tax),
    ofCompany ? texts.incomeTaxOfCompanyFormula : texts.incomeTaxFormula,
    [id('offsettable'), ...present(ledger, ['assumptions.other_income'])],
    texts.incomeTax,
  );
  ledger.series(
    id('principal'),
    base.years.map((entry) => entry.principal),
    texts.principalFormula,
    loanInputs(draft),
    texts.principal,
  );
  ledger.series(
    id('atcf'),
    years.map((entry) => entry.atcf),
    shared.atcfFormula,
    ['projection.btcf', id('income_tax')],
    shared.atcf,
  );
  return id;
}
