import { floorTo, timesRate } from '../../money/yen.ts';
import { readRule } from '../../rules/dated-rule.ts';
import { enterpriseTax, incomeTaxBrackets } from '../../rules/income-tax.ts';
import { basicDeduction } from '../../tax/basic-deduction.ts';
import { blueReturnDeduction, isBusinessScale, roomEquivalents } from '../../tax/business-scale.ts';
import { individualEnterpriseTax } from '../../tax/enterprise-tax.ts';
import { incomeTax, incomeTaxBill, marginalRate, residentIncomeLevy, surtaxRates } from '../../tax/income-tax.ts';
import { landLoan, offsettableLoss } from '../../tax/land-interest.ts';
import { type Family, flagIn, needNumber, numberIn, numbersIn, type Outputs, UnknownShape } from '../vector.ts';
import { abroad, yearIn } from './tax-inputs.ts';

/** Year from which the surtax for reconstruction is owed. */
const firstSurtaxYear = 2013;

/** The brackets as the quick table prints them: tops, rates and what is taken off. */
function bracketTable(year: number): Outputs {
  const brackets = readRule(incomeTaxBrackets, `${year}-12-31`).version.value;
  const deductions = brackets.map(({ from, rate }) => Math.round(from * rate - incomeTax(from, year)));
  return {
    upper_limits: brackets.slice(1).map(({ from }) => from - 1_000),
    lower_limits: brackets.map(({ from }) => from),
    rates: brackets.map(({ rate }) => rate),
    deductions,
  };
}

export const income: Family = (inputs) => {
  const outputs: Outputs = {};
  if (inputs.brackets !== undefined || inputs.table !== undefined) return bracketTable(yearIn(inputs));
  const many = numbersIn(inputs, 'taxable_incomes', 'taxable_income', 'incomes');
  if (many) {
    const each = many.map((entry) => income({ ...inputs, taxable_incomes: null, taxable_income: entry }, {}, []));
    return Object.fromEntries(Object.keys(each[0] ?? {}).map((key) => [key, each.map((entry) => entry[key])]));
  }
  const deductions = numberIn(inputs, 'deductions', 'income_deductions', 'total_deductions', 'deduction_total');
  const before = numberIn(inputs, 'total_income', 'income', 'gross_income');
  const taxable =
    deductions === undefined || before === undefined
      ? numberIn(inputs, 'taxable_income', 'income', 'taxable', 'taxable_total_income')
      : Math.max(0, before - deductions);
  const year = yearIn(inputs);
  if (taxable !== undefined) {
    const bill = incomeTaxBill(taxable, year);
    Object.assign(outputs, {
      taxable_income: deductions === undefined ? undefined : floorTo(taxable, 1_000),
      income_tax: bill.incomeTax,
      tax: bill.incomeTax,
      rate: marginalRate(taxable, year),
      bracket_deduction: Math.round(floorTo(taxable, 1_000) * marginalRate(taxable, year) - bill.incomeTax),
      effective_rate: taxable === 0 ? 0 : bill.incomeTax / taxable,
      total_with_surtax: bill.incomeTax + bill.surtax,
      reconstruction: timesRate(bill.incomeTax, surtaxRates(year).reconstruction),
      defence: timesRate(bill.incomeTax, surtaxRates(year).defence),
      marginal_rate: marginalRate(taxable, year),
      surtax: bill.surtax,
      reconstruction_surtax: bill.surtax,
      income_tax_and_surtax: bill.payable,
      total_payable: bill.payable,
      payable: bill.payable,
      total: bill.payable,
      resident_tax: residentIncomeLevy(taxable, year),
    });
  }
  const years = numbersIn(inputs, 'years');
  const tax = numberIn(inputs, 'income_tax');
  const total = (entry: number) => (entry < firstSurtaxYear ? 0 : surtaxRates(entry).reconstruction + surtaxRates(entry).defence);
  if (years) {
    outputs.surtax_components = years.map(surtaxRates);
    outputs.rates = years.map(total);
    outputs.surtax_total = years.map((entry) => (tax === undefined ? total(entry) : timesRate(tax, total(entry))));
  } else if (tax !== undefined) {
    outputs.surtax = timesRate(tax, total(year));
    outputs.surtax_total = outputs.surtax;
    outputs.surtax_components = surtaxRates(year);
    outputs.total_with_surtax = tax + timesRate(tax, total(year));
    outputs.payable = floorTo(tax + timesRate(tax, total(year)), 100);
    // Parts of the surtax, each cut by itself: printed apart they may add up to a yen less than both together.
    outputs.reconstruction = timesRate(tax, surtaxRates(year).reconstruction);
    outputs.defence = timesRate(tax, surtaxRates(year).defence);
  } else if (taxable === undefined && numberIn(inputs, 'year', 'tax_year') !== undefined) {
    outputs.surtax_components = surtaxRates(year);
    outputs.surtax_total = total(year);
    Object.assign(outputs, { reconstruction_rate: surtaxRates(year).reconstruction, defence_rate: surtaxRates(year).defence });
  }
  return outputs;
};

