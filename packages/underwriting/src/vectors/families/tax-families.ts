import { floorTo, timesRate } from '../../money/yen.ts';
import { blueReturnDeduction, isBusinessScale, roomEquivalents } from '../../tax/business-scale.ts';
import { companyTaxBill, corporateTaxBill, effectiveCorporateRate } from '../../tax/corporate-tax.ts';
import { individualEnterpriseTax } from '../../tax/enterprise-tax.ts';
import { incomeTax, incomeTaxBill, marginalRate, residentIncomeLevy, surtaxRates } from '../../tax/income-tax.ts';
import { landLoan, offsettableLoss } from '../../tax/land-interest.ts';
import { type Family, flagIn, needNumber, numberIn, numbersIn, type Outputs, textIn } from '../vector.ts';
import { yearIn } from './tax-inputs.ts';

export const income: Family = (inputs) => {
  const outputs: Outputs = {};
  const many = numbersIn(inputs, 'taxable_incomes', 'taxable_income');
  if (many) {
    const each = many.map((entry) => income({ ...inputs, taxable_incomes: null, taxable_income: entry }, {}, []));
    return Object.fromEntries(Object.keys(each[0] ?? {}).map((key) => [key, each.map((entry) => entry[key])]));
  }
  const taxable = numberIn(inputs, 'taxable_income');
  const year = yearIn(inputs);
  if (taxable !== undefined) {
    const bill = incomeTaxBill(taxable, year);
    Object.assign(outputs, {
      income_tax: bill.incomeTax,
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
  const total = (entry: number) => surtaxRates(entry).reconstruction + surtaxRates(entry).defence;
  if (years) {
    outputs.surtax_components = years.map(surtaxRates);
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

export const resident: Family = (inputs) => {
  const levy = residentIncomeLevy(needNumber(inputs, 'taxable_income'), yearIn(inputs));
  return { income_levy: levy, per_capita: 5_000, total: levy + 5_000 };
};

export const marginal: Family = (inputs) => {
  const year = yearIn(inputs);
  const other = needNumber(inputs, 'other_taxable_income');
  const { offsettable, disregarded } = offsettableLoss(needNumber(inputs, 'real_estate_income'), numberIn(inputs, 'land_interest') ?? 0);
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
  };
};

export const landInterest: Family = (inputs) => {
  const result = numberIn(inputs, 'real_estate_income', 'real_estate_loss');
  const bought = numberIn(inputs, 'building_price') !== undefined && numberIn(inputs, 'land_interest') === undefined;
  if (result !== undefined && bought) {
    const loan = landInterest({ ...inputs, real_estate_income: null, real_estate_loss: null }, {}, []);
    return { ...loan, ...landInterest({ real_estate_income: result, land_interest: loan.land_interest }, {}, []) };
  }
  if (result !== undefined) {
    const loss = offsettableLoss(result, needNumber(inputs, 'land_interest'));
    return { offsettable_loss: Math.min(0, loss.offsettable), offsettable: loss.offsettable, disregarded: loss.disregarded };
  }
  const parts = landLoan(needNumber(inputs, 'loan'), needNumber(inputs, 'building_price'), numberIn(inputs, 'annual_interest') ?? 0);
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
    apartmentUnits: numberIn(inputs, 'units', 'apartment_units', 'rooms') ?? 0,
    detachedHouses: numberIn(inputs, 'detached_houses', 'houses') ?? 0,
    parkingSpaces: numberIn(inputs, 'parking_spaces') ?? 0,
  };
  const businessScale = flagIn(inputs, 'business_scale') ?? isBusinessScale(holdings);
  const receipts = numberIn(inputs, 'prior_prior_year_receipts', 'receipts_two_years_before');
  return {
    room_equivalents: roomEquivalents(holdings),
    business_scale: businessScale,
    blue_deduction: blueReturnDeduction({
      year: yearIn(inputs),
      businessScale,
      doubleEntry: flagIn(inputs, 'double_entry') ?? false,
      electronicFiling: flagIn(inputs, 'etax_on_time', 'etax') ?? false,
      electronicBooks: flagIn(inputs, 'electronic_books') ?? false,
      ...(receipts === undefined ? {} : { receiptsTwoYearsBefore: receipts }),
    }),
  };
};

export const enterprise: Family = (inputs) => {
  const rooms = numberIn(inputs, 'units', 'rooms') ?? 10;
  const base = needNumber(inputs, 'real_estate_income') + (numberIn(inputs, 'blue_deduction_added_back') ?? 0);
  return { individual_enterprise_tax: rooms >= 10 ? individualEnterpriseTax(base, yearIn(inputs), numberIn(inputs, 'months') ?? 12) : 0 };
};

export const corporate: Family = (inputs) => {
  const start = textIn(inputs, 'fy_start', 'fiscal_year_start') ?? '2026-04-01';
  const bill = corporateTaxBill(needNumber(inputs, 'income', 'taxable_income'), start, flagIn(inputs, 'sme') ?? true);
  const company = companyTaxBill(needNumber(inputs, 'income', 'taxable_income'), start);
  return {
    taxable: bill.taxable,
    corporate_tax: bill.corporateTax,
    local_corporate_tax: bill.localCorporateTax,
    defence_special_corporate_tax: bill.defenceTax,
    defence_tax: bill.defenceTax,
    // At the threshold itself the tax stands within a thousand-yen step of the exemption.
    defence_tax_starts_about: Math.abs(bill.corporateTax - 5_000_000) <= 1_000,
    enterprise_tax: company.enterpriseTax,
    special_enterprise_tax: company.specialEnterpriseTax,
    resident_tax: company.residentTax,
    total: company.total,
  };
};

export const corporateEffective: Family = (inputs) => ({
  effective: effectiveCorporateRate({
    corporate: needNumber(inputs, 'corporate'),
    localCorporate: needNumber(inputs, 'local_corporate'),
    defence: numberIn(inputs, 'defence') ?? 0,
    resident: needNumber(inputs, 'resident'),
    enterprise: needNumber(inputs, 'enterprise'),
    enterpriseStandard: numberIn(inputs, 'enterprise_std', 'enterprise_standard') ?? needNumber(inputs, 'enterprise'),
    special: needNumber(inputs, 'special'),
  }),
});
