import { levelPaymentExact } from '../../loan/level-payment.ts';
import { bandOf, netYieldBands, scoreBands } from '../../score/bands.ts';
import { withKnownNames } from '../input-names.ts';
import { flattened } from '../nested-inputs.ts';
import { type Family, type Inputs, numberIn, numbersIn, type Outputs } from '../vector.ts';
import { lumpCostNames, withCaseCosts, withSharesOfPrice } from './case-costs.ts';
import { multiYear } from './case-sale.ts';
import { solveCase } from './case-solver.ts';
import { deadCross } from './dead-cross-family.ts';

/** Rents that stand in the rows of a rent roll, as one rent a month. */
function withRentRoll(inputs: Inputs): Inputs {
  const rows = Object.values(inputs).find(
    (value) => Array.isArray(value) && value.every((row) => numberIn(row as Inputs, 'rent', 'monthly_rent') !== undefined),
  );
  if (!Array.isArray(rows) || rows.length === 0 || numberIn(inputs, 'monthly_rent', 'gpi', 'rent') !== undefined) return inputs;
  const all = (row: Inputs) => (numberIn(row, 'rent', 'monthly_rent') ?? 0) * (numberIn(row, 'units', 'count', 'number') ?? 1);
  return { ...inputs, monthly_rent: rows.reduce<number>((sum, row) => sum + all(row as Inputs), 0) };
}

/** Textbook loans that are paid once a year, without rounding. */
function withYearlyPayments(inputs: Inputs): Inputs {
  const [loan, rate] = [numberIn(inputs, 'loan', 'principal'), numberIn(inputs, 'annual_rate_pct', 'rate_pct')];
  const years = numberIn(inputs, 'years', 'loan_years');
  if (numberIn(inputs, 'payments_per_year') !== 1 || loan === undefined || rate === undefined || years === undefined) return inputs;
  return { ...inputs, ads: levelPaymentExact(loan, rate / 100, years) };
}

/** Bands of the coverage ratio, and of the share of the break-even, as the benchmarks print them. */
const coverBands = [
  { from: 1.5, label: '>=1.5' },
  { from: 1.2, label: '1.2-1.5' },
  { from: Number.NEGATIVE_INFINITY, label: '<1.2' },
];

/** A list of ratios read by their bands, or set beside one figure of the area. */
function bandsOfList(inputs: Inputs): Outputs | undefined {
  const covers = numbersIn(inputs, 'dscrs', 'dscr_list');
  if (covers) return { bands: covers.map((cover) => coverBands.find(({ from }) => cover >= from)?.label) };
  const [yields, area] = [numbersIn(inputs, 'gross_yields', 'yields'), numberIn(inputs, ...areaYieldNames)];
  if (yields === undefined || area === undefined) return undefined;
  const spread = yields.map((entry) => Number((entry - area).toPrecision(10)));
  return { spread, spread_pt: spread.map((entry) => Number((entry * 100).toPrecision(10))) };
}

const areaYieldNames = ['area_median', 'area_gross_yield', 'market_gross_yield', 'area_yield', 'median_gross_yield'];

/** Whether a ratio reaches what is asked of it. */
function verdicts(inputs: Inputs, known: Readonly<Record<string, unknown>>): Outputs {
  const least = numberIn(inputs, 'min_dscr', 'required_dscr', 'dscr_threshold', 'dscr_min');
  const most = numberIn(inputs, 'max_ltv', 'ltv_limit');
  return {
    ...(least !== undefined && typeof known.dscr === 'number' ? { passes: known.dscr >= least } : {}),
    ...(most !== undefined && typeof known.ltv === 'number' ? { passes_ltv: known.ltv <= most } : {}),
  };
}

export const ratios: Family = (inputs) => {
  const score = numberIn(inputs, 'score');
  if (score !== undefined) return { band: bandOf(score, scoreBands) };
  const scores = numbersIn(inputs, 'scores');
  if (scores) return { bands: scores.map((score) => bandOf(score, scoreBands)) };
  const netYield = numberIn(inputs, 'net_yield_pct');
  const netBand = netYield === undefined ? undefined : bandOf(netYield, netYieldBands);
  const asRatios = numbersIn(inputs, 'net_yields_pct') === undefined ? numbersIn(inputs, 'net_yields') : undefined;
  const yields = numbersIn(inputs, 'net_yields_pct') ?? asRatios?.map((value) => Number((value * 100).toPrecision(12)));
  if (yields) return { bands: yields.map((value) => bandOf(value, netYieldBands)) };
  if (numbersIn(inputs, 'annual_principal', 'principal_by_year')) return deadCross(inputs, {}, []);
  const listed = bandsOfList(inputs);
  if (listed) return listed;
  const known: Record<string, unknown> & { k_pct?: number } = {
    ...solveCase(withCaseCosts(withYearlyPayments(withRentRoll(inputs)))),
    band: netBand,
  };
  // Without purchase costs, price is the whole cost; without costs and debt service, the gap is that of gross yield and rate.
  known.fcr ??= known.net_yield_on_total_cost ?? known.net_yield_on_price;
  Object.assign(known, verdicts(inputs, known));
  if (typeof known.fcr === 'number' && known.k_pct !== undefined) known.yield_gap ??= known.fcr - known.k_pct;
  known.yield_gap ??= known.yield_gap_simple;
  if (typeof known.gpi === 'number') known.monthly_rent ??= known.gpi / 12;
  const [fcr, constant] = [known.net_yield_on_total_cost ?? known.net_yield_on_price ?? known.fcr, known.k_pct] as (number | undefined)[];
  if (fcr === undefined || constant === undefined) return known;
  return { ...known, positive_leverage: fcr > constant, leverage: fcr > constant ? 'positive' : fcr < constant ? 'negative' : 'neutral' };
};

/** Greatest bare `rate` that is read as a ratio: a loan's in a case. */
const highestRatio = 0.5;

export function flatCase(inputs: Inputs): Inputs {
  const flat = withKnownNames(flattened(inputs));
  const rate = numberIn(flat, 'rate');
  if (rate === undefined || numberIn(flat, 'annual_rate_pct', 'rate_pct') !== undefined) return flat;
  return { ...flat, annual_rate_pct: rate <= highestRatio ? Number((rate * 100).toPrecision(12)) : rate };
}

/** Whole chains: whatever the solver reaches in the first year, the years after it and the sale. */
export const endToEnd: Family = (inputs) => {
  const flat = withSharesOfPrice(flatCase(inputs));
  const known = solveCase(withCaseCosts(flat));
  const lump = lumpCostNames.some((name) => name in flat);
  return { ...multiYear(flat, known, lump), ...known };
};
