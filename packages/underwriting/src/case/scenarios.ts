import type { Subject } from '../facts/subject.ts';
import { yenText } from '../numbers/number-text.ts';
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
        { id: 'rent', label: 'Rent', value: -5, unit: 'percent', text: 'rent −5%' },
        { id: 'vacancy', label: 'Vacancy change', value: 5, unit: 'points', text: 'vacancy +5 pts' },
        { id: 'rate', label: 'Interest rate change', value: 1, unit: 'points', text: 'interest rate +1 pt' },
        {
          id: 'rent_change',
          label: 'Change in annual rent growth',
          value: -0.5,
          unit: 'points/year',
          text: 'annual rent change −0.5 pts',
        },
        { id: 'sale_price', label: 'Exit price', value: -10, unit: 'percent', text: 'exit price −10%' },
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
        { id: 'rent', label: 'Rent', value: -10, unit: 'percent', text: 'rent −10%' },
        { id: 'vacancy', label: 'Vacancy change', value: 10, unit: 'points', text: 'vacancy +10 pts' },
        { id: 'rate', label: 'Interest rate change', value: 2, unit: 'points', text: 'interest rate +2 pts' },
        {
          id: 'rent_change',
          label: 'Change in annual rent growth',
          value: -1,
          unit: 'points/year',
          text: 'annual rent change −1 pt',
        },
        { id: 'sale_price', label: 'Exit price', value: -20, unit: 'percent', text: 'exit price −20%' },
        {
          id: 'repair_shock',
          label: 'Unplanned repair in year 3',
          value: shock,
          unit: 'JPY',
          text: `an unplanned repair of ${yenText(shock)} in year 3`,
        },
      ],
    },
  ];
}
