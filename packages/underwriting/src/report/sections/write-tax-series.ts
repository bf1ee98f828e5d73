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
    'tax cost × rate until ¥1 is left',
    ['tax.depreciation', 'tax.building_cost'],
    term('Depreciation', '減価償却費', 'JPY/year', 'Depreciation of the year.'),
  );
  ledger.series(
    id('purchase_expenses'),
    years.map((entry) => entry.purchaseExpenses),
    'closing costs expensed at once',
    costs,
    term('Closing costs expensed', '取得時経費', 'JPY/year', 'Taxes, scrivener fee and loan fee, in year 1.'),
  );
  ledger.series(
    id('taxable_income'),
    years.map((entry) => entry.taxableIncome),
    'NOI + property tax proration (year 1) − interest − depreciation − closing costs expensed',
    [
      'projection.noi',
      'financial_analysis.acquisition_costs.tax_settlement',
      ...(base.loanYears.length > 0 ? ['loan_schedule.interest'] : []),
      id('depreciation'),
      id('purchase_expenses'),
    ],
    term(
      'Taxable income of the property',
      '不動産所得',
      'JPY/year',
      'Principal and capital reserve are not deductible; the property tax proration is part of the purchase price instead.',
    ),
  );
  ledger.series(
    id('offsettable'),
    years.map((entry) => entry.offsettable),
    ofCompany
      ? 'taxable income; a company’s loss is carried forward'
      : 'taxable income − blue return deduction; of a loss, only the part above interest on the land loan',
    [id('taxable_income'), ...present(ledger, ['assumptions.blue_deduction']), 'split.land', 'loan.amount'],
    term(
      'Income or loss after offset rules',
      '損益通算後の所得',
      'JPY/year',
      ofCompany
        ? 'A company’s losses offset its income of later years.'
        : 'A loss up to the interest on the land loan cannot offset other income.',
    ),
  );
  ledger.series(
    id('income_tax'),
    years.map((entry) => entry.tax),
    ofCompany ? 'all taxes of a small company on the income' : 'tax with this property − tax on other income alone',
    [id('offsettable'), ...present(ledger, ['assumptions.other_income'])],
    term(
      'Income tax',
      '所得税・住民税等',
      'JPY/year',
      'Including surtax, resident tax and enterprise tax if they apply; negative means tax savings.',
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
    'cash flow before tax − income tax',
    ['projection.btcf', id('income_tax')],
    term('Cash flow after tax', '税引後キャッシュフロー', 'JPY/year', 'Cash flow before tax − income tax.'),
  );
  return id;
}
