import type { Block, PairBlock } from '../../reading/source-reading.ts';
import { meaningOf } from '../../vocabulary/labels.ts';

/** Facts in a column at the side that make it the property's own. */
const leastAside = 5;

const readingsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'pair' ? (meaningOf(block.label)?.reading ?? []) : []));

/**
 * Where a page sets all facts of its property in the column at the side, that column is its main part: the price and others
 * stand there once each, and nothing of the kind beside it.
 */
export function withFactsAside(blocks: Block[]): Block[] {
  if (readingsOf(blocks.filter(({ aside }) => aside === null)).includes('price')) return blocks;
  const columns = Map.groupBy(
    blocks.filter((block): block is PairBlock => block.type === 'pair' && /^(?:aside$|class .*side)/i.test(block.aside ?? '')),
    ({ aside }) => aside,
  );
  const own = [...columns].filter(([, pairs]) => {
    const named = readingsOf(pairs);
    return (
      named.filter((name) => name === 'price').length === 1 &&
      new Set(named).size >= leastAside &&
      named.length <= 1.3 * new Set(named).size
    );
  });
  const [[side] = []] = own;
  return own.length === 1 ? blocks.map((block) => (block.aside === side ? { ...block, aside: null } : block)) : blocks;
}
