import { plainText } from '../../normalise/text.ts';
import type { Block, LineBlock, PairBlock } from '../../reading/source-reading.ts';
import { meaningOf } from '../../vocabulary/labels.ts';

/**
 * Cells of the forms of agents' networks that hold a place or a way in parts: `都道府県名`, `所在地名１`, `所在地名２`;
 * `沿線名（１）`, `駅名（１）`, `駅より徒歩`. Each part means little alone.
 */
const cells = {
  prefecture: /^都道府県名?$/,
  place: /^所在地名\(?([1-3])\)?$/,
  city: /^(?:市区町村|市区郡町村|市郡区|市区郡)名?$/,
  town: /^(?:町名|町域名?|町丁目?名?|町名・?丁目|大字・?町名?|町名・?字|(?:町域|町名|町丁目?|町字|大字)・?(?:番地|地番)(?:等|以下)?|町村以下|市区町村以下)$/,
  lot: /^(?:番地|番地等|丁目番地|番地以下|以下(?:の)?(?:住所|所在)|地番・?番地)$/,
  /** A line and a station in one cell, whose walk has a cell of its own. */
  way: /^(?:沿線|路線)名?[・/]?(?:最寄り?)?駅名?\(?([1-3]?)\)?$/,
  line: /^(?:沿線|路線)名?\(?([1-3]?)\)?$/,
  station: /^(?:最寄り?)?駅名?\(?([1-3]?)\)?$/,
  walk: /^(?:(?:駅(?:より|から)の?)?徒歩(?:分数?|\(分\))?|交通)\(?([1-3]?)\)?$/,
} as const;
type Cell = keyof typeof cells;

/** `徒歩 9分`, `9`. */
const aWalk = /^(?:徒歩|歩)?\s*約?(\d{1,2})\s*分?$/;

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

/** One cell of a form with what stands in it. */
interface Entry {
  label: string;
  value: string;
  block: PairBlock | LineBlock;
}

/**
 * What cells in the order of reading say. A form that gives its ways no numbers begins the next one with the name of a
 * line; a station without a number goes with the line before it, a walk with the station.
 */
function inOrder(entries: readonly Entry[]): Said[] {
  const found: Said[] = [];
  for (const { label, value, block } of entries) {
    const named = cellOf(label);
    if (named === null || value.trim() === '' || cellOf(value) !== null || meaningOf(value) !== null) continue;
    // `交通` holds a whole way unless the line and the station have cells of their own.
    if (named.cell === 'walk' && !aWalk.test(plainText(value))) continue;
    const before = found.findLast(({ cell }) => (named.cell === 'walk' ? cell === 'station' || cell === 'way' : cell === 'line'));
    const begun = Math.max(0, ...found.filter(({ cell }) => cell === 'line').map((one) => one.number));
    const number = named.number ?? (named.cell === 'line' ? begun + 1 : (before?.number ?? 1));
    if (!found.some((other) => other.cell === named.cell && other.number === number))
      found.push({ cell: named.cell, number, value: plainText(value).trim(), block });
  }
  return found;
}

/** What the cells of such a form say: as pairs of labels and values and, where a cell was not seen as one, line after line. */
function said(blocks: readonly Block[]): Said[] {
  const own = blocks.filter((block) => block.aside === null);
  const paired = inOrder(own.flatMap((block) => (block.type === 'pair' ? { label: block.label, value: block.value, block } : [])));
  const lines = own.filter((block) => block.type === 'line');
  const lined = inOrder(
    lines.flatMap((line, index) => {
      const next = lines[index + 1];
      return next === undefined ? [] : { label: line.text, value: next.text, block: next };
    }),
  );
  const isNew = ({ cell, number }: Said): boolean => !paired.some((other) => other.cell === cell && other.number === number);
  return [...paired, ...lined.filter(isNew)];
}

function pair(label: string, value: string, { block }: Said): PairBlock {
  const { group, section, aside, at } = block;
  return { type: 'pair', label, value, form: 'table', group, section, aside, at };
}

/** The place and the ways of a form that has them in parts, each as one pair; none where no form does. */
export function partsOfForm(blocks: readonly Block[]): PairBlock[] {
  const all = said(blocks);
  const of = (cell: Cell, number = 1): Said | undefined => all.find((one) => one.cell === cell && one.number === number);
  const numbered = [1, 2, 3].flatMap((number) => of('place', number) ?? []);
  const places = numbered.length > 0 ? numbered : [of('city'), of('town'), of('lot')].filter((one) => one !== undefined);
  const [first] = places;
  const prefecture = all.find(({ cell }) => cell === 'prefecture');
  const address =
    first && (prefecture || places.length > 1)
      ? [pair('所在地', [prefecture, ...places].map((part) => part?.value ?? '').join(''), first)]
      : [];
  const ways = [1, 2, 3].flatMap((number) => {
    const [line, station, walk, way] = [of('line', number), of('station', number), of('walk', number), of('way', number)];
    const ofWay = aWalk.exec(walk?.value ?? '')?.[1];
    if (way && ofWay && !/分/.test(way.value)) return [pair('交通', `${way.value} 徒歩${ofWay}分`, way)];
    // `東大宮 徒歩9分`: the walk in the cell of the station.
    const [, name = '', beside] = /^(.*?)(?:駅)?(?:\s*(?:徒歩|歩)\s*(\d{1,2})\s*分)?$/.exec(station?.value ?? '') ?? [];
    if (!line || !station || name === '' || name.length > 14) return [];
    const minutes = aWalk.exec(walk?.value ?? '')?.[1] ?? beside;
    return [pair('交通', `${line.value}「${name}」駅${minutes ? ` 徒歩${minutes}分` : ''}`, station)];
  });
  return [...address, ...ways];
}
