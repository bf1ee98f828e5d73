import { timesRate, type Yen } from '../money/yen.ts';
import { consumptionTaxRate } from '../rules/consumption-tax.ts';
import { readRule } from '../rules/dated-rule.ts';

/**
 * Highest brokerage for finding a tenant. Both sides together one month of rent plus consumption tax; for a dwelling half a month a side
 * unless the other half is agreed to beforehand. For a dwelling empty for long, the landlord may agree to two months in all (since 2024-07).
 */
export function leaseBrokerageCap(input: {
  monthlyRent: Yen;
  contractDate: string;
  residential: boolean;
  consent?: boolean;
  longVacantAgreed?: boolean;
}): { totalIncTax: Yen; perSideIncTax: Yen } {
  const tax = readRule(consumptionTaxRate, input.contractDate).version.value;
  const months = input.longVacantAgreed === true && input.contractDate >= '2024-07-01' ? 2 : 1;
  const totalIncTax = timesRate(input.monthlyRent, months * (1 + tax));
  const oneMonth = timesRate(input.monthlyRent, 1 + tax);
  const perSideIncTax = input.residential && input.consent !== true ? timesRate(input.monthlyRent, 0.5 * (1 + tax)) : oneMonth;
  return { totalIncTax, perSideIncTax };
}
