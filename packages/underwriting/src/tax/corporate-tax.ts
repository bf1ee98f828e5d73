import { floorTo, timesRate, type Yen } from '../money/yen.ts';
import { corporateDefenceTax, corporateTaxRates, localCorporateRates } from '../rules/corporate-tax.ts';
import { readRule } from '../rules/dated-rule.ts';

export interface CorporateTaxBill {
  taxable: Yen;
  corporateTax: Yen;
  localCorporateTax: Yen;
  defenceTax: Yen;
}

/** National taxes of a company on its income. A loss is not taxed. */
export function corporateTaxBill(income: Yen, fiscalYearStart: string, small: boolean): CorporateTaxBill {
  const rates = readRule(corporateTaxRates, fiscalYearStart).version.value;
  const defence = readRule(corporateDefenceTax, fiscalYearStart).version.value;
  const taxable = floorTo(Math.max(0, income), 1_000);
  const reduced = small ? Math.min(taxable, rates.smallLimit) : 0;
  const before = timesRate(reduced, rates.small) + timesRate(taxable - reduced, rates.standard);
  const corporateTax = floorTo(before, 100);
  const localBase = floorTo(before, 1_000);
  const defenceBase = floorTo(Math.max(0, before - defence.exemption), 1_000);
  return {
    taxable,
    corporateTax,
    localCorporateTax: floorTo(timesRate(localBase, rates.local), 100),
    defenceTax: floorTo(timesRate(defenceBase, defence.rate), 100),
  };
}

export interface CompanyTaxBill extends CorporateTaxBill {
  residentTax: Yen;
  enterpriseTax: Yen;
  specialEnterpriseTax: Yen;
  total: Yen;
}

/** All taxes of a small company on its income at the standard local rates; the per-capita levy is due even with a loss. */
export function companyTaxBill(income: Yen, fiscalYearStart: string): CompanyTaxBill {
  const national = corporateTaxBill(income, fiscalYearStart, true);
  const local = readRule(localCorporateRates, fiscalYearStart).version.value;
  const residentTax = floorTo(timesRate(floorTo(national.corporateTax, 1_000), local.residentRate), 100) + local.perCapita;
  let enterprise = 0;
  for (const [index, slice] of local.enterprise.entries()) {
    const top = local.enterprise[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    enterprise += timesRate(Math.max(0, Math.min(national.taxable, top) - slice.from), slice.rate);
  }
  const enterpriseTax = floorTo(enterprise, 100);
  const specialEnterpriseTax = floorTo(timesRate(enterpriseTax, local.specialRate), 100);
  const total =
    national.corporateTax + national.localCorporateTax + national.defenceTax + residentTax + enterpriseTax + specialEnterpriseTax;
  return { ...national, residentTax, enterpriseTax, specialEnterpriseTax, total };
}

/**
 * Statutory effective rate: enterprise taxes are deductible in the next year.
 * @param enterpriseStandard rate that the special enterprise tax is taken on
 */
export function effectiveCorporateRate(rates: {
  corporate: number;
  localCorporate: number;
  defence: number;
  resident: number;
  enterprise: number;
  enterpriseStandard: number;
  special: number;
}): number {
  const enterprise = rates.enterprise + rates.enterpriseStandard * rates.special;
  return (rates.corporate * (1 + rates.localCorporate + rates.defence + rates.resident) + enterprise) / (1 + enterprise);
}
