import type { ScenarioPlan } from '../case/scenarios.ts';
import { repairShockOf } from '../case/shock-sizes.ts';
import type { Subject } from '../facts/subject.ts';
import { yenText } from '../numbers/number-text.ts';
import * as texts from '../texts/model/scenarios-texts.ts';

/** The single shocks that investors ask for, and all of them together. */
export function stressPresets(subject: Subject): ScenarioPlan[] {
  const shock = repairShockOf(subject);
  const twoMonths = Math.round((2 / 12) * 10_000) / 100;
  const rent = { id: 'rent', label: texts.rent, value: -10, unit: 'percent', text: texts.rentLess10 } as const;
  const empty = {
    id: 'vacancy',
    label: texts.leastVacancy,
    value: twoMonths,
    unit: 'percent',
    text: texts.twoMonthsVacant,
  } as const;
  const repair = {
    id: 'repair_shock',
    label: texts.repairInYear1,
    value: shock,
    unit: 'JPY',
    text: texts.repairTextInYear1(yenText(shock)),
  } as const;
  const rate = (points: number) =>
    ({
      id: 'rate',
      label: texts.rateChange,
      value: points,
      unit: 'points',
      text: texts.rateMore(points, points === 1),
    }) as const;
  return [
    { id: 'rent_10', title: texts.rent10, change: { rentFactor: 0.9 }, inputs: [rent] },
    { id: 'rate_1', title: texts.rate1, change: { ratePoints: 1 }, inputs: [rate(1)] },
    { id: 'rate_2', title: texts.rate2, change: { ratePoints: 2 }, inputs: [rate(2)] },
    { id: 'two_empty_months', title: texts.twoVacantMonths, change: { vacancyAtLeast: twoMonths }, inputs: [empty] },
    { id: 'repair_shock', title: texts.repair, change: { repairShock: { year: 1, amount: shock } }, inputs: [repair] },
    {
      id: 'all_together',
      title: texts.allCombined,
      change: { rentFactor: 0.9, ratePoints: 2, vacancyAtLeast: twoMonths, repairShock: { year: 1, amount: shock } },
      inputs: [rent, rate(2), empty, repair],
    },
  ];
}
