/** What a building needs again and again. */
export type RepairItem = 'exterior_roof' | 'plumbing' | 'water_heater' | 'air_conditioner' | 'lift';

export type GuideBuilding = 'wood' | 'solid' | 'house';

/**
 * Planned repairs of let buildings: 30-year totals for a dwelling and how often each kind of work comes back.
 * Totals and cycles as remembered from the ministry's guide, to be confirmed; a house is not in it and its total is ours.
 */
export const repairGuide = {
  source: '国土交通省 民間賃貸住宅の計画修繕ガイドブック (to be confirmed)',
  confirmed: false,
  years: 30,
  totalPerDwelling: {
    wood: { small: 1_740_000, family: 2_160_000 },
    solid: { small: 1_770_000, family: 2_250_000 },
    house: { small: 3_000_000, family: 3_000_000 },
  } satisfies Record<GuideBuilding, { small: number; family: number }>,
  /** Default, lowest and highest years between two works. */
  cycles: { exterior: [15, 11, 18], plumbing: [25, 20, 30], equipment: [13, 10, 15], lift: [28, 25, 30] },
} as const;

/** How the 30-year total divides over single works, as ratios of it: two of exterior, one of plumbing, two of equipment. Ours, not the guide's. */
export const repairShares = { exterior_roof: 0.275, plumbing: 0.2, water_heater: 0.06, air_conditioner: 0.065 } as const;

export const repairTitles: Readonly<Record<RepairItem, { title: string; title_ja: string }>> = {
  exterior_roof: { title: 'Exterior and roof', title_ja: '外壁・屋根' },
  plumbing: { title: 'Plumbing', title_ja: '給排水管' },
  water_heater: { title: 'Water heaters', title_ja: '給湯器' },
  air_conditioner: { title: 'Air conditioners', title_ja: 'エアコン' },
  lift: { title: 'Lift', title_ja: 'エレベーター' },
};
