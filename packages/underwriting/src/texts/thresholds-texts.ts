import type { Unit } from '../numbers/unit.ts';
import { term } from '../terms/term.ts';

// levers

export const price = 'Highest price at which the target is met.';
export const occupancy = 'Lowest occupancy at which the target is met.';
export const rent = 'Largest fall in rent at which the target is still met; a negative value means that rent must rise.';
export const rate = 'Highest interest rate at which the target is met.';

// titles

export const atRent = (title: string, rent: string) => `${title} at a rent of ${rent} a month`;
export const title = (name: string, target: string) => `${name} for: ${target}`;

// every threshold

export const threshold = (name: string, target: string, unit: Unit, definition: string, note: string) =>
  term(`${name}: ${target}`, null, unit, `${definition} ${note}`);
export const withRent = (definition: string, rent: string) => `${definition} That is a full-occupancy rent of ${rent} a month.`;
export const thresholdFormula = 'recalculated case: the last step at which the target is still met';
