import { term } from '../terms/term.ts';

// tax_schedule.purchase_expenses

export const purchaseExpensesFormula = 'closing costs expensed at once';
export const purchaseExpenses = term('Closing costs expensed', '取得時経費', 'JPY/year', 'Taxes, scrivener fee and loan fee, in year 1.');

// tax_schedule.taxable_income

export const taxableIncomeFormula = 'NOI + property tax proration (year 1) − interest − depreciation − closing costs expensed';
export const taxableIncome = term(
  'Taxable income of the property',
  '不動産所得',
  'JPY/year',
  'Principal and capital reserve are not deductible; the property tax proration is part of the purchase price instead.',
);

// tax_schedule.offsettable

export const offsettableOfCompanyFormula = 'taxable income; a company’s loss is carried forward';
export const offsettableFormula = 'taxable income − blue return deduction; of a loss, only the part above interest on the land loan';
export const offsettable = (ofCompany: boolean) =>
  term(
    'Income or loss after offset rules',
    '損益通算後の所得',
    'JPY/year',
    ofCompany
      ? 'A company’s losses offset its income of later years.'
      : 'A loss up to the interest on the land loan cannot offset other income.',
  );

// tax_schedule.income_tax

export const incomeTaxOfCompanyFormula = 'all taxes that a small company pays on the income';
export const incomeTaxFormula = 'tax with this property − tax on other income alone';
export const incomeTax = term(
  'Income tax',
  '所得税・住民税等',
  'JPY/year',
  'Including surtax, resident tax and enterprise tax if they apply; negative means tax savings.',
);

// tax_schedule.principal

export const principalFormula = 'principal repaid in the year';
export const principal = term('Principal repaid', '元金返済', 'JPY/year', 'Not deductible.');
