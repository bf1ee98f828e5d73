import type { Subject } from '../facts/subject.ts';
import { yenText } from '../numbers/number-text.ts';
import * as texts from '../texts/model/scenarios-texts.ts';
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
    { id: 'base', title: texts.base, change: {}, inputs: [] },
    {
      id: 'cautious',
      title: texts.cautious,
      change: { rentFactor: 0.95, vacancyPoints: 5, ratePoints: 1, rentChangePoints: -0.5, exitPriceFactor: 0.9 },
      inputs: [
        { id: 'rent', label: texts.rent, value: -5, unit: 'percent', text: texts.rentLess5 },
        { id: 'vacancy', label: texts.vacancyChange, value: 5, unit: 'points', text: texts.vacancyMore5 },
        { id: 'rate', label: texts.rateChange, value: 1, unit: 'points', text: texts.rateMore1 },
        {
          id: 'rent_change',
          label: texts.rentGrowth,
          value: -0.5,
          unit: 'points/year',
          text: texts.rentGrowthLessHalf,
        },
        { id: 'sale_price', label: texts.exitPrice, value: -10, unit: 'percent', text: texts.exitPriceLess10 },
      ],
    },
    {
      id: 'severe',
      title: texts.severe,
      change: {
        rentFactor: 0.9,
        vacancyPoints: 10,
        ratePoints: 2,
        rentChangePoints: -1,
        exitPriceFactor: 0.8,
        repairShock: { year: 3, amount: shock },
      },
      inputs: [
        { id: 'rent', label: texts.rent, value: -10, unit: 'percent', text: texts.rentLess10 },
        { id: 'vacancy', label: texts.vacancyChange, value: 10, unit: 'points', text: texts.vacancyMore10 },
        { id: 'rate', label: texts.rateChange, value: 2, unit: 'points', text: texts.rateMore2 },
        {
          id: 'rent_change',
          label: texts.rentGrowth,
          value: -1,
          unit: 'points/year',
          text: texts.rentGrowthLess1,
        },
        { id: 'sale_price', label: texts.exitPrice, value: -20, unit: 'percent', text: texts.exitPriceLess20 },
        {
          id: 'repair_shock',
          label: texts.repairInYear3,
          value: shock,
          unit: 'JPY',
          text: texts.repairTextInYear3(yenText(shock)),
        },
      ],
    },
  ];
}
