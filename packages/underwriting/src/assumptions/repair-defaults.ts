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
      'Water heater, air conditioner and fittings of the unit; the repair reserve fee covers the building.',
      null,
    );
  if (subject.kind === 'detached_house')
    return of(
      Math.min(120_000, 1_000 * area),
      'Roof, walls, water heater and equipment of a house over 10–15 years: ¥1,000 per m² a year.',
      null,
    );
  const table = yearlyOfGuide[isSolid(subject) ? 'solid' : 'light'];
  return of(
    reserveOfDwelling(area, table),
    'The ministry’s guide estimates planned repairs over 30 years at ¥58,000–¥75,000 per unit a year, by size; prices have risen 25% since. Old buildings get no reduction.',
    repairGuide.source,
  );
}

export const repairDefaults = {
  capital_reserve_per_unit: {
    label: 'Capital reserve per unit',
    label_ja: '大規模修繕積立 (自主)',
    unit: 'JPY/year',
    definition: 'Yearly provision for exterior, roof, plumbing and equipment, below NOI.',
    limits: [0, 2_000_000],
    defaultFor: capitalReserve,
  },
  repair_guide_total: {
    label: 'Planned repairs per unit, 30 years',
    label_ja: '計画修繕費 (30年・1戸当たり)',
    unit: 'JPY',
    definition: 'Total planned repairs of one unit over 30 years, at the guide’s prices.',
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
            ? 'The guide does not cover houses; our default is ¥3,000,000 for walls, roof, plumbing and equipment over 30 years.'
            : 'Total in the ministry’s guide for this type of building and unit size.',
        source: building === 'house' ? null : repairGuide.source,
      };
    },
  },
  repair_index_up: {
    label: 'Building cost rise since guide',
    label_ja: '物価上昇の補正',
    unit: 'percent',
    definition: 'Added to the guide’s prices, which predate the rise of 2022–2026.',
    limits: [-50, 200],
    defaultFor: fixed(25, 20, 40, 'Building costs have risen by about 20%–30% since the guide was published (our default).'),
  },
  exterior_cycle: {
    label: 'Exterior and roof repair cycle',
    label_ja: '外壁・屋根の修繕周期',
    unit: 'years',
    definition: 'Years between works, due when the building’s age reaches a multiple.',
    limits: [1, 60],
    defaultFor: fixed(...repairGuide.cycles.exterior, 'Exterior and roof work is repeated every 11–18 years.', repairGuide.source),
  },
  plumbing_cycle: {
    label: 'Plumbing renewal cycle',
    label_ja: '給排水管の更新周期',
    unit: 'years',
    definition: 'Years between works, due when the building’s age reaches a multiple.',
    limits: [1, 80],
    defaultFor: fixed(...repairGuide.cycles.plumbing, 'Plumbing work is repeated every 20–30 years.', repairGuide.source),
  },
  equipment_cycle: {
    label: 'Water heater and AC replacement cycle',
    label_ja: '給湯器・エアコンの交換周期',
    unit: 'years',
    definition: 'Years between replacements, due when the building’s age reaches a multiple.',
    limits: [1, 40],
    defaultFor: fixed(...repairGuide.cycles.equipment, 'Water heaters and air conditioners last 10–15 years.', repairGuide.source),
  },
  lift_cycle: {
    label: 'Elevator renewal cycle',
    label_ja: 'エレベーターの更新周期',
    unit: 'years',
    definition: 'Years between renewals, due when the building’s age reaches a multiple.',
    limits: [1, 60],
    defaultFor: (subject) =>
      hasLift(subject) ? fixed(...repairGuide.cycles.lift, 'Elevators are renewed after 25–30 years.', repairGuide.source)() : null,
  },
  lift_cost: {
    label: 'Elevator renewal',
    label_ja: 'エレベーター更新費',
    unit: 'JPY',
    definition: 'Cost of renewing one elevator.',
    limits: [0, 500_000_000],
    defaultFor: (subject) =>
      hasLift(subject)
        ? fixed(10_000_000, 6_000_000, 15_000_000, 'Typical cost of renewing one small elevator; our default until a quote is available.')()
        : null,
  },
} as const satisfies Record<string, Assumption>;
