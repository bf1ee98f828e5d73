import { type Inputs, needNumber, numberIn, numbersIn, type Outputs, textIn, textsIn } from '../vector.ts';

/** Share of the land's value that a leasehold has, by the letter of the road price map. */
export const leaseholdGrades: Readonly<Record<string, number>> = { A: 0.9, B: 0.8, C: 0.7, D: 0.6, E: 0.5, F: 0.4, G: 0.3 };

const tsuboSqm = 400 / 121;
const whole = (value: number) => Math.floor(value + 1e-6);

/** Methods that need no more than a line of arithmetic. */
const methods: readonly (readonly [RegExp, (inputs: Inputs) => Outputs])[] = [
  [/^(grm|gross_rent_multiplier)$/, byMultiplier],
  [/^(comparables|comparison|sales_comparison|market$|market_comparison|取引事例)/, byComparison],
  [/^(rosenka_symbol|symbol|rosenka_map)/, bySymbol],
  [
    /^leasehold_(ratios|grades|table)/,
    (inputs) => ({ ratios: (textsIn(inputs, 'grades', 'letters') ?? []).map((grade) => leaseholdGrades[grade]) }),
  ],
  [/^(gordon|perpetuity|perpetual|永久還元)/, byPerpetuity],
  [/^(yield|gross_yield|yield_target|target_yield|max_price|reverse)/, byTargetYield],
  [/^land_residual/, byLandResidual],
  [
    /^(market_land|koji_land)$/,
    (inputs) => ({ land_value: whole(needNumber(inputs, 'koji', 'market_price') * needNumber(inputs, 'land_area', 'area')) }),
  ],
  [/^(tsubo|area)$/, (inputs) => ({ tsubo: needNumber(inputs, 'area', 'area_sqm', 'land_area') / tsuboSqm })],
  [/^(weighted|blend|reconciliation|three_methods)$/, byWeights],
  [/^(band_of_investment|built_up)$/, byBand],
];

function byMultiplier(inputs: Inputs): Outputs {
  const multiplier = numberIn(inputs, 'grm', 'multiplier');
  const rent = needNumber(inputs, 'annual_rent', 'gpi', 'gross_rent');
  if (multiplier === undefined) return { grm: needNumber(inputs, 'price', 'value') / rent };
  return { value: whole(rent * multiplier) };
}

function byComparison(inputs: Inputs): Outputs {
  const prices = numbersIn(inputs, 'prices_per_sqm', 'unit_prices', 'comparables') ?? [];
  const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  const sorted = [...prices].sort((left, right) => left - right);
  const middle = ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2;
  const area = numberIn(inputs, 'area', 'floor_area', 'land_area');
  return { mean_per_sqm: mean, average_per_sqm: mean, median_per_sqm: middle, value: area === undefined ? undefined : whole(mean * area) };
}

/** `300C` of the road price map: 300 thousand yen a square metre, leasehold share of the letter C. */
function bySymbol(inputs: Inputs): Outputs {
  const parts = /^(\d+)([A-G])?/.exec(textIn(inputs, 'symbol', 'rosenka_symbol') ?? '');
  const rosenka = Number(parts?.[1] ?? Number.NaN) * 1_000;
  const area = numberIn(inputs, 'area', 'land_area');
  const ratio = leaseholdGrades[parts?.[2] ?? ''];
  const land = area === undefined ? undefined : whole(rosenka * area);
  return {
    rosenka,
    land_value: land,
    leasehold_ratio: ratio,
    leasehold_value: land === undefined || ratio === undefined ? undefined : whole(land * ratio),
  };
}

function byPerpetuity(inputs: Inputs): Outputs {
  const growth = numberIn(inputs, 'growth', 'growth_rate', 'noi_growth', 'annual_growth', 'rent_growth') ?? 0;
  return { value: whole(needNumber(inputs, 'noi', 'ncf') / (needNumber(inputs, 'discount', 'discount_rate', 'rate') - growth)) };
}

function byTargetYield(inputs: Inputs): Outputs {
  const gross = numberIn(inputs, 'target_gross_yield', 'target_yield', 'gross_yield', 'expected_yield', 'yield');
  const rent = numberIn(inputs, 'annual_rent', 'gpi') ?? needNumber(inputs, 'monthly_rent', 'noi') * (inputs.noi === undefined ? 12 : 1);
  return { value: whole(rent / (gross ?? needNumber(inputs, 'target_net_yield', 'net_yield'))) };
}

function byLandResidual(inputs: Inputs): Outputs {
  const building = needNumber(inputs, 'building_value', 'building_cost');
  const toBuilding = building * needNumber(inputs, 'building_cap', 'building_rate', 'building_cap_rate');
  const left = needNumber(inputs, 'noi') - toBuilding;
  const land = whole(left / needNumber(inputs, 'land_cap', 'land_rate', 'land_cap_rate'));
  return { building_income: toBuilding, land_income: left, land_value: land, value: land + building };
}

function byWeights(inputs: Inputs): Outputs {
  const weights = numbersIn(inputs, 'weights') ?? [];
  const stated = inputs.methods ?? inputs.values;
  const values = Array.isArray(stated) ? stated : Object.values((stated ?? {}) as Record<string, number>);
  return { value: whole(values.reduce<number>((sum, value, index) => sum + Number(value) * (weights[index] ?? 1 / values.length), 0)) };
}

/** Cap rate from what lender and owner ask for, each by its share. */
function byBand(inputs: Inputs): Outputs {
  const share = needNumber(inputs, 'ltv');
  const constant = needNumber(inputs, 'mortgage_constant', 'loan_constant', 'k');
  const cap = share * constant + (1 - share) * needNumber(inputs, 'equity_dividend_rate', 'equity_yield', 'equity_rate');
  return { cap, cap_rate: cap, band_of_investment_cap: cap };
}

/** A method by its name, or by what the example states where it names none. Undefined where there is no such method. */
export function otherMethod(name: string, inputs: Inputs): Outputs | undefined {
  const found =
    name === ''
      ? inputs.weights !== undefined
        ? byWeights
        : inputs.mortgage_constant !== undefined
          ? byBand
          : undefined
      : methods.find(([words]) => words.test(name))?.[1];
  return found?.(inputs);
}
