import { parseDate } from '../../calendar/days.ts';
import { type BuildingUse, legalLives, type TaxStructure } from '../../rules/depreciation.ts';
import { type Inputs, numberIn, textIn, UnknownShape } from '../vector.ts';

const structureNames: Record<string, TaxStructure> = {
  木造: 'wood',
  鉄筋コンクリート造: 'RC',
  鉄骨鉄筋コンクリート造: 'SRC',
  重量鉄骨造: 'steel_over_4mm',
  軽量鉄骨造: 'steel_3_to_4mm',
  RC: 'RC',
  SRC: 'SRC',
  wood: 'wood',
  W: 'wood',
  wood_mortar: 'wood_mortar',
  heavy_steel: 'steel_over_4mm',
  S: 'steel_over_4mm',
  light_steel: 'steel_3_to_4mm',
  brick: 'brick_stone_block',
  block: 'brick_stone_block',
  CB: 'brick_stone_block',
  equipment: 'equipment_plumbing_electric',
};

/** Longer names of structures. The first that fits counts: reinforced steel before steel, mortar before wood. */
const structureWords: readonly (readonly [RegExp, TaxStructure])[] = [
  [/src|steel.?reinforced|steel_framed_rein|鉄骨鉄筋/, 'SRC'],
  [/^rc|reinforced.?concrete|鉄筋/, 'RC'],
  [/3mm_or_less|up_to_3|under_3|lgs_3/, 'steel_3mm_or_less'],
  [/3.*4|light.?(gauge.?)?steel|^lgs/, 'steel_3_to_4mm'],
  [/heavy.?steel|over_4|steel.?frame|^steel$|鉄骨/, 'steel_over_4mm'],
  [/mortar|モルタル/, 'wood_mortar'],
  [/wood|timber|木/, 'wood'],
  [/brick|stone|block|れんが|ブロック/, 'brick_stone_block'],
];
const useWords: readonly (readonly [RegExp, BuildingUse])[] = [
  [/resid|dwell|hous|home|apartment|condo|mansion|rental|住宅|居住|共同/, 'residential'],
  [/office|事務所/, 'office'],
  [/shop|store|retail|commercial|店舗/, 'shop'],
];

/** Structure of the tax table, by the name or the thickness that the example states. */
export function structureIn(inputs: Inputs): TaxStructure | undefined {
  const name = textIn(inputs, 'structure') ?? '';
  const thickness = numberIn(inputs, 'thickness_mm', 'steel_thickness_mm', 'member_thickness_mm', 'thickness');
  const bySteel: TaxStructure | undefined =
    thickness === undefined ? undefined : thickness > 4 ? 'steel_over_4mm' : thickness > 3 ? 'steel_3_to_4mm' : 'steel_3mm_or_less';
  const plain = name.toLowerCase();
  return (
    bySteel ??
    structureNames[name] ??
    (name in legalLives.residential ? (name as TaxStructure) : undefined) ??
    structureWords.find(([words]) => words.test(plain))?.[1]
  );
}

export function useIn(inputs: Inputs): BuildingUse {
  const use = textIn(inputs, 'use') ?? 'residential';
  if (use in legalLives) return use as BuildingUse;
  const found = useWords.find(([words]) => words.test(use.toLowerCase()))?.[1];
  if (!found) throw new UnknownShape(`the use "${use}" is not known`);
  return found;
}

export function legalLifeIn(inputs: Inputs): number {
  const stated = numberIn(inputs, 'legal_life');
  if (stated !== undefined) return stated;
  const structure = structureIn(inputs);
  if (structure === undefined) throw new UnknownShape(`the structure "${textIn(inputs, 'structure') ?? ''}" is not known`);
  return legalLives[useIn(inputs)][structure];
}

/** Months from the day it was built to the day it was put to use; a month that has begun is not counted until it is whole. */
function monthsBetween(from: string, to: string): number {
  const [start, end] = [parseDate(from.length === 7 ? `${from}-01` : from), parseDate(to.length === 7 ? `${to}-01` : to)];
  return Math.max(0, (end.year - start.year) * 12 + end.month - start.month - (end.day < start.day ? 1 : 0));
}

export function elapsedMonths(inputs: Inputs): number {
  const built = textIn(inputs, 'built', 'built_on', 'completed', 'completed_on');
  const used = textIn(inputs, 'in_service', 'in_service_date', 'acquired', 'acquired_on');
  return built !== undefined && used !== undefined ? monthsBetween(built, used) : statedMonths(inputs);
}

const statedMonths = (inputs: Inputs) =>
  Math.round((numberIn(inputs, 'elapsed_years', 'age_years', 'age') ?? 0) * 12) + (numberIn(inputs, 'elapsed_months', 'age_months') ?? 0);
