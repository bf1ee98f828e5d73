import { capitalGainsTax, costUsed, deemedCost, isLongTermHolding } from '../../exit/capital-gains.ts';
import { capitalGainRates } from '../../rules/capital-gains.ts';
import { readRule } from '../../rules/dated-rule.ts';
import { surtaxRates } from '../../tax/income-tax.ts';
import {
  defaultDate,
  type Family,
  flagIn,
  type Inputs,
  needNumber,
  numberIn,
  numbersIn,
  type Outputs,
  textIn,
  UnknownShape,
} from '../vector.ts';
import { basis, costNames } from './exit-basis-families.ts';
import { abroad, yearIn } from './tax-inputs.ts';

/** Rates of a sale, surtax included, as a resident and an owner abroad owe them. */
function ratesOf(longTerm: boolean, year: number, isResident: boolean): Outputs {
  const rates = readRule(capitalGainRates, `${year}-12-31`).version.value;
  const national = longTerm ? rates.longIncome : rates.shortIncome;
  const surtax = surtaxRates(year);
  const local = isResident ? (longTerm ? rates.longResident : rates.shortResident) : 0;
  return {
    income_rate: national,
    resident_rate: local,
    total_rate: Number((national * (1 + surtax.reconstruction + surtax.defence) + local).toPrecision(12)),
  };
}

const termNames = ['long', 'short'].flatMap((term) => [`taxable_${term}_term_gain`, `${term}_term_gain`, `${term}_term_taxable`]);

/** Whether a gain is long-term: as stated, by the word for it, by the name of the gain, or by the days of purchase and sale. */
function longTermIn(inputs: Inputs): boolean | undefined {
  const named = textIn(inputs, 'term', 'holding', 'holding_term', 'holding_period', 'kind', 'type');
  const [acquired, sold] = [textIn(inputs, 'acquired', 'acquired_on', 'acquisition_date'), textIn(inputs, 'sold', 'sold_on', 'sale_date')];
  const years = numberIn(inputs, 'holding_years_at_jan1', 'years_on_jan1', 'holding_years_on_jan_1', 'holding_years', 'years_held');
  const byName = termNames.find((name) => numberIn(inputs, name) !== undefined);
  return (
    flagIn(inputs, 'long_term', 'is_long_term') ??
    (named !== undefined && /^(long|short)|長期|短期/.test(named) ? /^long|長期/.test(named) : undefined) ??
    (byName === undefined ? undefined : byName.includes('long')) ??
    (sold !== undefined && acquired !== undefined ? isLongTermHolding(acquired, sold) : undefined) ??
    (years === undefined ? undefined : years > 5)
  );
}

/** Cost of the property and of its sale in one sum, as the tax office's examples print it: beside it stands the whole price. */
const allCosts = (inputs: Inputs) =>
  numberIn(inputs, 'acquisition_and_transfer_costs', 'acquisition_and_transfer_expenses', 'cost_and_expenses', 'costs_and_expenses');

/** A gain that is stated, or the sum of several: gains and losses of land and buildings are set against each other. */
function gainIn(inputs: Inputs): number | undefined {
  if (allCosts(inputs) !== undefined) return undefined;
  const several = numbersIn(inputs, 'gains', 'gains_and_losses');
  const gain = several
    ? several.reduce((sum, entry) => sum + entry, 0)
    : numberIn(inputs, 'gain', 'taxable_gain', 'capital_gain', 'taxable', 'transfer_income', ...termNames);
  return gain === undefined ? undefined : gain - ownHomeDeduction(inputs, gain);
}

/** The special deduction is for the owner's home, never for what was let. */
function ownHomeDeduction(inputs: Inputs, gain: number): number {
  const claimed = numberIn(inputs, 'special_deduction', 'claimed', 'own_home_deduction') ?? 0;
  const home = flagIn(inputs, 'own_home', 'owner_home', 'own_residence') ?? /own_home|own_residence|居住/.test(textIn(inputs, 'use') ?? '');
  return home ? Math.min(Math.max(0, gain), claimed) : 0;
}

