import { formatMoney } from '../format/money.ts';

/** What stands in a cell: a number where it holds nothing else, otherwise its words; null where nothing is known. */
export type TableValue = number | string | null;

export interface TableColumn {
  name: string;
  /** Of all of its numbers; null where it holds words, or rows tell their own. */
  /** `JPY`, or the sign that all numbers of the column carry: `%`, `×`. */
  unit: string | null;
}

/** A table of the report as data: amounts are whole yen whatever currency is shown, other numbers are as they are printed. */
export interface TableData {
  /** What the table is called, from its caption. */
  title: string;
  columns: TableColumn[];
  rows: TableValue[][];
}

interface Cell {
  text: string;
  /** Yen, where the cell holds one amount and nothing else. */
  yen: number | null;
  unknown: boolean;
}

/** A tag, or the text before the next one. */
const token = /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi;
/** Signs and explanations that belong to nobody's data. */
const skipped = /(?:^|\s)(?:rv-note-panel|rv-mark|rv-chart|rv-crop)(?:\s|$)/;
const childless = new Set(['br', 'img', 'input', 'hr', 'col', 'wbr']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: '\u00a0' };

/** Reads one `<table>` from its markup, as the server wrote it or as a browser gives it back. */
export function readTable(markup: string): TableData {
  const { title, header, rows } = parts(markup);
  const width = Math.max(header.length, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index): TableColumn => {
    const cells = rows.flatMap((row) => row[index] ?? []);
    // Words beside amounts, such as `vacant`, do not change the unit of a column.
    const allYen = cells.some(({ yen }) => yen !== null) && cells.every(({ yen, text }) => yen !== null || numberIn(text) === null);
    const signs = new Set(cells.flatMap(({ text }) => (numberIn(text) === null ? [] : [signIn(text)])));
    const [sign = ''] = signs.size === 1 && !cells.some(({ yen }) => yen !== null) ? signs : [];
    return { name: header[index]?.text || (index === 0 ? 'Row' : `Column ${index + 1}`), unit: allYen ? 'JPY' : sign || null };
  });
  // A roll names its rooms so, in its first column.
  const unitAt = columns.findIndex(({ name }, index) => name === 'Unit' && index > 0);
  return { title, columns, rows: rows.map((row) => valuesOf(row, columns, unitAt)) };
}

/** In a column of several units the row says that its amounts are yen: in the unit's own cell, or beside its name. */
function valuesOf(row: Cell[], columns: TableColumn[], unitAt: number): TableValue[] {
  const isMixed = (index: number) => row[index]?.yen != null && columns[index]?.unit !== 'JPY';
  const inYen = columns.some((_, index) => index !== unitAt && isMixed(index));
  return columns.map((_, index) => {
    const cell = row[index];
    if (cell === undefined) return null;
    if (inYen && index === unitAt) return `JPY ${cell.text}`.trim();
    if (index === unitAt && cell.text === '') return signsOf(row) || null;
    if (inYen && unitAt < 0 && index === 0) return `${cell.text} (JPY)`;
    if (cell.yen !== null) return cell.yen;
    return cell.unknown || cell.text === '' ? null : (numberIn(cell.text) ?? cell.text);
  });
}

/** `−1,234.5`, `5.67%` or `1.25×` as a number; null for anything else, such as ranges, dates and numbers of units with a zero before them. */
function numberIn(text: string): number | null {
  return /^[−+]?(?:0|[1-9]\d{0,2}(?:,?\d{3})*|[1-9]\d*)(?:\.\d+)?[%×]?$/.test(text)
    ? Number(text.replace('−', '-').replace(/[,+%×]/g, ''))
    : null;
}

/** The sign that a number carries as its unit: `%`, `×` or none. */
const signIn = (text: string): string => /[%×]$/.exec(text)?.[0] ?? '';
/** The sign that the numbers of a row share. */
const signsOf = (row: Cell[]): string =>
  row.map(({ text }) => (numberIn(text) === null ? '' : signIn(text))).find((sign) => sign !== '') ?? '';

