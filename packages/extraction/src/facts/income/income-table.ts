import { assumedIncome, fullyLet, inOperation, stateToday } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { plainText } from '../../normalise/text.ts';
import type { Block, LineBlock, PairBlock } from '../../reading/source-reading.ts';
import { meaningOf } from '../../vocabulary/labels.ts';

/**
 * Tables of income on printed pages: `現況収入` and `満室想定収入` under `月額 | 年額 | 利回り`, or `年間収入` and `月間収入`
 * under `満室時 | 現況`. Each figure means what its row and its column say together.
 */
type State = 'full' | 'current';
type Measure = 'month' | 'year' | 'yield';
type Box = readonly [left: number, top: number, width: number, height: number];
type Cell = LineBlock & { at: { box: Box } };

const labels: Record<State, Record<Measure, string>> = {
  full: { month: '満室想定月額賃料', year: '満室想定年間賃料', yield: '満室想定利回り' },
  current: { month: '現況月額賃料', year: '現況年間賃料', yield: '現況利回り' },
};

const fullWord = composed.i`${fullyLet}|${assumedIncome}|fully(?:let|leased|occupied)|potential|stabili[sz]ed|proforma`;
const currentWord = composed.i`${stateToday}|${inOperation}|実績|in-?place|current|passing|actual`;
/** What is left after costs, or paid for them, is not a rent. */
const afterCosts = /NOI|NCF|\bnet|expense|tax(?!incl)|debt|純|実質|ネット|経費|支出|費用|差引|手取|返済|融資|管理費|税|評価/i;
const unitBehind = /[(（](?:単位\s*:?\s*)?((?:千|万)?円|%)[)）]$/;
const figure = /^[¥\\]?\d[\d,]*(?:\.\d+)?\s*(?:円|千円|万円|%)?$/;
/** Rows of a table lie at most so many heights of their letters apart. */
const farthestRow = 4.5;

const ofIncome = /^(?:rent_|yield_|occupancy)/;

const wordsOf = ({ text }: LineBlock): string => plainText(text).replace(/\s/g, '');

function stateOf(words: string): State | null {
  const [full, current] = [fullWord.test(words), currentWord.test(words)];
  return full === current || afterCosts.test(words) ? null : full ? 'full' : 'current';
}

function measureOf(words: string): Measure | null {
  const bare = words.replace(unitBehind, '');
  if (afterCosts.test(bare) || bare.length > 12) return null;
  if (composed.i`^(?:${assumedIncome}|表面|${fullyLet}|グロス)*利回り?$|^(?:gross)?(?:rental)?yield$`.test(bare)) return 'yield';
  if (
    /^(?:月額|月間|月収|月)(?:賃料|収入|家賃|賃料収入)?(?:合計)?$|^(?:賃料|収入|家賃)[(（]?月(?:額|間)[)）]?$|^(?:monthly|permonth|pcm)(?:rent|income)?$/i.test(
      bare,
    )
  )
    return 'month';
  return composed.i`^(?:年額|年間|年収|年)(?:賃料|収入|家賃|賃料収入|${assumedIncome}収入)?(?:合計)?$|^(?:賃料|収入|家賃)[(（]?年(?:額|間)[)）]?$|^(?:annual|yearly|perannum|peryear|p\.?a\.?)(?:rent|income)?$`.test(
    bare,
  )
    ? 'year'
    : null;
}

/** Words alone that name a state as a column does. */
function stateColumnOf(words: string): State | null {
  return composed.i`^(?:${fullyLet}(?:時|${assumedIncome}|時${assumedIncome}|${assumedIncome}時)?|${assumedIncome}|${stateToday}(?:時)?|現在)(?:の?(?:収入|賃料|場合))?(?:[(（][^()（）]*[)）])?$|^(?:fullylet|fullyleased|fullyoccupied|in-?place|current|passing|potential|stabili[sz]ed)$`.test(
    words,
  )
    ? stateOf(words)
    : null;
}

