import type { Unit } from '../numbers/unit.ts';
import { term } from '../terms/term.ts';

// summary

export const allCash = 'All-cash purchase.';
export const coverage = (covers: string) => `Income ${covers}.`;
export const interestOnlyPayments = 'the interest-only payments of year 1';
export { theLoan } from './model/coverage-texts.ts';
export const cashFlow = (flow: string) => `Cash flow before tax is ${flow} in year 1.`;
export const baseCase = (coverage: string, flow: string) => `Base case: the listed assumptions. ${coverage} ${flow}`;

// changes

export const changeReason = 'Change in this scenario: our default, not a forecast.';
export const change = (label: string, unit: Unit, scenario: string) =>
  term(label, null, unit, `Change from the base case in the scenario “${scenario}”.`);

// outcomes

export const outcome = (label: string, scenario: string, label_ja: string | null, unit: Unit, definition: string) =>
  term(`${label}, ${scenario}`, label_ja, unit, `${definition} In the scenario “${scenario}”.`);
export const outcomeFormula = 'base case recalculated with the changes';
