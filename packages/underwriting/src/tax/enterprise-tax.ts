import { dayOfYear } from '../calendar/days.ts';
import { floorTo, timesRate, type Yen } from '../money/yen.ts';
import { readRule } from '../rules/dated-rule.ts';
import { enterpriseTax } from '../rules/income-tax.ts';

/** Individual enterprise tax on letting at business scale. `incomeBeforeBlueDeduction`: the blue-return deduction does not count here. */
export function individualEnterpriseTax(incomeBeforeBlueDeduction: Yen, year: number, months = 12): Yen {
  const { rate, ownerDeduction } = readRule(enterpriseTax, dayOfYear(year, '12-31')).version.value;
  const base = floorTo(Math.max(0, incomeBeforeBlueDeduction - Math.floor((ownerDeduction * months) / 12)), 1_000);
  return floorTo(timesRate(base, rate), 100);
}
