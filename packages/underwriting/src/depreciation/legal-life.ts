/** Structures as the tax table names them; steel by the thickness of its members. */
export type TaxStructure =
  | 'SRC'
  | 'RC'
  | 'brick_stone_block'
  | 'steel_over_4mm'
  | 'steel_3_to_4mm'
  | 'steel_3mm_or_less'
  | 'wood'
  | 'wood_mortar'
  | 'equipment_plumbing_electric'
  | 'lift';
export type BuildingUse = 'residential' | 'office' | 'shop';

/** Lives in years. Source: 減価償却資産の耐用年数等に関する省令 別表第一. */
export const legalLives: Record<BuildingUse, Record<TaxStructure, number>> = {
  residential: {
    SRC: 47,
    RC: 47,
    brick_stone_block: 38,
    steel_over_4mm: 34,
    steel_3_to_4mm: 27,
    steel_3mm_or_less: 19,
    wood: 22,
    wood_mortar: 20,
    equipment_plumbing_electric: 15,
    lift: 17,
  },
  office: {
    SRC: 50,
    RC: 50,
    brick_stone_block: 41,
    steel_over_4mm: 38,
    steel_3_to_4mm: 30,
    steel_3mm_or_less: 22,
    wood: 24,
    wood_mortar: 22,
    equipment_plumbing_electric: 15,
    lift: 17,
  },
  shop: {
    SRC: 39,
    RC: 39,
    brick_stone_block: 38,
    steel_over_4mm: 34,
    steel_3_to_4mm: 27,
    steel_3mm_or_less: 19,
    wood: 22,
    wood_mortar: 20,
    equipment_plumbing_electric: 15,
    lift: 17,
  },
};

export function legalLifeYears(structure: TaxStructure, use: BuildingUse = 'residential'): number {
  return legalLives[use][structure];
}
