import { repairGuideFigures, repairGuideline } from '../rules/guidelines.ts';

/** What a building needs again and again. */
export type RepairItem = 'exterior_roof' | 'plumbing' | 'water_heater' | 'air_conditioner' | 'lift';

export type GuideBuilding = 'wood' | 'solid' | 'house';

const { source, confirmed } = repairGuideline.versions[0] ?? { source: '', confirmed: false };
const { cycles, totalPerDwelling, years } = repairGuideFigures;

/** Planned repairs of rented buildings: 30-year totals of a dwelling, and how often each kind of work comes back. */
export const repairGuide = {
  source,
  confirmed,
  years,
  /** The guide has no houses; their total is ours. */
  totalPerDwelling: { ...totalPerDwelling, house: { small: 3_000_000, family: 3_000_000 } } satisfies Record<
    GuideBuilding,
    { small: number; family: number }
  >,
  /** Our default, then the guide's shortest and longest time between two works, years. */
  cycles: {
    exterior: [15, ...cycles.exterior],
    plumbing: [25, ...cycles.plumbing],
    equipment: [13, ...cycles.equipment],
    lift: [28, ...cycles.lift],
  },
} as const;

/** How the 30-year total divides over single works, as ratios of it: two of exterior, one of plumbing, two of equipment. Ours, not the guide's. */
export const repairShares = { exterior_roof: 0.275, plumbing: 0.2, water_heater: 0.06, air_conditioner: 0.065 } as const;

export const repairTitles: Readonly<Record<RepairItem, { title: string; title_ja: string }>> = {
  exterior_roof: { title: 'Exterior and roof', title_ja: '外壁・屋根' },
  plumbing: { title: 'Plumbing', title_ja: '給排水管' },
  water_heater: { title: 'Water heaters', title_ja: '給湯器' },
  air_conditioner: { title: 'Air conditioners', title_ja: 'エアコン' },
  lift: { title: 'Elevator', title_ja: 'エレベーター' },
};
