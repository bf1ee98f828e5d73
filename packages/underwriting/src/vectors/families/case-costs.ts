import { brokerageCap } from '../../acquisition/brokerage.ts';
import { buildingAcquisitionTax, landAcquisitionTax } from '../../acquisition/real-estate-acquisition-tax.ts';
import { registrationTax } from '../../acquisition/registration-tax.ts';
import { stampTax } from '../../acquisition/stamp-tax.ts';
import { fullYearDepreciation } from '../../depreciation/straight-line.ts';
import { simplifiedLife } from '../../depreciation/used-life.ts';
import { propertyTax } from '../../holding/fixed-asset-tax.ts';
import { loanPayments } from '../../loan/schedule.ts';
import { timesRate } from '../../money/yen.ts';
import { type BuildingUse, legalLives, type TaxStructure } from '../../rules/depreciation.ts';
import { registrationBuildingSale, registrationLandSale, registrationMortgage } from '../../rules/registration-tax.ts';
import { stampTaxLoan, stampTaxSale } from '../../rules/stamp-tax.ts';
import { incomeTax, residentIncomeLevy } from '../../tax/income-tax.ts';
import { defaultDate, type Inputs, numberIn, textIn } from '../vector.ts';
import { solveCase } from './case-solver.ts';
import { listedRunningCosts, statesPropertyTax } from './running-costs.ts';

/** Costs once, at the purchase, that nothing but the example can tell. */
const once = [
  ['scrivener', 'judicial_scrivener', 'scrivener_fee', 'judicial_scrivener_fee'],
  ['loan_fee'],
  ['insurance', 'insurance_initial', 'fire_insurance', 'fire_insurance_initial', 'initial_insurance', 'insurance_upfront'],
  ['settlement', 'tax_settlement'],
  ['other_acquisition'],
] as const;
const byRule = [
  'brokerage',
  'stamp_sale',
  'stamp_loan',
  'registration_land',
  'registration_building',
  'registration_mortgage',
  'acquisition_tax_land',
  'acquisition_tax_building',
];

const named: Readonly<Record<string, TaxStructure>> = {
  wood: 'wood',
  RC: 'RC',
  SRC: 'SRC',
  heavy_steel: 'steel_over_4mm',
  light_steel: 'steel_3_to_4mm',
};

function propertyTaxOf(inputs: Inputs): Record<string, number> {
  const land = numberIn(inputs, 'land_assessed');
  const building = numberIn(inputs, 'building_assessed');
  const area = numberIn(inputs, 'land_area');
  if (land === undefined || building === undefined || area === undefined || statesPropertyTax(inputs)) return {};
  const tax = propertyTax({
    landAssessed: land,
    landAreaSqm: area,
    dwellingUnits: numberIn(inputs, 'units', 'dwelling_units') ?? 1,
    buildingAssessed: building,
    residential: true,
    fixedRate: numberIn(inputs, 'fixed_rate') ?? 0.014,
    cityRate: numberIn(inputs, 'city_rate') ?? 0.003,
    fiscalYear: numberIn(inputs, 'fiscal_year') ?? 2026,
  });
  return { fixed_and_city_tax: tax.total, fixed_asset_tax_alone: tax.fixedAssetTax, city_planning_tax_alone: tax.cityPlanningTax };
}

function loanFigures(known: Record<string, number>): Record<string, number> {
  const { loan, rate_pct: rate, years } = known;
  if (loan === undefined || rate === undefined || years === undefined) return {};
  const paid = loanPayments({ principal: loan, annualRate: rate / 100, months: years * 12, method: 'level_payment' });
  const first = paid.slice(0, 12);
  const figures: Record<string, number> = {
    interest_year1: first.reduce((sum, entry) => sum + entry.interest, 0),
    principal_year1: first.reduce((sum, entry) => sum + entry.principal, 0),
  };
  for (const year of [1, 5, 10, 15, 20]) {
    const entry = paid[year * 12 - 1];
    if (entry) Object.assign(figures, { [`loan_balance_year${year}`]: entry.balance, [`balance_after_${year}`]: entry.balance });
  }
  return figures;
}

function depreciationOf(inputs: Inputs): Record<string, number> {
  const structure = named[textIn(inputs, 'structure') ?? ''];
  const legal =
    numberIn(inputs, 'legal_life') ?? (structure && legalLives[(textIn(inputs, 'use') ?? 'residential') as BuildingUse][structure]);
  const age = numberIn(inputs, 'age', 'age_years');
  if (legal === undefined || age === undefined) return {};
  const life = age > 0 ? simplifiedLife(legal, Math.round(age * 12)) : legal;
  const cost = numberIn(inputs, 'building_price', 'building_cost');
  return cost === undefined ? { used_life: life } : { used_life: life, depreciation: fullYearDepreciation(cost, life) };
}

/** Names under which a case states its purchase costs as one sum. */
export const lumpCostNames = ['acquisition_costs', 'acquisition_cost', 'costs', 'purchase_costs', 'closing_costs', 'closing_cost'];