const isIncome = (words: string): boolean =>
  !afterCosts.test(words) &&
  (/収入|賃料|家賃|年収|月収/.test(words) ||
    composed`^(?:${fullyLet}(?:時|${assumedIncome})?|${stateToday})$`.test(words) ||
    stateColumnOf(words) !== null ||
    /rent|income/i.test(words));

/** Cells of one page in rows, from top to bottom and from left to right. */
function rowsOf(cells: readonly Cell[]): Cell[][] {
  const middle = ({ at: { box } }: Cell): number => box[1] + box[3] / 2;
  const rows: Cell[][] = [];
  for (const cell of cells.toSorted((a, b) => middle(a) - middle(b))) {
    const last = rows.at(-1);
    if (last?.[0] && middle(cell) - middle(last[0]) < 0.5 * cell.at.box[3]) last.push(cell);
    else rows.push([cell]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.at.box[0] - b.at.box[0]));
}

/** The figure with which a cell begins, `22,128` of `22,128 共益費込` where two cells ran together, with its own box. */
function withFigureAlone(cell: Cell): Cell | null {
  const plain = plainText(cell.text).trim();
  const [first = ''] = plain.split(/\s/);
  if (!figure.test(first)) return null;
  const [left, top, width, height] = cell.at.box;
  return { ...cell, text: first, at: { ...cell.at, box: [left, top, (width * first.length) / plain.length, height] } };
}

/** `益 満室時 742,000円`: the name of a row and its first figure in one run, behind a letter of the name of the group. */
function nameAndFigure(cell: Cell): Cell[] {
  const [, name = '', value = ''] = /^(?:\S\s+)?(\S(?:.*\S)?)\s+(\S+)$/.exec(plainText(cell.text).trim()) ?? [];
  if (!figure.test(value) || /\d/.test(name)) return [cell];
  const [left, top, width, height] = cell.at.box;
  const share = value.length / plainText(cell.text).trim().length;
  return [
    { ...cell, text: name, at: { ...cell.at, box: [left, top, width * (1 - share), height] } },
    { ...cell, text: value, at: { ...cell.at, box: [left + width * (1 - share), top, width * share, height] } },
  ];
}

/**
 * Which of the heads a figure stands under: in a row with a figure for each head the one in its turn, otherwise the one that
 * it reaches under, or the nearest one of the whole row of heads. Null under a head of something else.
 */
function headOver<Head extends { cell: Cell }>(
  value: Cell,
  figures: readonly Cell[],
  heads: readonly Head[],
  row: readonly Cell[],
): Head | null {
  if (figures.length === heads.length) return heads[figures.indexOf(value)] ?? null;
  const [left, , width] = value.at.box;
  const reached = heads.filter(
    ({
      cell: {
        at: { box },
      },
    }) => box[0] < left + width && left < box[0] + box[2],
  );
  if (reached.length === 1) return reached[0] ?? null;
  const far = ({ at: { box } }: Cell): number => Math.abs(box[0] + box[2] / 2 - left - width / 2);
  const [nearest] = row.toSorted((one, other) => far(one) - far(other));
  return heads.find(({ cell }) => cell === nearest) ?? null;
}

function pair(label: string, { text, group, section, aside, at }: Cell): PairBlock {
  return { type: 'pair', label, value: text, form: 'table', group, section, aside, at };
}

