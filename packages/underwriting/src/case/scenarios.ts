import type { Subject } from '../facts/subject.ts';
import { grouped } from '../numbers/number-text.ts';
import type { CaseChange } from './input-change.ts';
import { repairShockOf } from './shock-sizes.ts';

export interface ScenarioPlan {
  id: string;
  title: string;
  change: CaseChange;
  /** What differs from the base case: a label, a number and its unit each. */
  inputs: { id: string; label: string; value: number; unit: 'percent' | 'points' | 'JPY' | 'points/year'; text: string }[];
}

/** Base, cautious and severe. The sizes are our defaults, in line with what lenders and investors test. */
export function scenarioPlans(subject: Subject): ScenarioPlan[] {
  const shock = repairShockOf(subject);
  return [
    { id: 'base', title: 'Base', change: {}, inputs: [] },
    {
      id: 'cautious',
      title: 'Cautious',
      change: { rentFactor: 0.95, vacancyPoints: 5, ratePoints: 1, rentChangePoints: -0.5, exitPriceFactor: 0.9 },
      inputs: [
        { id: 'rent', label: 'Rent', value: -5, unit: 'percent', text: 'rent −5 %' },
        { id: 'vacancy', label: 'Vacancy added', value: 5, unit: 'points', text: 'vacancy +5 points' },
        { id: 'rate', label: 'Interest rate added', value: 1, unit: 'points', text: 'interest rate +1 point' },
        {
          id: 'rent_change',
          label: 'Rent change a year, added',
          value: -0.5,
          unit: 'points/year',
          text: 'rents falling half a point a year faster',
        },
        { id: 'sale_price', label: 'Sale price', value: -10, unit: 'percent', text: 'sale price −10 %' },
      ],
    },
    {
      id: 'severe',
      title: 'Severe',
      change: {
        rentFactor: 0.9,
        vacancyPoints: 10,
        ratePoints: 2,
        rentChangePoints: -1,
        exitPriceFactor: 0.8,
        repairShock: { year: 3, amount: shock },
      },
      inputs: [
        { id: 'rent', label: 'Rent', value: -10, unit: 'percent', text: 'rent −10 %' },
        { id: 'vacancy', label: 'Vacancy added', value: 10, unit: 'points', text: 'vacancy +10 points' },
        { id: 'rate', label: 'Interest rate added', value: 2, unit: 'points', text: 'interest rate +2 points' },
        {
          id: 'rent_change',
          label: 'Rent change a year, added',
          value: -1,
          unit: 'points/year',
          text: 'rents falling one point a year faster',
        },
        { id: 'sale_price', label: 'Sale price', value: -20, unit: 'percent', text: 'sale price −20 %' },
        {
          id: 'repair_shock',
          label: 'Unplanned repair in year 3',
          value: shock,
          unit: 'JPY',
          text: `an unplanned repair of ${grouped(shock)} yen in year 3`,
        },
      ],
    },
  ];
}
