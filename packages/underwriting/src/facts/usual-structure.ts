import type { Structure } from '../rules/structure.ts';
import type { ExtraFacts, FactValues, PropertyKind } from './property-facts.ts';

/** From weakest to strongest: lenders and tax look at the weakest first. */
const weakestFirst: readonly Structure[] = ['W', 'LGS', 'CB', 'S', 'RC', 'SRC'];

/** The weakest structure named; null where none is stated. */
export function weakestStructure(structure: FactValues['structure']): Structure | null {
  if (structure === null) return null;
  const all = Array.isArray(structure) ? structure : [structure];
  return weakestFirst.find((name) => all.includes(name)) ?? null;
}

/** Words for a solid block or building, which is not of wood: 一棟売りマンション, 一棟売りビル. */
const solidBlock = /マンション|ビル/;
/** A block called アパート is of wood or light steel. */
const lightBlock = /アパート/;
const leastFloorsOfSolid = 4;

/**
 * Structures that are plausible where none is stated, the weakest first: that one stands in, and the range of the report goes over all.
 * @param floors storeys of the building
 */
export function plausibleStructures(
  kind: PropertyKind,
  floors: number | null,
  { category }: Pick<ExtraFacts, 'category'>,
): readonly [Structure, ...Structure[]] {
  if (kind === 'condominium_unit') return ['RC'];
  if (kind === 'detached_house') return ['W', 'LGS'];
  if (solidBlock.test(category ?? '') || (floors ?? 0) >= leastFloorsOfSolid) return ['S', 'RC'];
  return lightBlock.test(category ?? '') ? ['W', 'LGS'] : ['W', 'LGS', 'S', 'RC'];
}
