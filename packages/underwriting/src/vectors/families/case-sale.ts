import { brokerageCap } from '../../acquisition/brokerage.ts';
import { capitalGainsTax, isLongTermHolding } from '../../exit/capital-gains.ts';
import { timesRate } from '../../money/yen.ts';
import { internalRate } from '../../returns/internal-rate.ts';
import { netPresentValue } from '../../returns/net-present-value.ts';
import { companyTaxBill } from '../../tax/corporate-tax.ts';
import { flagIn, type Inputs, numberIn, type Outputs, textIn } from '../vector.ts';
import { type CaseYear, caseYears, firstTaxYear, type Known, yearsHeld } from './case-years.ts';
import { abroad } from './tax-inputs.ts';

const names: readonly (readonly [keyof CaseYear, readonly string[]])[] = [
  ['gpi', ['gpi']],
  ['egi', ['egi']],
  ['opex', ['opex']],
  ['noi', ['noi']],
  ['interest', ['interest', 'annual_interest']],
  ['principal', ['principal', 'principal_paid', 'principal_repaid']],
  ['ads', ['ads', 'annual_debt_service', 'debt_service']],
  ['balance', ['balance', 'loan_balance', 'remaining_balance']],
  ['depreciation', ['depreciation']],
  ['taxable', ['taxable', 'taxable_income', 'real_estate_income']],
  ['btcf', ['btcf', 'cash_flow_before_tax']],
  ['tax', ['tax', 'income_tax_total', 'total_tax']],
  ['atcf', ['atcf', 'cash_flow_after_tax']],
];

/** Each line of the years under the ways examples name a year: `atcf_year5`, `atcf_year_5`, `atcf_y5`, `year5_atcf`, `atcf_by_year`. */
function lines(years: readonly CaseYear[], held: number): Outputs {
  const outputs: Outputs = {};
  for (const [key, spellings] of names)
    for (const name of spellings) {
      const values = years.map((year) => year[key]);
      if (values.some((value) => value === undefined)) continue;
      values.forEach((value, index) => {
        for (const label of [`${name}_year${index + 1}`, `${name}_year_${index + 1}`, `${name}_y${index + 1}`, `year${index + 1}_${name}`])
          outputs[label] = value;
        if (name.endsWith('balance')) outputs[`${name}_after_${index + 1}`] = value;
      });
      const kept = values.slice(0, held);
      for (const label of [`${name}_by_year`, `yearly_${name}`, `annual_${name}s`, `${name}_list`]) outputs[label] = kept;
      outputs[`total_${name}`] = (kept as number[]).reduce((sum, value) => sum + value, 0);
    }
  const cross = years.findIndex((year) => year.principal > 0 && year.principal > year.depreciation) + 1;
  outputs.dead_cross_year = cross === 0 ? null : cross;
  if (years.every((year) => year.atcf !== undefined)) {
    const negative = years.findIndex((year) => (year.atcf ?? 0) < 0) + 1;
    outputs.negative_cash_year = negative === 0 ? null : negative;
  }
  return outputs;
}

/** Price of the sale: stated, a share of the price paid, or income over a cap rate: next year's unless the example says this year's. */
function salePrice(inputs: Inputs, years: readonly CaseYear[], held: number): number | undefined {
  const stated = numberIn(inputs, 'sale_price', 'exit_price', 'selling_price', 'resale_price');
  if (stated !== undefined) return stated;
  const price = numberIn(inputs, 'price');
  const change = numberIn(inputs, 'annual_price_change', 'price_growth');
  const share = numberIn(inputs, 'sale_price_ratio', 'exit_price_ratio');
  if (price !== undefined && share !== undefined) return timesRate(price, share);
  if (price !== undefined && change !== undefined) return Math.floor(price * (1 + change) ** held + 1e-6);
  const cap = numberIn(inputs, 'exit_cap', 'exit_cap_rate', 'terminal_cap', 'terminal_cap_rate', 'sale_cap', 'sale_cap_rate');
  const now = /current|trailing|same|year_of_sale/.test(textIn(inputs, 'exit_noi', 'terminal_noi', 'exit_noi_basis', 'noi_basis') ?? '');
  const noi = numberIn(inputs, 'exit_noi', 'terminal_noi') ?? years[now ? held - 1 : held]?.noi;
  return cap === undefined || noi === undefined ? undefined : Math.floor(noi / cap + 1e-6);
}

