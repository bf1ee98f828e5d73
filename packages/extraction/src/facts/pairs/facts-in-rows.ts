import type { GridBlock, PairBlock } from '../../reading/source-reading.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import type { GridReading } from './read-grid.ts';

/** Tables of one row of values each, at least, that describe a property between them. */
const leastTables = 2;

/**
 * Pairs of tables that each name their columns over one row of values: the place and the price in one, the land in the next,
 * the building in a third. They describe the property of the page as labels beside values do. None where several of
 * them name a price: each may then be an offer of its own.
 */
export function factsInRows(grids: ReadonlyMap<GridBlock, GridReading>): PairBlock[] {
  const single = [...grids].filter(([block, grid]) => block.rows.length === 2 && grid.pairs.length >= 2 && grid.rolls.length === 0);
  const priced = single.filter(([, grid]) => grid.pairs.some(({ label }) => meaningOf(label)?.reading === 'price'));
  return single.length >= leastTables && priced.length === 1 ? single.flatMap(([, grid]) => grid.pairs) : [];
}
