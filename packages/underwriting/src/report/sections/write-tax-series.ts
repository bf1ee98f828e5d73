import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { term } from '../../terms/term.ts';
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
    'cost × rate until one yen is left',
    ['tax.depreciation', 'tax.building_cost'],
    term('Depreciation', '減価償却費', 'JPY/year', 'Written off in the year.'),
  );
  ledger.series(
    id('purchase_expenses'),
    years.map((entry) => entry.purchaseExpenses),
    'purchase costs that are expensed at once',
    costs,
    term('Purchase costs expensed', '取得時経費', 'JPY/year', 'Taxes, scrivener and loan fee, in the first year.'),
  );
  ledger.series(
    id('taxable_income'),
    years.map((entry) => entry.taxableIncome),
    'NOI + property tax settled at closing, in the first year − interest − depreciation − purchase costs expensed',
    [
      'projection.noi',
      'financial_analysis.acquisition_costs.tax_settlement',
      ...(base.loanYears.length > 0 ? ['loan_schedule.interest'] : []),
      id('depreciation'),
      id('purchase_expenses'),
    ],
    term(
      'Income from the property for tax',
      '不動産所得',
      'JPY/year',
      'Principal and what is set aside for repairs are not deducted; property tax settled at closing is part of the price instead.',
    ),
  );
  ledger.series(
    id('offsettable'),
    years.map((entry) => entry.offsettable),
    ofCompany
      ? 'taxable income: a company’s loss counts whole and is carried forward'
      : 'taxable income less blue-return deduction; of a loss, only what goes beyond the interest on the land’s part of the loan',
    [id('taxable_income'), ...present(ledger, ['assumptions.blue_deduction']), 'split.land', 'loan.amount'],
    term(
      'Income or loss that counts',
      '損益通算後の所得',
      'JPY/year',
      ofCompany
        ? 'Losses of a company are set against its income of later years.'
        : 'A loss up to the interest on the land cannot be set against other income.',
    ),
  );
  ledger.series(
    id('income_tax'),
    years.map((entry) => entry.tax),
    ofCompany ? 'all taxes of a small company on the income' : 'tax on other income and this − tax on other income alone',
    [id('offsettable'), ...present(ledger, ['assumptions.other_income'])],
    term(
      'Income taxes',
      '所得税・住民税等',
      'JPY/year',
      'With surtax, resident tax and enterprise tax where they apply; negative where a loss saves tax on other income.',
    ),
  );
  ledger.series(
    id('principal'),
    base.years.map((entry) => entry.principal),
    'principal repaid in the year',
    loanInputs(draft),
    term('Principal repaid', '元金返済', 'JPY/year', 'Not deductible.'),
  );
  ledger.series(
    id('atcf'),
    years.map((entry) => entry.atcf),
    'cash flow before tax − income taxes',
    ['projection.btcf', id('income_tax')],
    term('Cash flow after tax', '税引後キャッシュフロー', 'JPY/year', 'What is left in hand.'),
  );
  return id;
}