/** The deduction every taxpayer has, and what is left of the income after it. */
export const basic: Family = (inputs) => {
  const total = needNumber(inputs, 'total_income', 'total_income_amount', 'income', 'gokei_shotoku');
  const year = yearIn(inputs);
  if (numberIn(inputs, 'deductions', 'income_deductions', 'total_deductions') !== undefined)
    throw new UnknownShape('the deductions are stated');
  const deduction = basicDeduction(total, year);
  return { basic_deduction: deduction, deduction, taxable: floorTo(Math.max(0, total - deduction), 1_000) };
};

/** A designated city takes eight tenths of the levy, any other municipality six (地方税法35条・314条の3). */
export const resident: Family = (inputs) => {
  const outputs: Outputs = { per_capita: 5_000, per_capita_levy: 4_000, forest_tax: 1_000, rate: 0.1 };
  const taxable = numberIn(inputs, 'taxable_income', 'income', 'taxable');
  if (taxable === undefined) return outputs;
  const away = abroad(inputs) || flagIn(inputs, 'address_on_1_january', 'address_in_japan') === false;
  const levy = away ? 0 : residentIncomeLevy(taxable, yearIn(inputs));
  const cut = floorTo(Math.max(0, away ? 0 : taxable), 1_000);
  const city = flagIn(inputs, 'designated_city', 'is_designated_city') === true ? 0.08 : 0.06;
  return {
    ...outputs,
    income_levy: levy,
    city: floorTo(timesRate(cut, city), 100),
    prefecture: floorTo(timesRate(cut, 0.1 - city), 100),
    total: levy + (away ? 0 : (numberIn(inputs, 'per_capita') ?? 5_000)),
  };
};

export const marginal: Family = (inputs) => {
  const year = yearIn(inputs);
  const other = needNumber(
    inputs,
    'other_taxable_income',
    'salary_taxable',
    'taxable_income',
    'other_income',
    'salary_taxable_income',
    'salary_income_taxable',
    'base_taxable_income',
  );
  const { offsettable, disregarded } = offsettableLoss(
    needNumber(inputs, 'real_estate_income', 're_income', 'rental_income', 'additional_income'),
    numberIn(inputs, 'land_interest', 'land_loan_interest') ?? 0,
  );
  const added = incomeTax(other + offsettable, year) - incomeTax(other, year);
  const addedResident = residentIncomeLevy(other + offsettable, year) - residentIncomeLevy(other, year);
  return {
    offsettable,
    disregarded,
    saved_income_tax: -added || 0,
    saved_resident_tax: -addedResident || 0,
    added_income_tax: added,
    added_resident_tax: addedResident,
    income_tax: added,
    resident_tax: addedResident,
    saved_total: -(added + addedResident) || 0,
    added_total: added + addedResident,
    marginal_rate: marginalRate(other + offsettable, year),
    combined_marginal_rate:
      marginalRate(other + offsettable, year) * (1 + surtaxRates(year).reconstruction + surtaxRates(year).defence) + 0.1,
  };
};

