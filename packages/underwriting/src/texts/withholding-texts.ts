import { term } from '../terms/term.ts';

// rules.withholding_rent, rules.withholding_sale

const withholdingRate = (label: string) => term(label, '源泉徴収税率', 'percent', 'Income tax with surtax, withheld by the payer.');
export const rentRate = withholdingRate('Withholding rate, rent');
export const saleRate = withholdingRate('Withholding rate, sale');

// tax_schedule.withheld_rent

export const withheldRentFormula = 'rent collected × share paid by companies × rate';
export const withheldRent = term(
  'Tax withheld from rent',
  '源泉徴収税額 (賃料)',
  'JPY/year',
  'Withheld by corporate tenants and remitted to the tax office for you.',
);

// tax_schedule.withholding_refund

export const withholdingRefundFormula = 'withholding of the year before − its tax';
export const withholdingRefund = term(
  'Tax refund',
  '還付',
  'JPY/year',
  'The tax return of the next spring refunds withholding above the tax.',
);

// tax_schedule.cash_with_withholding

export const cashWithWithholdingFormula = 'cash flow after tax − withholding above the tax of the year + refund';
export const cashWithWithholding = term(
  'Cash flow with withholding',
  '源泉徴収後の手取り',
  'JPY/year',
  'Timing only: over the years the total equals cash flow after tax.',
);

// tax.withheld_rent_if_company

export const withheldRentIfCompanyFormula = 'rent collected in year 1 × rate';
export const withheldRentIfCompany = term(
  'Withholding if all tenants are companies',
  null,
  'JPY',
  'A company or master lessee withholds; an individual renting a home does not.',
);

// tax.withheld_sale

export const withheldSaleFormula = 'exit price × rate';
export const withheldSale = term(
  'Tax withheld at sale',
  '源泉徴収税額 (売却)',
  'JPY',
  'Only an individual buying their own home for at most ¥100,000,000 does not withhold.',
);

// tax.withheld_sale_settled

export const withheldSaleSettledFormula = 'withheld at sale − capital gains tax';
export const withheldSaleSettled = term(
  'Tax refund after sale',
  '源泉徴収税の還付 (売却後)',
  'JPY',
  'Refunded with the tax return filed the following year; negative means tax still to pay.',
);

// reading

export const timing =
  'Withholding is shown in the year it is deducted and refunded in the next. Returns count tax in the year of the income and ignore this timing.';