/** The figures under one row of heads. */
function under(
  heads: readonly { cell: Cell; measure: Measure | null; state: State | null }[],
  header: readonly Cell[],
  rows: readonly Cell[][],
): PairBlock[] {
  const found: PairBlock[] = [];
  const first = Math.min(...heads.map(({ cell }) => cell.at.box[0]));
  let [, top, , height] = heads[0]?.cell.at.box ?? [0, 0, 0, 0];
  for (const row of rows) {
    const name = row.findLast(({ at: { box }, text }) => box[0] < first && !figure.test(plainText(text)));
    const [, y = 0, , own = 0] = row[0]?.at.box ?? [];
    if (y - top > farthestRow * Math.max(height, own)) break;
    const figures = row.flatMap((cell) => (cell.at.box[0] > (name?.at.box[0] ?? 1) ? (withFigureAlone(cell) ?? []) : []));
    if (name === undefined || figures.length === 0) continue;
    [top, height] = [y, own];
    const words = wordsOf(name);
    for (const cell of figures) {
      const head = headOver(cell, figures, heads, header);
      if (head === null) continue;
      const unit = unitBehind.exec(wordsOf(head.cell))?.[1] ?? unitBehind.exec(words)?.[1];
      const behind = unit === undefined || unit === '%' || /[円%]/.test(plainText(cell.text)) ? '' : `(${unit})`;
      const [state, measure] =
        head.measure === null ? [head.state, measureOf(words)] : [isIncome(words) ? stateOf(words) : null, head.measure];
      if (state !== null && measure !== null && (measure === 'yield') === /%/.test(plainText(`${cell.text}${unit ?? ''}`)))
        found.push(pair(labels[state][measure] + behind, cell));
      else if (head.measure === 'year' && meaningOf(words)?.reading === 'property_tax') found.push(pair(words + behind, cell));
    }
  }
  return found;
}

/** Each figure of such tables as a pair; none where the page has no such table. */
function incomeTables(blocks: readonly Block[]): PairBlock[] {
  const cells = blocks.filter((block): block is Cell => block.type === 'line' && block.aside === null && block.at.box !== undefined);
  return [...Map.groupBy(cells, ({ at: { page } }) => page ?? 1).values()].flatMap((own) => {
    const rows = rowsOf(own.flatMap(nameAndFigure));
    return rows.flatMap((row, index) => {
      const measures = row
        .map((cell) => ({ cell, measure: measureOf(wordsOf(cell)), state: null }))
        .filter(({ measure }) => measure !== null);
      const states = row
        .map((cell) => ({ cell, measure: null, state: stateColumnOf(wordsOf(cell)) }))
        .filter(({ state }) => state !== null);
      const below = rows.slice(index + 1, index + 14);
      if (new Set(measures.map(({ measure }) => measure)).size === measures.length && measures.length >= 2)
        return under(measures, row, below);
      return states.length === 2 && states[0]?.state !== states[1]?.state ? under(states, row, below) : [];
    });
  });
}

const bareFigure = /^[¥\\]?\d[\d,]*(?:\.\d+)?$/;

/** The unit that a page gives for all of its amounts: `単位：千円`. */
function unitsOfPages(blocks: readonly Block[]): Map<number, string> {
  return new Map(
    blocks.flatMap((block) => {
      const unit = block.type === 'line' ? /単位\s*:?\s*[(（]?((?:千|万|百万)円)/.exec(plainText(block.text))?.[1] : undefined;
      return block.type === 'line' && unit !== undefined ? [[block.at.page ?? 1, unit] as const] : [];
    }),
  );
}

/** Whether a pair is of the very figure that stands in a table of income. */
function isSameFigure(one: PairBlock, other: PairBlock): boolean {
  const [a, b] = [one.at.box, other.at.box];
  return (
    a !== undefined && b !== undefined && one.at.page === other.at.page && Math.abs(a[0] - b[0]) < 0.003 && Math.abs(a[1] - b[1]) < 0.003
  );
}

/** Pairs with those of tables of income, in place of pairs that name a figure of such a table by its row or its column alone. */
export function withIncomeTables(pairs: readonly PairBlock[], blocks: readonly Block[]): PairBlock[] {
  const units = unitsOfPages(blocks);
  const figures = incomeTables(blocks);
  const isTold = (pair: PairBlock): boolean =>
    ofIncome.test(meaningOf(pair.label)?.reading ?? '') && figures.some((figure) => isSameFigure(pair, figure));
  return [...pairs.filter((pair) => !isTold(pair)), ...figures].map((pair) => {
    const unit = pair.unit ?? units.get(pair.at.page ?? 1);
    return unit === undefined || !bareFigure.test(plainText(pair.value)) ? pair : { ...pair, unit };
  });
}
