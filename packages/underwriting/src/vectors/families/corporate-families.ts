import { companyTaxBill, corporateTaxBill, effectiveCorporateRate } from '../../tax/corporate-tax.ts';
import { type Family, flagIn, needNumber, numberIn, numbersIn, textIn } from '../vector.ts';

export const corporate: Family = (inputs) => {
  const start = textIn(inputs, 'fy_start', 'fiscal_year_start', 'fy_from', 'business_year_start') ?? '2026-04-01';
  const many = numbersIn(inputs, 'incomes', 'income', 'taxable_income', 'taxable_incomes');
  if (many) {
    const each = many.map((income) => corporate({ ...inputs, incomes: null, taxable_incomes: null, taxable_income: null, income }, {}, []));
    return Object.fromEntries(Object.keys(each[0] ?? {}).map((key) => [key, each.map((entry) => entry[key])]));
  }
  const before = needNumber(inputs, 'income', 'taxable_income', 'profit', 'corporate_income');
  // A small company sets losses of earlier years against the whole income.
  const carried = Math.abs(numberIn(inputs, 'loss_carried_forward', 'loss_carryforward', 'carried_loss', 'nol') ?? 0);
  const income = before > 0 ? Math.max(0, before - carried) : before;
  const capital = numberIn(inputs, 'capital', 'stated_capital', 'paid_in_capital');
  const small = flagIn(inputs, 'sme', 'small', 'small_company') ?? (capital === undefined || capital <= 100_000_000);
  const bill = corporateTaxBill(income, start, small);
  const company = companyTaxBill(income, start);
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
    per_capita: companyTaxBill(-1, start).residentTax,
    national_total: bill.corporateTax + bill.localCorporateTax + bill.defenceTax,
    effective_rate: bill.taxable === 0 ? 0 : company.total / bill.taxable,
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
