import * as figureTerms from '../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../terms/term.ts';

// tax.used_life

export const lifeFormulas = {
  simplified: 'remaining life + 20% of the age, in months, rounded down to years, at least two',
  estimate:
    'works rule out the simplified method: cost ÷ (cost without works ÷ simplified life + works ÷ statutory life), rounded down to years (折衷法, 耐用年数通達1-5-6)',
  legal: 'statutory useful life, as works cost more than half of a new building',
};
export const newLifeFormula = 'statutory useful life, as the building is new';
export const usedLife = (isSimplified: boolean) =>
  standard(figureTerms.depreciationPeriod, 'years', {
    ...(isSimplified ? {} : { ja: '耐用年数' }),
    definition:
      'Useful life for a used building under the simplified method (耐用年数省令3条). If works exceed half of the building’s cost, the life is estimated; above half of the replacement cost, the statutory life applies.',
  });

// who withholds from the rent

export const withholdingRule =
  'Corporate tenants, sublease operators and business tenants withhold 20.42% of the rent; an individual renting a home withholds nothing.';
export const noSuchTenant = 'No such tenant is stated';
export const suchTenantsPay = (share: string) => `Such tenants pay ${share} of the rent`;
export const tenantTypeNotStated = (ifCompanies: string) =>
  `${withholdingRule} The tenant type is not stated: withholding is zero with individuals and ${ifCompanies} in year 1 with companies only.`;

// tax.building_cost

export const buildingCostFormula = (hasWorks: boolean) =>
  `building allocation + its share of brokerage fee and tax proration${hasWorks ? ' + works at purchase' : ''}`;
export const buildingCost = term(
  'Tax basis of the building',
  '建物の取得価額',
  'JPY',
  'Depreciable amount. Registration, acquisition and stamp taxes are expensed in year 1 instead.',
);

// tax.depreciation_rate

export const depreciationRateFormula = '1 ÷ depreciation period, rounded up at the third decimal';
export const depreciationRate = term('Straight-line rate', '定額法償却率', 'percent', 'Share of the tax cost depreciated in a full year.');

// tax.depreciation

export const depreciationWithEquipmentFormula = '(tax cost − equipment) × rate + equipment × its rate, each rounded down to ¥1';
export const depreciationFormula = 'tax cost × rate, rounded down to ¥1';
export const depreciation = term(
  'Annual depreciation',
  '減価償却費',
  'JPY/year',
  'Depreciation of each full year until ¥1 is left. It lowers tax and is not a cash cost.',
);

// tax.dead_cross

export const deadCrossFormula = 'first year in which principal repaid exceeds depreciation';
export const deadCross = standard(figureTerms.deadCross, 'count');

// tax.negative_cash_year

export const negativeCashYearFormula = 'first year with cash flow after tax below zero';
export const negativeCashYear = term(
  'First year of negative cash flow',
  'デッドクロス (税引後CF基準)',
  'count',
  'First year with cash flow after tax below zero, another common meaning of dead cross.',
);
export const noNegativeCashYear = 'Not available: cash flow after tax is zero or above in all calculated years.';

// returns.atcf

export const atcfFormula = 'cash flow before tax − income tax, first year';
export const atcf = term(
  'Cash flow after tax, year 1',
  '税引後キャッシュフロー (ATCF)',
  'JPY/year',
  'Year 1 deducts closing costs, so its tax is lower than in later years.',
);

// returns.atcf_year_2

export const atcfYear2Formula = 'the same in the second year';
export const atcfYear2 = term(
  'Cash flow after tax, year 2',
  '税引後キャッシュフロー (2年目)',
  'JPY/year',
  'Without the closing costs deducted in year 1.',
);
export const noAtcfYear2 = 'N/A: the holding period ends before.';

// exit.gains_tax

export const gainsTaxOfCompanyFormula = 'corporate tax with (exit price − book value − selling costs) − corporate tax without it';
export const gainsTaxFormula = 'tax on (exit price − book value − brokerage and stamp tax of the sale)';
/** What the tax on a sale is called, by the owner. */
export const gainsTaxNames = (ofCompany: boolean) =>
  ofCompany ? { label: 'Corporate tax on sale', ja: '法人税 (売却)' } : { label: 'Capital gains tax', ja: '譲渡税' };
export const gainsTax = (ofCompany: boolean, isLongTerm: boolean) =>
  term(
    gainsTaxNames(ofCompany).label,
    gainsTaxNames(ofCompany).ja,
    'JPY',
    ofCompany
      ? 'Corporate tax on the exit gain; negative means tax savings. Later law may differ.'
      : `${isLongTerm ? 'Long-term rate: held more than five years on Jan 1 of the year of sale.' : 'Short-term rate: held five years or less on Jan 1 of the year of sale.'} Later law may differ.`,
  );

// returns.irr_after_tax

export const irrAfterTaxFormula = 'rate at which equity, cash flow after tax and sale after tax have an NPV of zero';
export const irrAfterTax = term('IRR, after tax', '税引後IRR', 'percent', 'Annual; the first cash flow is not discounted.');

// reading

export const taxOverOtherIncome = (owner: string) =>
  `Tax is calculated for ${owner} as the increase over tax on other income, under the enacted rules of each year.`;
export const taxUnderRules = (owner: string) => `Tax is calculated for ${owner} under the enacted rules of each year.`;
export const deadCrossWithoutLoan = 'Dead cross: N/A, because there is no loan.';
export const deadCrossNever = 'Principal stays below depreciation in all calculated years, so there is no dead cross.';
export const deadCrossInYear = (year: number) =>
  `Dead cross is in year ${year}: from then, principal exceeds depreciation and tax takes more of the cash flow.`;
export const cashBelowZero = (year: number, byPrepayment: boolean) =>
  `Cash flow after tax first falls below zero in year ${year}${byPrepayment ? ', the year of the prepayment' : ''}.`;
export const yearsOfHolding =
  'Years are years of holding, 12 months each from the purchase. The tax return of the first calendar year covers only its months.';
export const lightSteel = 'For light steel the depreciation period depends on member thickness; both are shown.';

// reading for an owner abroad

export const basicDeduction = 'The basic deduction a non-resident owner may claim is left out, so the tax shown is on the high side.';
export const withheldAtSale =
  'At the sale the buyer withholds 10.21% of the price, unless an individual buys it as their own home for at most ¥100,000,000.';
export const taxAgent =
  'A tax agent (納税管理人) in Japan receives tax office letters and files the return between Feb 16 and Mar 15 of the next year; excess withholding is refunded one to two months later.';
export const yen = 'Rent, loan and tax are in yen: if the yen falls 10% against your currency, your cash flow in that currency falls 10%.';
