import { dwellingAreaSqm, familyUnitSqm } from '../facts/property-class.ts';
import type { Subject } from '../facts/subject.ts';
import { repairGuide } from '../holding/repair-guide.ts';
import type { Assumption, DefaultValue } from './assumption.ts';
import { fixed } from './fixed-default.ts';

const isSolid = (subject: Subject): boolean => !['W', 'LGS'].includes(subject.structureUsed);
/** Five floors of a solid building, or a lift in the text. */
const hasLift = (subject: Subject): boolean =>
  !subject.isCondominium &&
  (/エレベーター|EV付|エレベータ/.test(subject.text) || ((subject.values.floors_total ?? 0) >= 5 && isSolid(subject)));

/** The guide's totals of 30 years for a studio of 22 m² and a family unit of 45 m², a year and dwelling, at prices a quarter higher. */
const yearlyOfGuide = { light: [72_500, 90_000], solid: [73_750, 93_750] } as const;
const [studioSqm, familySqm, smallestSqm] = [22, 45, 18];

/** Yearly provision for one dwelling of a building, by its size: level from 18 to 22 m², in proportion below. Yen. */
function reserveOfDwelling(areaSqm: number, [studio, family]: readonly [number, number]): number {
  if (areaSqm < smallestSqm) return (studio * areaSqm) / smallestSqm;
  return studio + ((family - studio) * (Math.min(familySqm, Math.max(studioSqm, areaSqm)) - studioSqm)) / (familySqm - studioSqm);
}

function capitalReserve(subject: Subject): DefaultValue {
  const area = dwellingAreaSqm(subject);
  const of = (amount: number, reason: string, source: string | null): DefaultValue => {
    const value = Math.round(amount / 100) * 100;
    return { value, low: Math.round(value * 0.7), high: Math.round(value * 1.3), reason, source };
  };
  if (subject.isCondominium)
    return of(
      20_000 + 500 * area,
      'Water heater, air conditioner and fittings of the unit; the building is covered by the repair reserve.',
      null,
    );
  if (subject.kind === 'detached_house')
    return of(
      Math.min(120_000, 1_000 * area),
      'Roof, walls, heater and equipment of a house over a cycle of 10 to 15 years: 1,000 yen a square metre.',
      null,
    );
  const table = yearlyOfGuide[isSolid(subject) ? 'solid' : 'light'];
  return of(
    reserveOfDwelling(area, table),
    'The ministry’s guide puts 30 years of planned repairs at 58,000 to 75,000 yen a unit and year, by size; prices have risen by a quarter since. An old building gets no less: it would reward age.',
    repairGuide.source,
  );
}

export const repairDefaults = {
  capital_reserve_per_unit: {
    label: 'Large repairs, set aside per dwelling',
    label_ja: '大規模修繕積立 (自主)',
    unit: 'JPY/year',
    definition: 'Set aside each year for exterior, roof, plumbing and equipment. Counted below NOI.',
    limits: [0, 2_000_000],
    defaultFor: capitalReserve,
  },
  repair_guide_total: {
    label: 'Planned repairs over 30 years, per dwelling',
    label_ja: '計画修繕費 (30年・戸)',
    unit: 'JPY',
    definition: 'Total of the planned repairs of 30 years for one dwelling, at the prices of the guide.',
    limits: [0, 50_000_000],
    defaultFor: (subject) => {
      const building = subject.kind === 'detached_house' ? 'house' : ['W', 'LGS'].includes(subject.structureUsed) ? 'wood' : 'solid';
      const { small, family } = repairGuide.totalPerDwelling[building];
      const value = dwellingAreaSqm(subject) >= familyUnitSqm ? family : small;
      return {
        value,
        low: Math.round(value * 0.8),
        high: Math.round(value * 1.3),
        reason:
          building === 'house'
            ? 'The guide has no houses; three million yen for walls, roof, plumbing and equipment over 30 years is ours.'
            : 'Total of the ministry’s guide for such a building and size of dwelling.',
        source: building === 'house' ? null : repairGuide.source,
      };
    },
  },
  repair_index_up: {
    label: 'Rise of building prices since the guide',
    label_ja: '物価上昇の補正',
    unit: 'percent',
    definition: 'Added to the guide’s prices, which are older than the rise of 2022 to 2026.',
    limits: [-50, 200],
    defaultFor: fixed(25, 20, 40, 'Building prices have risen by 20 to 30 % or more since the guide; our default, not a rule.'),
  },
  exterior_cycle: {
    label: 'Years between works on walls and roof',
    label_ja: '外壁・屋根の周期',
    unit: 'years',
    definition: 'The works fall due whenever the age of the building reaches a multiple.',
    limits: [1, 60],
    defaultFor: fixed(...repairGuide.cycles.exterior, 'Walls and roof come round every 11 to 18 years.', repairGuide.source),
  },
  plumbing_cycle: {
    label: 'Years between works on plumbing',
    label_ja: '給排水管の周期',
    unit: 'years',
    definition: 'The works fall due whenever the age of the building reaches a multiple.',
    limits: [1, 80],
    defaultFor: fixed(...repairGuide.cycles.plumbing, 'Pipes come round every 20 to 30 years.', repairGuide.source),
  },
  equipment_cycle: {
    label: 'Years between water heaters and air conditioners',
    label_ja: '給湯器・エアコンの周期',
    unit: 'years',
    definition: 'They fall due whenever the age of the building reaches a multiple.',
    limits: [1, 40],
    defaultFor: fixed(...repairGuide.cycles.equipment, 'Water heaters and air conditioners last 10 to 15 years.', repairGuide.source),
  },
  lift_cycle: {
    label: 'Years between lifts',
    label_ja: 'エレベーターの周期',
    unit: 'years',
    definition: 'The lift is renewed whenever the age of the building reaches a multiple.',
    limits: [1, 60],
    defaultFor: (subject) =>
      hasLift(subject) ? fixed(...repairGuide.cycles.lift, 'Lifts are renewed after 25 to 30 years.', repairGuide.source)() : null,
  },
  lift_cost: {
    label: 'Renewal of the lift',
    label_ja: 'エレベーター更新費',
    unit: 'JPY',
    definition: 'Cost of renewing one lift.',
    limits: [0, 500_000_000],
    defaultFor: (subject) =>
      hasLift(subject)
        ? fixed(10_000_000, 6_000_000, 15_000_000, 'Order of the renewal of one small lift; our default, to be replaced by a quotation.')()
        : null,
  },
} as const satisfies Record<string, Assumption>;
