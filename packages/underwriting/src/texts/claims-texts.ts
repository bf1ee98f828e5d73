import type { Unit } from '../numbers/unit.ts';
import { term } from '../terms/term.ts';

// every claim

export const andParking = ', and parking and similar';
const recomputed = (label: string, unit: Unit) => term(label, null, unit, 'Calculated from other figures of the same source.');
export const calculated = 'calculated';
export const read = 'read';
export const differenceFormula = (how: string) => `${how} − stated`;
export const difference = (label: string, unit: Unit) =>
  term(
    `${label}, difference`,
    null,
    unit === 'percent' ? 'points' : unit,
    'Value calculated from the source’s own figures − stated value.',
  );
export const reading = (label: string, stated: string, how: string, own: string) => `${label}: stated ${stated}, ${how} ${own}.`;

// gross_yield

export const grossYieldFormula = 'stated rent ÷ price';
export const grossYieldFromRent = recomputed('Gross yield from the stated rent', 'percent');
export const grossYield = 'Gross yield';

// current_yield

export const currentYield = 'Current gross yield';

// annual_rent

export const annualRentFormula = 'monthly rent × 12';
export const annualRentFromMonthly = recomputed('Annual rent from monthly rent', 'JPY/year');
export const annualRent = 'Annual rent';

// rent_roll

export const rollWithoutFeesFormula = 'rents of all units on the rent roll, vacant ones at the asking rent, without fees';
export const rollWithFeesFormula = 'rents and fees of all units on the rent roll, vacant ones at the asking rent';
export const rollRents = recomputed('Rents of all units, rent roll', 'JPY/month');
export const rentAgainstRoll = 'Full-occupancy rent against rent roll';

// roll_total

export const rollUnits = recomputed('Sum of unit rents, rent roll', 'JPY/month');
export const rollTotal = 'Total written on the roll';
export const rollAllUnitsFormula = (parking: string) => `rents and asking rents of all units${parking}`;
export const rollLeasedUnitsFormula = (parking: string) => `rents of all leased units${parking}`;

// roll_fees, roll_sum, roll_asking

export const sumOfUnits = (label: string) => recomputed(`${label}, sum of units`, 'JPY/month');
export const writtenOnRoll = (label: string) => `${label} written on the roll`;
export const rollFees = 'Common-area fees';
export const rollFeesFormula = 'common-area fees of the units on the rent roll';
export const rollSum = 'Rents and fees';
export const rollSumFormula = (parking: string) => `rents and common-area fees of the units on the rent roll${parking}`;
export const rollAsking = 'Asking rents';
export const rollAskingFormula = 'asking rents of the units on the rent roll';

// full_and_current

export const fullAndCurrentFormula = 'in-place rent + asking rent of vacant units';
export const inPlaceAndAsking = recomputed('In-place rent + vacant asking rent', 'JPY/month');
export const rentAgainstInPlaceAndAsking = 'Full-occupancy rent against in-place and asking rent';
export const rentAgainstInPlace = 'In-place rent − full-occupancy rent';
