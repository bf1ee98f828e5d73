import type { Block, GridBlock } from '../../reading/source-reading.ts';
import { isRollHeader } from '../roll-tables/grid-roles.ts';

const namesOf = (grid: GridBlock): string => (grid.rows[0] ?? []).join('|');

/** A roll that goes over several pages of a document under the same names is one table. */
export function joinPages(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.findLast((other) => other.type === 'grid');
    if (
      block.type === 'grid' &&
      block.places &&
      last?.type === 'grid' &&
      last.places &&
      namesOf(last) === namesOf(block) &&
      isRollHeader(block.rows[0] ?? [])
    ) {
      const at = joined.indexOf(last);
      joined[at] = { ...last, rows: [...last.rows, ...block.rows.slice(1)], places: [...last.places, ...block.places.slice(1)] };
    } else joined.push(block);
  }
  return joined;
}
