import { type RuleReading, readRule } from '../rules/dated-rule.ts';
import { type BuildingUse, depreciationLives, type LegalLives, type TaxStructure } from '../rules/depreciation.ts';
import type { Structure } from '../rules/structure.ts';

/** Light steel counts as 3 to 4 mm and heavy steel as over 4 mm: the thickness is asked for, and the report shows the other life too. */
const taxStructures: Record<Structure, TaxStructure> = {
  W: 'wood',
  LGS: 'steel_3_to_4mm',
  CB: 'brick_stone_block',
  S: 'steel_over_4mm',
  RC: 'RC',
  SRC: 'SRC',
};

/** The table of legal lives in force on the first day of use (`YYYY-MM-DD`). */
export function legalLivesOn(firstUse: string): RuleReading<LegalLives> {
  return readRule(depreciationLives, firstUse);
}

/** Legal life in years of what is first used on a date. */
export function legalLifeYears(asset: TaxStructure, firstUse: string, use: BuildingUse = 'residential'): number {
  return legalLivesOn(firstUse).version.value[use][asset];
}

/** Legal life in years of a dwelling of this structure. */
export function dwellingLifeYears(structure: Structure, firstUse: string): number {
  return legalLifeYears(taxStructures[structure], firstUse);
}