function parts(markup: string): { title: string; header: Cell[]; rows: Cell[][] } {
  const lines: { cells: Cell[]; isHeader: boolean }[] = [];
  // How deep the element lies that is skipped, and the one that says that nothing is known.
  let [title, skip, unknown, inHeader] = ['', 0, 0, false];
  let into: 'caption' | 'cell' | null = null;
  const open: string[] = [];
  let cell = newCell(1, 1);
  let group = { cell: emptyCell, left: 0 };
  for (const [, closing, tag = '', attributes = '', text] of markup.matchAll(token)) {
    const name = tag.toLowerCase();
    if (text !== undefined) {
      if (skip > 0) continue;
      const words = text.replace(/&(#?\w+);/g, (whole, entity: string) => entities[entity] ?? whole);
      if (into === 'caption') title += words;
      else if (into === 'cell') {
        cell.words.push(words);
        if (unknown > 0) cell.unknown.push(words);
      }
    } else if (closing === '/') {
      if (open.length === skip) skip = 0;
      if (open.length === unknown) unknown = 0;
      open.pop();
      if (name === 'td' || name === 'th') {
        const [first = emptyCell, ...others] = finished(cell);
        lines.at(-1)?.cells.push(first, ...others);
        if (cell.rows > 1) group = { cell: first, left: cell.rows - 1 };
        into = null;
      } else if (name === 'caption') into = null;
      else if (name === 'thead') inHeader = false;
      else if (into === 'cell' && blocks.has(name)) cell.words.push(' ');
    } else {
      if (childless.has(name)) {
        if (into === 'cell') cell.words.push(' ');
        continue;
      }
      open.push(name);
      if (skip > 0) continue;
      if (isSkipped(name, attribute(attributes, 'class') ?? '', into === 'cell' && !inHeader)) skip = open.length;
      else if (name === 'thead') inHeader = true;
      else if (name === 'tr') {
        lines.push({ cells: [], isHeader: inHeader });
        // The first cell of a group of rows stands for all of them.
        if (group.left > 0) lines.at(-1)?.cells.push(group.cell);
        group = { ...group, left: group.left - 1 };
      } else if (name === 'caption') into = 'caption';
      else if (name === 'td' || name === 'th') {
        into = 'cell';
        cell = newCell(Number(attribute(attributes, 'colspan') ?? 1), Number(attribute(attributes, 'rowspan') ?? 1));
      } else if (into === 'cell' && blocks.has(name)) cell.words.push(' ');
      const yen = attribute(attributes, 'data-jpy');
      if (into === 'cell' && yen !== null && skip === 0) {
        // The amount itself, in place of what the reader's currency makes of it.
        cell.amounts.push(Number(yen));
        cell.words.push(`${formatMoney(Number(yen), 'JPY', 0)}`);
        skip = open.length;
      }
      if (into === 'cell' && /(?:^|\s)rv-not-stated(?:\s|$)/.test(attribute(attributes, 'class') ?? '')) unknown = open.length;
    }
    // An amount that is the cell itself ends with it.
    if (skip > open.length) skip = 0;
  }
  const header = lines.filter(({ isHeader }) => isHeader).at(-1)?.cells ?? [];
  return { title: squeezed(title), header, rows: lines.filter(({ isHeader }) => !isHeader).map(({ cells }) => cells) };
}

/** Pictures, explanations that are open, and in a row what only screen readers are told. */
function isSkipped(name: string, classes: string, inRow: boolean): boolean {
  return name === 'svg' || skipped.test(classes) || (inRow && /(?:^|\s)rv-sr(?:\s|$)/.test(classes));
}

const blocks = new Set(['div', 'p', 'li', 'ul', 'ol', 'span', 'details', 'summary', 'strong', 'q', 'small']);

interface OpenCell {
  words: string[];
  amounts: number[];
  /** The words that say that nothing is known. */
  unknown: string[];
  span: number;
  rows: number;
}

const emptyCell: Cell = { text: '', yen: null, unknown: false };
const newCell = (span: number, rows: number): OpenCell => ({ words: [], amounts: [], unknown: [], span, rows });

function finished({ words, amounts, unknown, span }: OpenCell): Cell[] {
  const text = squeezed(words.join(''));
  const [only = null] = amounts;
  const isAmount = amounts.length === 1 && only !== null && text === formatMoney(only, 'JPY', 0);
  return [
    { text, yen: isAmount ? only : null, unknown: unknown.length > 0 && text === squeezed(unknown.join('')) },
    ...Array<Cell>(Math.max(0, span - 1)).fill(emptyCell),
  ];
}

function attribute(attributes: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? null;
}

/** Words with single spaces, and none before what ends or continues a word. */
function squeezed(text: string): string {
  return text
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/ (?=[,.;:)])/g, '')
    .trim();
}