function saleCosts(inputs: Inputs, price: number, day: string): number {
  const stated = numberIn(inputs, 'sale_costs', 'sale_cost', 'selling_costs', 'selling_cost', 'exit_costs', 'transfer_expenses');
  const rate = numberIn(inputs, 'sale_cost_rate', 'sale_costs_rate', 'selling_cost_rate', 'selling_costs_rate', 'exit_cost_rate');
  // `sale_cost_pct` is a share, not the sum that its name without the ending would be.
  const percent = numberIn(
    inputs,
    'sale_cost_pct',
    'sale_costs_pct',
    'selling_cost_pct',
    'selling_costs_pct',
    'exit_cost_pct',
    'exit_costs_pct',
  );
  if (percent !== undefined) return timesRate(price, Number((percent / 100).toPrecision(12)));
  if (stated !== undefined) return stated;
  if (rate !== undefined) return timesRate(price, rate);
  const brokerage = flagIn(inputs, 'sale_brokerage', 'sell_through_broker')
    ? brokerageCap({ priceExTax: price, contractDate: day, side: 'seller' }).capIncTax
    : (numberIn(inputs, 'sale_brokerage', 'brokerage_sell', 'selling_brokerage') ?? 0);
  return brokerage + (numberIn(inputs, 'sale_stamp', 'stamp_tax_sell', 'stamp_sell') ?? 0) + (numberIn(inputs, 'other_sale_costs') ?? 0);
}

/**
 * Cost at the purchase: stated, or land and building (or the price) with what was not expensed. Of costs worked out part by part,
 * brokerage and tax settlement belong to it; a single sum belongs to it whole, less what the example expenses.
 */
function costAtPurchase(inputs: Inputs, known: Known, lumpStated: boolean): number | undefined {
  const stated = numberIn(inputs, 'acquisition_cost_for_tax', 'tax_basis', 'original_cost_basis');
  if (stated !== undefined) return stated;
  const [land, building] = [numberIn(inputs, 'land_cost', 'land_price'), numberIn(inputs, 'building_cost', 'building_price')];
  const price = land !== undefined && building !== undefined ? land + building : numberIn(inputs, 'price');
  if (price === undefined) return undefined;
  const expensed = numberIn(inputs, 'first_year_expenses', 'deductible_purchase_costs', 'expensed_acquisition_costs') ?? 0;
  const capitalised =
    numberIn(inputs, 'capitalised_costs', 'capitalized_costs', 'capitalised_acquisition_costs') ??
    (lumpStated
      ? (known.acquisition_costs ?? 0) - expensed
      : known.acquisition_costs === undefined
        ? (numberIn(inputs, 'brokerage_buy', 'brokerage') ?? 0)
        : (known.brokerage ?? 0) + (numberIn(inputs, 'settlement', 'tax_settlement') ?? 0));
  return price + capitalised;
}

function gainsTax(inputs: Inputs, gain: number, longTerm: boolean, year: number, taxable: number): Outputs {
  const rate = numberIn(inputs, 'capital_gains_rate', 'capital_gains_tax_rate', 'cgt_rate', 'gains_tax_rate');
  if (rate !== undefined) return { gains_tax: timesRate(Math.max(0, gain), rate) };
  if (/compan|corporat|法人/.test(textIn(inputs, 'owner', 'owner_type', 'holder') ?? '')) {
    const bill = (income: number) => companyTaxBill(Math.max(0, income), `${year}-04-01`).total;
    return { gains_tax: bill(Math.max(0, taxable) + gain) - bill(taxable) };
  }
  const bill = capitalGainsTax({ salePrice: gain, costBasis: 0, transferExpenses: 0, longTerm, year, resident: !abroad(inputs) });
  return {
    taxable_gain: bill.taxable,
    gains_income_tax: bill.incomeTax,
    gains_surtax: bill.surtax,
    gains_resident_tax: bill.residentTax,
    gains_tax: bill.total,
    gains_tax_payable: bill.payable,
  };
}

/** Returns on flows under the names that examples use; a rate that does not exist is null, with the reason. */
function returnsOf(flows: readonly number[], ending: string, discount: number | undefined): Outputs {
  const answer = internalRate([...flows]);
  const paidIn = -(flows[0] ?? 0);
  const back = flows.slice(1).reduce((sum, flow) => sum + flow, 0);
  return {
    [`irr${ending}`]: answer.value,
    [`irr${ending}_because`]: answer.because,
    [`flows${ending}`]: flows,
    [`equity_multiple${ending}`]: paidIn > 0 ? back / paidIn : undefined,
    [`total_profit${ending}`]: back - paidIn,
    [`cash_flows${ending}`]: flows,
    [`npv${ending}`]: discount === undefined ? undefined : netPresentValue(discount, [...flows]),
  };
}

