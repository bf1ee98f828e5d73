import { capitalGainsTax, costBasis, costUsed, deemedCost, isLongTermHolding } from '../../exit/capital-gains.ts';
import { capitalGainRates } from '../../rules/capital-gains.ts';
import { readRule } from '../../rules/dated-rule.ts';
import { surtaxRates } from '../../tax/income-tax.ts';
import { defaultDate, type Family, flagIn, needNumber, numberIn, type Outputs, textIn, UnknownShape } from '../vector.ts';
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

export const capitalGains: Family = (inputs) => {
  const year = yearIn(inputs);
  const terms = inputs.long_term;
  if (Array.isArray(terms)) {
    const each = terms.map((term) => capitalGains({ ...inputs, long_term: term === true }, {}, []));
    return Object.fromEntries(Object.keys(each[0] ?? {}).map((key) => [key, each.map((entry) => entry[key])]));
  }
  const sold = textIn(inputs, 'sold', 'sold_on', 'sale_date');
  const acquired = textIn(inputs, 'acquired', 'acquired_on', 'acquisition_date');
  const named = textIn(inputs, 'term', 'holding', 'holding_term', 'holding_period');
  const longTerm =
    flagIn(inputs, 'long_term') ??
    (named !== undefined && /^(long|short)|長期|短期/.test(named) ? /^long|長期/.test(named) : undefined) ??
    (sold !== undefined && acquired !== undefined ? isLongTermHolding(acquired, sold) : false);
  const gain = numberIn(inputs, 'gain', 'taxable_gain', 'capital_gain', 'taxable');
  if (
    gain === undefined &&
    numberIn(inputs, 'sale_price', 'price') === undefined &&
    (inputs.long_term !== undefined || named !== undefined)
  )
    return ratesOf(longTerm, year, !abroad(inputs));
  const price =
    gain ??
    (numberIn(inputs, 'sale_price', 'price') ?? needNumber(inputs, 'sale_price')) +
      (numberIn(inputs, 'settlement_received', 'tax_settlement_received') ?? 0);
  const sum = (...names: string[]) => names.reduce((total, name) => total + (numberIn(inputs, name) ?? 0), 0);
  const stated = numberIn(inputs, 'acquisition_cost_net_of_depreciation', 'cost_basis', 'acquisition_cost', 'actual_cost');
  const parts = ['land_cost', 'building_cost', 'land', 'building'].some((name) => numberIn(inputs, name) !== undefined);
  const known = stated ?? (parts ? (basis(inputs, {}, []).cost_basis as number) : 0);
  const used = flagIn(inputs, 'cost_unknown')
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
  const acquired = whole(
    textIn(inputs, 'acquired', 'acquired_on', 'acquisition_date') ?? year('acquired_year') ?? year('acquisition_year'),
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
  return { ...outputs, long_term: long, term: long ? 'long' : 'short', years_on_1_january: years };
};

export const deemed: Family = (inputs) => {
  const price = needNumber(inputs, 'sale_price');
  const date = textIn(inputs, 'sold', 'sold_on', 'sale_date') ?? defaultDate;
  return { deemed_cost: deemedCost(price, date), cost_used: costUsed(price, numberIn(inputs, 'actual_cost') ?? null, date) };
};

/** Purchase costs that become part of the cost: always the brokerage; taxes and registration only if they were not expensed against rent. */
export const basis: Family = (inputs) => {
  const sum = (...names: string[]) => names.reduce((total, name) => total + (numberIn(inputs, name) ?? 0), 0);
  const expensed = flagIn(inputs, 'registration_and_acquisition_tax_expensed') ?? true;
  const capitalised =
    sum('brokerage_buy', 'brokerage', 'tax_settlement', 'settlement', 'demolition', 'capital_expenditure', 'improvements', 'capex') +
    (expensed ? 0 : sum('registration_tax', 'registration', 'acquisition_tax', 'stamp_tax', 'stamp', 'scrivener'));
  return {
    cost_basis: costBasis({
      landCost: sum('land_cost', 'land'),
      buildingCost: sum('building_cost', 'building'),
      depreciationTaken: sum('building_depreciation_taken', 'depreciation_taken'),
      capitalisedCosts: capitalised,
    }),
  };
};

export const corporateExit: Family = (inputs) => ({ separate_taxation: textIn(inputs, 'holder') !== 'corporation' });
