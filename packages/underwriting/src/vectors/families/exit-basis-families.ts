import { costBasis } from '../../exit/capital-gains.ts';
import { floorTo, timesRate } from '../../money/yen.ts';
import { straightLineRate } from '../../rules/straight-line-rate.ts';
import { directCapitalisation } from '../../valuation/income-approach.ts';
import { type Family, flagIn, type Inputs, numberIn, type Outputs, textIn, UnknownShape } from '../vector.ts';
import { corporate } from './corporate-families.ts';

/** What tells the cost of a property at its purchase. */
export const costNames = [
  'land_cost',
  'building_cost',
  'land',
  'building',
  'land_price',
  'building_price',
  'acquisition_price',
  'purchase_price',
  'original_price',
];
const sumIn = (inputs: Inputs, ...names: string[]) => names.reduce((total, name) => total + (numberIn(inputs, name) ?? 0), 0);

/** Straight-line depreciation of the years that the building was let, where the example tells its life and the years. */
function worn(inputs: Inputs, building: number): number {
  const [life, years] = [
    numberIn(inputs, 'life', 'useful_life', 'legal_life', 'used_life'),
    numberIn(inputs, 'years_used', 'years_held', 'holding_years', 'years_let'),
  ];
  if (life === undefined || years === undefined || building === 0) return 0;
  return Math.min(building - 1, Math.floor(building * straightLineRate(life) * years + 1e-6));
}

/** Purchase costs that become part of the cost: always the brokerage; taxes and registration only if they were not expensed against rent. */
export const basis: Family = (inputs) => {
  const expensed = flagIn(inputs, 'registration_and_acquisition_tax_expensed', 'taxes_expensed') ?? true;
  const capitalised =
    sumIn(inputs, 'brokerage_buy', 'brokerage', 'purchase_brokerage', 'tax_settlement', 'settlement', 'demolition') +
    sumIn(
      inputs,
      'capital_expenditure',
      'improvements',
      'capex',
      'renovation',
      'purchase_costs',
      'acquisition_costs',
      'capitalised_costs',
    ) +
    (expensed
      ? 0
      : sumIn(
          inputs,
          'registration_tax',
          'registration',
          'acquisition_tax',
          'stamp_tax',
          'stamp',
          'scrivener',
          'registration_and_acquisition_tax',
        ));
  const building = numberIn(inputs, 'building_cost', 'building', 'building_price') ?? 0;
  const land = numberIn(inputs, 'land_cost', 'land', 'land_price') ?? 0;
  const whole = building + land > 0 ? 0 : (numberIn(inputs, 'acquisition_price', 'purchase_price', 'original_price', 'price') ?? 0);
  const taken =
    numberIn(
      inputs,
      'building_depreciation_taken',
      'depreciation_taken',
      'accumulated_depreciation',
      'depreciation',
      'total_depreciation',
    ) ?? worn(inputs, building);
  if (building + land + whole === 0) throw new UnknownShape('no cost at the purchase is given');
  return {
    cost_basis: costBasis({ landCost: land + whole, buildingCost: building, depreciationTaken: taken, capitalisedCosts: capitalised }),
    depreciation: taken,
    building_book_value: building > 0 ? building - taken : undefined,
    capitalised,
  };
};

/** A company by the word, or where nobody is named by what only companies have. */
const isCompany = (inputs: Inputs) => {
  const holder = textIn(inputs, 'holder', 'owner', 'seller', 'owner_type');
  if (holder !== undefined) return /compan|corporat|法人/.test(holder);
  return ['capital', 'sme', 'small_company', 'fy_start', 'fiscal_year_start', 'operating_loss'].some((key) => key in inputs);
};

/** A company's gain is part of its ordinary income: losses are set against it, and no time of holding counts. */
export const corporateExit: Family = (inputs) => {
  const price = numberIn(inputs, 'sale_price', 'price');
  const costs = sumIn(inputs, 'selling_costs', 'transfer_expenses', 'sale_costs');
  const book = numberIn(inputs, 'book_value', 'cost_basis', 'acquisition_cost_net_of_depreciation');
  const gain = numberIn(inputs, 'gain', 'capital_gain') ?? (price === undefined || book === undefined ? undefined : price - book - costs);
  const company = isCompany(inputs);
  const outputs: Outputs = { separate_taxation: !company, offset_allowed: company, holding_period_matters: !company };
  if (gain === undefined) return outputs;
  const others = sumIn(
    inputs,
    'operating_income',
    'other_income',
    'other_loss',
    'loss_carried_forward_used',
    'ordinary_income',
    'operating_loss',
  );
  if (!company) return { ...outputs, gain };
  return { ...outputs, gain, taxable_income: Math.max(0, gain + others), ...corporate({ ...inputs, income: gain + others }, {}, []) };
};

/** Cash from a sale: price less its costs, what is still owed and the tax, as far as the example states them. */
export const proceeds: Family = (inputs) => {
  const [noi, cap] = [numberIn(inputs, 'noi', 'forward_noi', 'exit_noi'), numberIn(inputs, 'cap', 'cap_rate', 'exit_cap', 'terminal_cap')];
  const capitalised = noi === undefined || cap === undefined ? undefined : directCapitalisation(noi, cap);
  const price = numberIn(inputs, 'sale_price', 'price', 'exit_price', 'selling_price') ?? capitalised;
  const claimed = numberIn(inputs, 'claimed', 'special_deduction');
  const let_ = /rent|let|invest|賃貸/.test(textIn(inputs, 'use', 'purpose') ?? '');
  const barred = claimed !== undefined && let_ ? { special_deduction: 0, allowed: false } : {};
  if (price === undefined) {
    if (claimed === undefined) throw new UnknownShape('no sale price is given');
    return barred;
  }
  const rate = numberIn(inputs, 'selling_cost_rate', 'sale_cost_rate', 'selling_costs_rate', 'cost_rate');
  const costs =
    numberIn(inputs, 'selling_costs', 'sale_costs', 'selling_cost', 'transfer_expenses') ??
    (rate === undefined ? 0 : timesRate(price, rate));
  const owed = numberIn(inputs, 'loan_balance', 'balance', 'remaining_loan', 'loan_payoff', 'balance_at_sale', 'outstanding') ?? 0;
  const tax = numberIn(inputs, 'tax', 'capital_gains_tax', 'gains_tax') ?? 0;
  const fee = numberIn(inputs, 'prepayment_fee') ?? floorTo(owed * (numberIn(inputs, 'prepayment_fee_rate') ?? 0), 1);
  const before = price - costs - owed - fee;
  return {
    ...barred,
    sale_price: price,
    sale_costs: costs,
    sale_proceeds_before_tax: before,
    sale_proceeds_after_tax: before - tax,
    net_proceeds: before - tax,
    cash: before - tax,
    gross_proceeds: price,
  };
};