function withSale(inputs: Inputs, known: Known, years: readonly CaseYear[], held: number, lumpStated: boolean): Outputs {
  const price = salePrice(inputs, years, held);
  const last = years[held - 1];
  if (price === undefined || last === undefined) return {};
  const soldOn = textIn(inputs, 'sold', 'sold_on', 'sale_date', 'exit_date');
  const boughtOn = textIn(inputs, 'acquired', 'acquired_on', 'acquisition_date', 'purchase_date');
  // Without days, the sale is on the anniversary of the purchase.
  const saleYear = soldOn === undefined ? firstTaxYear(inputs) + held : Number(soldOn.slice(0, 4));
  const day = soldOn ?? `${saleYear}-07-01`;
  const longTerm = flagIn(inputs, 'long_term') ?? isLongTermHolding(boughtOn ?? `${firstTaxYear(inputs)}-07-01`, day);
  const costs = saleCosts(inputs, price, day);
  const fee = numberIn(inputs, 'prepayment_fee') ?? timesRate(last.balance, numberIn(inputs, 'prepayment_fee_rate') ?? 0);
  const before = price - costs - last.balance - fee;
  const taken = years.slice(0, held).reduce((sum, year) => sum + year.depreciation, 0);
  const cost = costAtPurchase(inputs, known, lumpStated);
  const basis = numberIn(inputs, 'cost_basis', 'cost_basis_at_sale') ?? (cost === undefined ? undefined : cost - taken);
  const gain = basis === undefined ? undefined : price - basis - costs;
  const tax: Outputs = gain === undefined ? {} : gainsTax(inputs, gain, longTerm, saleYear, last.taxable);
  const gainTax = typeof tax.gains_tax === 'number' ? tax.gains_tax : undefined;
  const after = gainTax === undefined ? undefined : before - gainTax;
  const outputs: Outputs = {
    ...tax,
    sale_price: price,
    sale_costs: costs,
    balance_at_sale: last.balance,
    sale_proceeds_before_tax: before,
    accumulated_depreciation: taken,
    book_value: basis,
    cost_basis_at_sale: basis,
    capital_gain: gain,
    long_term: longTerm,
    term: longTerm ? 'long' : 'short',
    holding_term: longTerm ? 'long' : 'short',
    sale_proceeds_after_tax: after,
  };
  const discount = numberIn(inputs, 'discount_rate', 'required_return', 'hurdle_rate', 'discount');
  const flowsOf = (start: number, key: 'btcf' | 'atcf' | 'noi', end: number) => [
    -start,
    ...years.slice(0, held).map((year, index) => (year[key] ?? 0) + (index === held - 1 ? end : 0)),
  ];
  const equity = known.equity;
  const total = known.total_cost ?? known.price;
  if (equity !== undefined) Object.assign(outputs, returnsOf(flowsOf(equity, 'btcf', before), '_before_tax', discount));
  const taxed = years.slice(0, held).every((year) => year.atcf !== undefined);
  if (equity !== undefined && after !== undefined && taxed)
    Object.assign(outputs, returnsOf(flowsOf(equity, 'atcf', after), '_after_tax', discount));
  if (total !== undefined) Object.assign(outputs, returnsOf(flowsOf(total, 'noi', price - costs), '_unlevered', discount));
  // Without an ending: levered and before tax, as the ratios of a single year are.
  for (const name of ['irr', 'npv', 'flows', 'cash_flows', 'equity_multiple', 'total_profit'])
    outputs[name] = outputs[`${name}_before_tax`];
  return outputs;
}

/** The years of a case and its sale. What a single year already told is not replaced. */
export function multiYear(inputs: Inputs, known: Known, lumpStated: boolean): Outputs {
  const years = caseYears(inputs, known);
  if (years.length === 0) return {};
  const held = yearsHeld(inputs);
  const outputs = lines(years, held ?? years.length - 1);
  if (held !== undefined) Object.assign(outputs, withSale(inputs, known, years, held, lumpStated));
  const first = years[0];
  return { tax: first?.tax, atcf: first?.atcf, taxable: first?.taxable, ...outputs };
}