export const capitalGains: Family = (inputs) => {
  const year = yearIn(inputs);
  const terms = inputs.long_term;
  if (Array.isArray(terms)) {
    const each = terms.map((term) => capitalGains({ ...inputs, long_term: term === true }, {}, []));
    return Object.fromEntries(Object.keys(each[0] ?? {}).map((key) => [key, each.map((entry) => entry[key])]));
  }
  const years = numbersIn(inputs, 'years');
  if (years) {
    const each = years.map((entry) => ratesOf(longTermIn(inputs) ?? false, entry, !abroad(inputs)));
    return { rates: each.map((entry) => entry.total_rate), income_rates: each.map((entry) => entry.income_rate) };
  }
  const named = textIn(inputs, 'term', 'holding', 'holding_term', 'holding_period');
  const longTerm = longTermIn(inputs) ?? false;
  const gain = gainIn(inputs);
  if (gain === undefined && priceIn(inputs) === undefined && (inputs.long_term !== undefined || named !== undefined))
    return ratesOf(longTerm, year, !abroad(inputs));
  const price =
    gain ??
    (priceIn(inputs) ?? needNumber(inputs, 'sale_price')) + (numberIn(inputs, 'settlement_received', 'tax_settlement_received') ?? 0);
  const sum = (...names: string[]) => names.reduce((total, name) => total + (numberIn(inputs, name) ?? 0), 0);
  const worn = numberIn(inputs, 'depreciation', 'depreciation_taken', 'accumulated_depreciation', 'building_depreciation_taken') ?? 0;
  const gross = numberIn(inputs, 'acquisition_cost', 'actual_cost');
  const stated =
    numberIn(inputs, 'acquisition_cost_net_of_depreciation', 'cost_basis', 'book_value', 'adjusted_basis', 'adjusted_cost') ??
    allCosts(inputs) ??
    (gross === undefined ? undefined : gross - worn);
  const parts = costNames.some((name) => numberIn(inputs, name) !== undefined);
  const known = stated ?? (parts ? (basis(inputs, {}, []).cost_basis as number) : 0);
  const used =
    flagIn(inputs, 'cost_unknown', 'acquisition_cost_unknown') || flagIn(inputs, 'cost_known', 'acquisition_cost_known') === false
      ? costUsed(price, null, `${year}-12-31`)
      : flagIn(inputs, 'use_deemed_cost', 'deemed_cost_if_higher')
        ? costUsed(price, known, `${year}-12-31`)
        : known;
  const tax = capitalGainsTax({
    salePrice: price,
    costBasis: gain === undefined ? used : 0,
    transferExpenses:
      gain === undefined
        ? (numberIn(inputs, 'transfer_expenses', 'selling_costs', 'transfer_costs') ??
          sum('brokerage_sell', 'selling_brokerage', 'stamp_tax_sell', 'stamp_tax', 'stamp', 'survey', 'demolition_at_sale', 'eviction'))
        : 0,
    longTerm,
    year,
    resident: !abroad(inputs),
  });
  return {
    long_term: longTerm,
    gain: tax.gain,
    taxable: tax.taxable,
    income_tax: tax.incomeTax,
    surtax: tax.surtax,
    resident_tax: tax.residentTax,
    total: tax.total,
    payable: tax.payable,
    cost_used: used,
    cost_basis: used,
    deemed_cost: gain === undefined ? deemedCost(price, `${year}-12-31`) : undefined,
    special_deduction: gain === undefined ? 0 : ownHomeDeduction(inputs, gain),
    ...ratesOf(longTerm, year, !abroad(inputs)),
    effective_rate: tax.taxable === 0 ? 0 : tax.total / tax.taxable,
  };
};

export const holdingTerm: Family = (inputs) => {
  const year = (name: string) => {
    const value = numberIn(inputs, name);
    return value === undefined ? undefined : `${value}-07-01`;
  };
  const whole = (date: string | undefined) => (date !== undefined && date.length === 7 ? `${date}-01` : date);
  // An heir or donee has held since the day of the one before.
  const acquired = whole(
    textIn(inputs, 'decedent_acquired', 'original_acquired', 'predecessor_acquired', 'donor_acquired', 'inherited_from_acquired') ??
      textIn(inputs, 'acquired', 'acquired_on', 'acquisition_date') ??
      year('acquired_year') ??
      year('acquisition_year'),
  );
  const sold = whole(textIn(inputs, 'sold', 'sold_on', 'sale_date') ?? year('sold_year') ?? year('sale_year'));
  const outputs: Outputs = {};
  // Found by asking the rule itself, year by year.
  if (sold !== undefined) {
    let last = Number(sold.slice(0, 4));
    while (!isLongTermHolding(`${last}-12-31`, sold)) last -= 1;
    outputs.long_term_if_acquired_on_or_before = `${last}-12-31`;
  }
  if (acquired !== undefined) {
    let first = Number(acquired.slice(0, 4));
    while (!isLongTermHolding(acquired, `${first}-01-01`)) first += 1;
    outputs.first_long_term_sale_date = `${first}-01-01`;
    outputs.first_long_term_year = first;
  }
  if (sold === undefined || acquired === undefined) {
    if (sold === undefined && acquired === undefined) throw new UnknownShape('neither the day of purchase nor that of sale is given');
    return outputs;
  }
  const long = isLongTermHolding(acquired, sold);
  // Counted from the day after the purchase: bought on 31 December, five years are full on 1 January.
  const years = Number(sold.slice(0, 4)) - 1 - Number(acquired.slice(0, 4));
  const rates = ratesOf(long, Number(sold.slice(0, 4)), !abroad(inputs));
  return {
    ...outputs,
    ...rates,
    long_term: long,
    short_term: !long,
    term: long ? 'long' : 'short',
    term_ja: long ? '長期' : '短期',
    years_on_1_january: years,
  };
};

const priceIn = (inputs: Inputs) =>
  numberIn(inputs, 'sale_price', 'price', 'transfer_price', 'selling_price', 'proceeds', 'sales_price') ??
  (allCosts(inputs) === undefined ? undefined : numberIn(inputs, 'transfer_income', 'transfer_revenue', 'revenue', 'income'));

export const deemed: Family = (inputs) => {
  const price = priceIn(inputs) ?? needNumber(inputs, 'sale_price');
  const date = textIn(inputs, 'sold', 'sold_on', 'sale_date') ?? defaultDate;
  const known = numberIn(inputs, 'actual_cost', 'acquisition_cost', 'known_cost', 'cost');
  return {
    deemed_cost: deemedCost(price, date),
    cost_used: costUsed(price, known ?? null, date),
    use: known === undefined || deemedCost(price, date) > known ? 'deemed' : 'actual',
  };
};
