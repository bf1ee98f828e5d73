import * as figureTerms from '../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../terms/term.ts';

// exit_ladder.price

export const priceFormula = 'the same methods as at the end of the holding period, in each year';
export const price = standard(figureTerms.exitPrice, 'JPY', {
  definition:
    'The exit methods in each year: the cap rate rises with age, comparable sales and cost follow the price level. A reference, not a forecast.',
});

// exit_ladder.sale_costs

export const saleCosts = standard(figureTerms.sellingCosts, 'JPY', { definition: 'Brokerage, stamp tax and other costs of the exit.' });

// exit_ladder.loan_balance

export const loanBalanceFormula = 'loan balance at year end';
export const loanBalance = standard(figureTerms.loanBalance, 'JPY', { definition: 'Repaid from the sale.' });

// exit_ladder.gain

export const gainOfCompanyFormula = 'exit price − book value − selling costs';
export const gainFormula = 'exit price − book value − brokerage and stamp tax of the sale';
export const gain = term('Taxable gain', '譲渡益', 'JPY', 'Past depreciation increases the gain.');

// exit_ladder.gains_tax

export const gainsTaxOfCompanyFormula = 'corporate tax with the gain − corporate tax without it';
export const gainsTaxFormula = 'gain × rate; the long-term rate if held more than five years on Jan 1 of the sale year';
export const gainsTax = (ofCompany: boolean) =>
  standard(figureTerms.gainsTax, 'JPY', {
    definition: ofCompany
      ? 'Corporate tax on sale, with the company’s other income and losses carried forward; negative means tax savings.'
      : 'The lower long-term rate applies if held more than five years on Jan 1 of the year of sale.',
  });

// exit_ladder.net_after_tax

export const netAfterTaxFormula = 'exit price − selling costs − loan balance − tax';
export const netAfterTax = term('Net sale proceeds, after tax', '税引後手取り', 'JPY', 'Exit price − selling costs − loan balance − tax.');

// exit_ladder.multiple

export const multipleFormula = 'all cash received after tax ÷ all cash contributed';
export const multiple = term(
  'Equity multiple, after tax',
  '自己資本倍率',
  'ratio',
  'Total cash received ÷ total cash contributed. Equity and each year’s shortfall are contributions; above 1.00× more is received than contributed.',
);

// exit_ladder.irr

export const irrBeforeTaxFormula = 'IRR before tax of a sale in that year';
export const irrBeforeTax = term('IRR before tax', '税引前IRR', 'percent', 'Not available if no single rate exists.');

// exit_ladder.irr_after_tax

export const irrAfterTaxFormula = 'IRR after tax if sold in that year';
export const irrAfterTax = term('IRR, after tax', '税引後IRR', 'percent', 'Not available if no single rate exists.');

// exit.best_multiple_year

export const bestMultipleYearFormula = 'year with the highest equity multiple after tax';
export const bestMultipleYear = term(
  'Year of highest equity multiple',
  null,
  'count',
  'Within the calculated years and under the same assumptions; not a forecast.',
);

// exit.long_term_from

export const longTermFromFormula = 'first sale year with more than five years of ownership on Jan 1';
export const longTermFrom = term(
  'Long-term tax rate from year',
  null,
  'count',
  'First year of holding in which a sale is taxed at the lower long-term rate.',
);
export const noLongTermOfCompany = 'N/A: a company’s tax does not depend on the holding period.';
