import type { Yen } from '../money/yen.ts';
import { basicDeductions } from '../rules/basic-deduction.ts';
import { readRule } from '../rules/dated-rule.ts';

/** Basic deduction (基礎控除) for the income tax of a year, by the whole income of that year. The engine asks for taxable income, which is after it. */
export function basicDeduction(totalIncome: Yen, year: number): Yen {
  const steps = readRule(basicDeductions, `${year}-12-31`).version.value;
  return steps.find((step) => totalIncome <= step.upTo)?.deduction ?? 0;
}
