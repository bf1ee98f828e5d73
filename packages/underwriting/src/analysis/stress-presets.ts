import type { ScenarioPlan } from '../case/scenarios.ts';
import { repairShockOf } from '../case/shock-sizes.ts';
import type { Subject } from '../facts/subject.ts';
import { yenText } from '../numbers/number-text.ts';

/** The single shocks that investors ask for, and all of them together. */
export function stressPresets(subject: Subject): ScenarioPlan[] {
  const shock = repairShockOf(subject);
  const twoMonths = Math.round((2 / 12) * 10_000) / 100;
  const rent = { id: 'rent', label: 'Rent', value: -10, unit: 'percent', text: 'rent −10%' } as const;
  const empty = {
    id: 'vacancy',
    label: 'Minimum vacancy',
    value: twoMonths,
    unit: 'percent',
    text: 'every unit vacant two months a year',
  } as const;
  const repair = {
    id: 'repair_shock',
    label: 'Unplanned repair in year 1',
    value: shock,
    unit: 'JPY',
    text: `an unplanned repair of ${yenText(shock)} in year 1`,
  } as const;
  const rate = (points: number) =>
    ({
      id: 'rate',
      label: 'Interest rate change',
      value: points,
      unit: 'points',
      text: `interest rate +${points} ${points === 1 ? 'pt' : 'pts'}`,
    }) as const;
  return [
    { id: 'rent_10', title: 'Rent −10%', change: { rentFactor: 0.9 }, inputs: [rent] },
    { id: 'rate_1', title: 'Interest rate +1 pt', change: { ratePoints: 1 }, inputs: [rate(1)] },
    { id: 'rate_2', title: 'Interest rate +2 pts', change: { ratePoints: 2 }, inputs: [rate(2)] },
    { id: 'two_empty_months', title: 'Two vacant months a year', change: { vacancyAtLeast: twoMonths }, inputs: [empty] },
    { id: 'repair_shock', title: 'Unplanned repair', change: { repairShock: { year: 1, amount: shock } }, inputs: [repair] },
    {
      id: 'all_together',
      title: 'All combined',
      change: { rentFactor: 0.9, ratePoints: 2, vacancyAtLeast: twoMonths, repairShock: { year: 1, amount: shock } },
      inputs: [rent, rate(2), empty, repair],
    },
  ];
}
