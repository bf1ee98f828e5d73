import type { Unit } from '../numbers/unit.ts';
import { term } from '../terms/term.ts';

// inputs

export const aroundStatedRent = '5% either side of the stated rent.';
export const endOfRange = 'End of the range of this input.';
export const input = (label: string, end: string, unit: Unit, note: string) =>
  term(`${label}, ${end} end`, null, unit, `End of the input’s range. ${note}`);

// outcomes

export const outcomeFormula = 'base case recalculated with this input at one end';
export const outcome = (label: string, input: string, end: string, label_ja: string | null, unit: Unit, definition: string) =>
  term(`${label} with ${input} at its ${end} end`, label_ja, unit, definition);

// two_way, axes

export { rateChange, vacancyChange } from './model/scenarios-texts.ts';
export const rentChange = 'Rent change';
export const priceChange = 'Price change';

// two_way.rent_rate

export const cashByRentAndRate = 'Cash flow before tax by rent and interest rate';
export const cash = 'Cash flow before tax';

// two_way.price_vacancy

export const yieldByPriceAndVacancy = 'Net yield by price and vacancy';
export const netYield = 'Net yield';

// two_way

export const stepsReason = 'Our default steps, not a forecast.';
export const steps = (title: string) => term(`Steps per axis of “${title}”`, null, 'count', 'Number of steps on each side.');
export const axisFormula = 'steps of the table';
export const axis = (label: string, unit: Unit) => term(label, null, unit, 'Change from the base case.');
export const rowFormula = 'base case recalculated with both changes';
export const row = (label: string, rows: string, value: string, unit: Unit, columns: string) =>
  term(`${label}, ${rows} ${value}%`, null, unit, `By ${columns}.`);