export const landInterest: Family = (inputs) => {
  const loss = numberIn(inputs, 'real_estate_loss', 'loss');
  const result = numberIn(inputs, 'real_estate_income', 're_income') ?? (loss === undefined ? undefined : -Math.abs(loss));
  const bought = numberIn(inputs, 'building_price') !== undefined && numberIn(inputs, 'land_interest', 'land_loan_interest') === undefined;
  if (result !== undefined && bought) {
    const loan = landInterest({ ...inputs, real_estate_income: null, re_income: null, real_estate_loss: null, loss: null }, {}, []);
    return { ...loan, ...landInterest({ real_estate_income: result, land_interest: loan.land_interest }, {}, []) };
  }
  if (result !== undefined) {
    const { offsettable, disregarded } = offsettableLoss(
      result,
      needNumber(inputs, 'land_interest', 'land_loan_interest', 'interest_on_land'),
    );
    // An example that states a loss as a sum above zero prints what may be offset the same way.
    const sign = loss !== undefined && loss > 0 ? -1 : 1;
    return { offsettable_loss: sign * Math.min(0, offsettable) || 0, offsettable: sign * offsettable || 0, disregarded };
  }
  const parts = landLoan(
    needNumber(inputs, 'loan'),
    needNumber(inputs, 'building_price', 'building_cost', 'building'),
    numberIn(inputs, 'annual_interest', 'interest') ?? 0,
  );
  return { land_loan: parts.landLoan, land_interest: parts.landInterest, building_loan: needNumber(inputs, 'loan') - parts.landLoan };
};

export const blue: Family = (inputs) => {
  const years = numbersIn(inputs, 'years');
  if (years)
    return {
      ...blue({ ...inputs, years: null }, {}, []),
      blue_deduction: years.map((year) => blue({ ...inputs, years: null, year }, {}, []).blue_deduction),
    };
  const holdings = {
    apartmentUnits: numberIn(inputs, 'units', 'apartment_units', 'rooms', 'apartment_rooms') ?? 0,
    detachedHouses: numberIn(inputs, 'detached_houses', 'houses', 'buildings') ?? 0,
    parkingSpaces: numberIn(inputs, 'parking_spaces', 'parking', 'parking_lots') ?? 0,
  };
  const businessScale = flagIn(inputs, 'business_scale') ?? isBusinessScale(holdings);
  const receipts = numberIn(inputs, 'prior_prior_year_receipts', 'receipts_two_years_before');
  const white = flagIn(inputs, 'white_return', 'white') === true || flagIn(inputs, 'blue', 'blue_return') === false;
  // The deduction never makes a loss.
  const before = numberIn(inputs, 'income_before', 'income_before_deduction', 'real_estate_income', 'income');
  const least = (deduction: number) => (white ? 0 : before === undefined ? deduction : Math.max(0, Math.min(deduction, before)));
  const deduction = least(
    blueReturnDeduction({
      year: yearIn(inputs),
      businessScale,
      doubleEntry: flagIn(inputs, 'double_entry', 'double_entry_bookkeeping') ?? false,
      electronicFiling: flagIn(inputs, 'etax_on_time', 'etax', 'e_tax', 'electronic_filing') ?? false,
      electronicBooks: flagIn(inputs, 'electronic_books') ?? false,
      ...(receipts === undefined ? {} : { receiptsTwoYearsBefore: receipts }),
    }),
  );
  return {
    room_equivalents: roomEquivalents(holdings),
    business_scale: businessScale,
    blue_deduction: deduction,
    income_after: before === undefined ? undefined : before - deduction,
  };
};

export const enterprise: Family = (inputs) => {
  const rooms = numberIn(inputs, 'units', 'rooms') ?? 10;
  const base =
    needNumber(inputs, 'real_estate_income', 'income', 'business_income', 'income_before_blue_deduction') +
    (numberIn(inputs, 'blue_deduction_added_back', 'blue_deduction') ?? 0);
  const months = numberIn(inputs, 'months') ?? 12;
  const tax = rooms >= 10 ? individualEnterpriseTax(base, yearIn(inputs), months) : 0;
  const { value: terms } = readRule(enterpriseTax, `${yearIn(inputs)}-12-31`).version;
  return { individual_enterprise_tax: tax, deduction: Math.floor((terms.ownerDeduction * months) / 12), rate: terms.rate };
};
