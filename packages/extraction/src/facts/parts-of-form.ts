import { plainText } from '../normalise/text.ts';
import type { Block, LineBlock, PairBlock } from '../reading/source-reading.ts';
import { meaningOf } from '../vocabulary/labels.ts';

/**
 * Cells of the forms of agents' networks that hold a place or a way in parts: `都道府県名`, `所在地名１`, `所在地名２`;
 * `沿線名（１）`, `駅名（１）`, `駅より徒歩`. Each part means little alone.
 */
const cells = {
  prefecture: /^都道府県名?$/,
  place: /^所在地名\(?([1-3])\)?$/,
  line: /^(?:沿線|路線)名?\(?([1-3]?)\)?$/,
  station: /^(?:最寄り?)?駅名?\(?([1-3]?)\)?$/,
  walk: /^(?:駅(?:より|から)の?)?徒歩(?:分数?|\(分\))?\(?([1-3]?)\)?$/,
} as const;
type Cell = keyof typeof cells;

interface Said {
  cell: Cell;
  number: number;
  value: string;
  block: PairBlock | LineBlock;
}

function cellOf(label: string): { cell: Cell; number: number | null } | null {
  const plain = plainText(label).replace(/\s/g, '');
  for (const [cell, form] of Object.entries(cells) as [Cell, RegExp][]) {
    const found = form.exec(plain);
    if (found) return { cell, number: found[1] ? Number(found[1]) : null };
  }
  return null;
}

/** Letters of the name of such a cell, at most. */
const longestCell = 16;

/** Whether a value is a whole box of such cells, `沿線名` over `…線` over `駅名`, and no value of its own. */
export function holdsCells(value: string): boolean {
  const [first = '', ...rest] = value.split('\n');
  return rest.length > 0 && first.length <= longestCell && cellOf(first) !== null;
}

/** What the cells of such a form say, in order; a walk without a number goes with the station before it. */
function said(blocks: readonly Block[]): Said[] {
  const lines = blocks.filter((block) => block.type === 'line');
  const found: Said[] = [];
  const add = (label: string, value: string, block: PairBlock | LineBlock): void => {
    const named = cellOf(label);
    if (named === null || value.trim() === '' || cellOf(value) !== null || meaningOf(value) !== null) return;
    const before = found.findLast(({ cell }) => cell === (named.cell === 'walk' ? 'station' : 'line'));
    const number = named.number ?? (named.cell === 'line' ? 1 : (before?.number ?? 1));
    if (!found.some((other) => other.cell === named.cell && other.number === number))
      found.push({ cell: named.cell, number, value: plainText(value).trim(), block });
  };
  for (const block of blocks) if (block.type === 'pair' && block.aside === null) add(block.label, block.value, block);
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (line.aside === null && next !== undefined) add(line.text, next.text, next);
  }
  return found;
}

function pair(label: string, value: string, { block }: Said): PairBlock {
  const { group, section, aside, at } = block;
  return { type: 'pair', label, value, form: 'table', group, section, aside, at };
}

/** The place and the ways of a form that has them in parts, each as one pair; none where no form does. */
export function partsOfForm(blocks: readonly Block[]): PairBlock[] {
  const all = said(blocks);
  const of = (cell: Cell, number = 1): Said | undefined => all.find((one) => one.cell === cell && one.number === number);
  const places = [1, 2, 3].flatMap((number) => of('place', number) ?? []);
  const [first] = places;
  const prefecture = all.find(({ cell }) => cell === 'prefecture');
  const address =
    first && (prefecture || places.length > 1)
      ? [pair('所在地', [prefecture, ...places].map((part) => part?.value ?? '').join(''), first)]
      : [];
  const ways = [1, 2, 3].flatMap((number) => {
    const [line, station, walk] = [of('line', number), of('station', number), of('walk', number)];
    if (!line || !station || station.value.length > 14) return [];
    const minutes = /^(\d{1,2})\s*分?$/.exec(walk?.value ?? '')?.[1];
    return [pair('交通', `${line.value}「${station.value.replace(/駅$/, '')}」駅${minutes ? ` 徒歩${minutes}分` : ''}`, station)];
  });
  return [...address, ...ways];
}
