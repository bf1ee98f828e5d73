import { foreignExchangeReport } from '../../checks/rules/letting.ts';
import { capitalGainsTax, costBasis, costUsed, deemedCost, isLongTermHolding } from '../../exit/capital-gains.ts';
import { timesRate } from '../../money/yen.ts';
import { blueReturnDeduction, isBusinessScale, roomEquivalents } from '../../tax/business-scale.ts';
import { companyTaxBill, corporateTaxBill, effectiveCorporateRate } from '../../tax/corporate-tax.ts';
import { individualEnterpriseTax } from '../../tax/enterprise-tax.ts';
import { incomeTax, incomeTaxBill, marginalRate, residentIncomeLevy, surtaxRates } from '../../tax/income-tax.ts';
import { landLoan, offsettableLoss } from '../../tax/land-interest.ts';
import { withheldAbroad } from '../../tax/withholding.ts';
import { defaultDate, type Family, flagIn, type Inputs, needNumber, numberIn, numbersIn, type Outputs, textIn } from '../vector.ts';

const yearIn = (inputs: Inputs) => {
  const sold = textIn(inputs, 'sold', 'sold_on');
  return numberIn(inputs, 'year', 'tax_year') ?? (sold === undefined ? 2026 : Number(sold.slice(0, 4)));
};

export const income: Family = (inputs) => {
  const outputs: Outputs = {};
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
  const result = numberIn(inputs, 'real_estate_income');
  if (result !== undefined) {
    const loss = offsettableLoss(result, needNumber(inputs, 'land_interest'));
    return { offsettable_loss: loss.offsettable, offsettable: loss.offsettable, disregarded: loss.disregarded };
  }
  const parts = landLoan(needNumber(inputs, 'loan'), needNumber(inputs, 'building_price'), numberIn(inputs, 'annual_interest') ?? 0);
  return { land_loan: parts.landLoan, land_interest: parts.landInterest, building_loan: needNumber(inputs, 'loan') - parts.landLoan };
};

export const blue: Family = (inputs) => {
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

const abroad = (inputs: Inputs) =>
  textIn(inputs, 'owner', 'seller') === 'non_resident' || flagIn(inputs, 'non_resident') === true || flagIn(inputs, 'resident') === false;

export const capitalGains: Family = (inputs) => {
  const year = yearIn(inputs);
  const sold = textIn(inputs, 'sold', 'sold_on');
  const acquired = textIn(inputs, 'acquired', 'acquired_on');
  const longTerm =
    flagIn(inputs, 'long_term') ?? (sold !== undefined && acquired !== undefined ? isLongTermHolding(acquired, sold) : false);
  const price = needNumber(inputs, 'sale_price');
  const stated = numberIn(inputs, 'acquisition_cost_net_of_depreciation', 'cost_basis', 'acquisition_cost');
  const parts = ['land_cost', 'building_cost', 'land', 'building'].some((name) => numberIn(inputs, name) !== undefined);
  const known = stated ?? (parts ? (basis(inputs, {}, []).cost_basis as number) : 0);
  const used = flagIn(inputs, 'cost_unknown') ? costUsed(price, null, `${year}-12-31`) : known;
  const tax = capitalGainsTax({
    salePrice: price,
    costBasis: used,
    transferExpenses: numberIn(inputs, 'transfer_expenses') ?? 0,
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
    effective_rate: tax.taxable === 0 ? 0 : tax.total / tax.taxable,
  };
};

export const holdingTerm: Family = (inputs) => ({
  long_term: isLongTermHolding(textIn(inputs, 'acquired', 'acquired_on') ?? '', textIn(inputs, 'sold', 'sold_on') ?? ''),
});

export const deemed: Family = (inputs) => {
  const price = needNumber(inputs, 'sale_price');
  const date = textIn(inputs, 'sold') ?? defaultDate;
  return { deemed_cost: deemedCost(price, date), cost_used: costUsed(price, numberIn(inputs, 'actual_cost') ?? null, date) };
};

/** Purchase costs that become part of the cost: always the brokerage; taxes and registration only if they were not expensed against rent. */
export const basis: Family = (inputs) => {
  const sum = (...names: string[]) => names.reduce((total, name) => total + (numberIn(inputs, name) ?? 0), 0);
  const expensed = flagIn(inputs, 'registration_and_acquisition_tax_expensed') ?? true;
  const capitalised =
    sum('brokerage_buy', 'brokerage', 'tax_settlement', 'settlement', 'demolition', 'capital_expenditure') +
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
    enterpriseStandard: needNumber(inputs, 'enterprise_std'),
    special: needNumber(inputs, 'special'),
  }),
});

export const withholding: Family = (inputs) => {
  if (textIn(inputs, 'owner') === 'resident') return { withheld: 0 };
  const kind = textIn(inputs, 'kind') === 'sale' || numberIn(inputs, 'sale_price') !== undefined ? 'sale' : 'rent';
  const amount = needNumber(inputs, 'amount', 'sale_price', 'price', 'monthly_rent', 'rent');
  const withheld = withheldAbroad({
    kind,
    amount,
    payer: textIn(inputs, 'payer') === 'individual' ? 'individual' : 'corporation',
    ownResidence: /own_residence|family|home|residence/.test(textIn(inputs, 'use') ?? ''),
    paidOn: textIn(inputs, 'paid_on', 'date') ?? defaultDate,
  });
  return { withheld, net: amount - withheld, rate: kind === 'rent' ? 0.2042 : 0.1021 };
};

export const filing: Family = (inputs) => {
  const owner = textIn(inputs, 'owner') === 'non_resident';
  return {
    tax_agent_required: owner,
    final_return_required: true,
    deductions_allowed: owner ? ['基礎控除', '雑損控除', '寄附金控除'] : undefined,
    resident_tax_on_rent: !owner,
  };
};

export const fefa: Family = (inputs) => {
  const report = foreignExchangeReport(
    textIn(inputs, 'acquired', 'acquired_on') ?? defaultDate,
    textIn(inputs, 'purpose') === 'own_residence' ? 'own_residence' : 'other',
  );
  const required = textIn(inputs, 'buyer', 'owner') === 'non_resident' && report.required;
  return { report_required: required, deadline_days: required ? report.deadlineDays : null };
};