/** Purchase costs stated as a share of the price (`acquisition_costs_pct`, `acquisition_cost_rate`), in yen. */
export function withSharesOfPrice(inputs: Inputs): Inputs {
  const price = numberIn(inputs, 'price');
  if (price === undefined) return inputs;
  for (const name of lumpCostNames) {
    const percent = numberIn(inputs, `${name}_pct`);
    const rate = percent === undefined ? numberIn(inputs, `${name}_rate`) : Number((percent / 100).toPrecision(12));
    if (rate !== undefined) return { ...inputs, acquisition_costs: timesRate(price, rate) };
  }
  return inputs;
}

/** Taxes of the purchase on the days that the case states, each by its own; without a day the solver takes that of the files. */
function datedTaxes(all: Inputs): Record<string, number> {
  const taxes: Record<string, number> = {};
  const contract = textIn(all, 'contract_date');
  const acquired = textIn(all, 'acquired', 'acquired_on', 'acquisition_date', 'purchase_date') ?? contract;
  const registered = textIn(all, 'registration_date', 'registered_on') ?? acquired;
  const set = (name: string, given: number | undefined, day: string | undefined, work: (value: number, day: string) => number) => {
    if (given !== undefined && day !== undefined && numberIn(all, name) === undefined) taxes[name] = work(given, day);
  };
  const price = numberIn(all, 'price');
  const [loan, land, building] = [
    numberIn(all, 'loan', 'principal', 'loan_amount'),
    numberIn(all, 'land_assessed', 'land_assessed_value'),
    numberIn(all, 'building_assessed', 'building_assessed_value'),
  ];
  set('stamp_sale', price, contract ?? acquired, (value, day) => stampTax(stampTaxSale, value, day).tax);
  set('stamp_loan', loan, textIn(all, 'loan_date') ?? contract ?? acquired, (value, day) => stampTax(stampTaxLoan, value, day).tax);
  set('registration_land', land, registered, (value, day) => registrationTax(registrationLandSale, value, day).tax);
  set('registration_building', building, registered, (value, day) => registrationTax(registrationBuildingSale, value, day).tax);
  set('registration_mortgage', loan, registered, (value, day) => registrationTax(registrationMortgage, value, day).tax);
  set(
    'acquisition_tax_land',
    land,
    acquired,
    (value, day) => landAcquisitionTax({ assessedValue: value, acquiredOn: day, residential: true }).tax,
  );
  set(
    'acquisition_tax_building',
    building,
    acquired,
    (value, day) => buildingAcquisitionTax({ assessedValue: value, acquiredOn: day, dwelling: true }).tax,
  );
  if (textIn(all, 'contract_form') === 'electronic') Object.assign(taxes, { stamp_sale: 0, stamp_loan: 0 });
  return taxes;
}

/** A case with what its lists add up to: running and purchase costs, property tax, first loan year, depreciation, tax at the margin. */
export function withCaseCosts(stated: Inputs): Inputs {
  const inputs = withSharesOfPrice(stated);
  const tax = propertyTaxOf(inputs);
  const all: Inputs = { ...tax, ...inputs };
  const total = (rows: readonly (readonly string[])[]) =>
    rows.map((row) => numberIn(all, ...row)).reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const listed = listedRunningCosts(all);
  if (listed > 0 && numberIn(all, 'fixed_opex', 'opex') === undefined) all.listed_opex = listed;
  if (
    numberIn(all, 'pm_rate', 'management_rate', 'pm_fee_rate', 'pm_rate_inc_tax', 'pm_fee') === undefined &&
    all.listed_opex !== undefined
  )
    all.pm_fee = 0;
  // A fee in percent has been brought to a ratio under the name of a sum.
  const feeRate = numberIn(all, 'loan_fee_rate') ?? (numberIn(all, 'loan_fee_pct') === undefined ? undefined : numberIn(all, 'loan_fee'));
  const loan = numberIn(all, 'loan', 'principal', 'loan_amount');
  const fee = feeRate !== undefined && loan !== undefined ? { loan_fee: timesRate(loan, feeRate) } : {};
  Object.assign(all, { ...depreciationOf(all), ...inputs, ...fee });
  const price = numberIn(all, 'price');
  if (price !== undefined && all.brokerage === undefined)
    all.brokerage = brokerageCap({
      priceExTax: price - (numberIn(all, 'consumption_tax') ?? 0),
      contractDate: textIn(all, 'contract_date') ?? defaultDate,
    }).capIncTax;
  Object.assign(all, datedTaxes(all));
  const first = solveCase(all);
  const statesCosts = [...lumpCostNames, 'equity', 'down_payment', 'total_cost'].some((name) => name in inputs);
  const assessed = numberIn(all, 'land_assessed', 'building_assessed') !== undefined;
  if (!statesCosts && (assessed || total(once) > 0))
    all.acquisition_costs = byRule.reduce((sum, name) => sum + (first[name] ?? 0), 0) + total(once);
  const known = { ...solveCase(all), ...loanFigures(first) };
  const other = numberIn(inputs, 'other_taxable_income', 'other_income_taxable', 'salary_taxable', 'taxable_salary', 'other_income');
  if (known.noi !== undefined && known.depreciation !== undefined && other !== undefined) {
    const result = known.noi - (known.interest_year1 ?? 0) - known.depreciation;
    const year = numberIn(inputs, 'year') ?? 2026;
    Object.assign(known, {
      real_estate_income: result,
      income_tax: incomeTax(other + result, year) - incomeTax(other, year),
      resident_tax: residentIncomeLevy(other + result, year) - residentIncomeLevy(other, year),
    });
  }
  return known;
}
