import { vacantUnit } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { areas } from '../../normalise/area.ts';
import { layoutOf } from '../../normalise/layout.ts';
import { plainText } from '../../normalise/text.ts';
import type { Block, GridBlock, LineBlock } from '../../reading/source-reading.ts';
import { cellName } from '../rolls/cell-name.ts';
import { isParking } from '../rolls/roll-rows.ts';
import { isRollHeader, moneyColumns, type RollColumn, rollColumnOf } from './grid-roles.ts';

const room =
  /^[・●■◆◇○〇☆★▪-]?\s*(?:部屋|room|unit)?\s*([A-Z]?-?\d{3,4}[A-Z]?|[A-Z]-?\d{1,2}|\d[A-Z])\s*(号室|号|室)?(?![\d,.円万])[\s:：・…,、|｜/]*(.+)$/i;
const amount = '([¥\\\\]?\\s*\\d[\\d,.]*\\s*(?:万|千)?\\s*(?:\\d[\\d,]*)?\\s*円?)';
const behind = (words: string): RegExp => new RegExp(`(?:${words})\\s*[:：]?\\s*${amount}`, 'i');
const rent = behind('賃料|家賃|月額|rent');
const asked = behind('(?:募集|想定|予定)(?:賃料|家賃)?');
const fee = behind('共益費|管理費|共(?=\\s*[:：]?\\s*\\d)');
const deposit = /敷金?\s*[:：]?\s*(\d[\d,.]*\s*(?:万|千)?\s*(?:円|[ヶケかカヵ]月)|なし|無)/;
const vacant = composed.i`${vacantUnit}|空き|募集中|vacant`;
const day =
  /((?:令和|平成|昭和|(?<![A-Za-z\d])[RHS])\s*(?:\d{1,2}|元)\s*[年.]\s*\d{1,2}\s*[月.]?(?:\s*\d{1,2}\s*日?)?|\d{4}\s*[年/.-]\s*\d{1,2}(?:\s*[月/.-]\s*\d{1,2}\s*日?|\s*月)?)/;
const names = ['号室', '間取り', '面積', '賃料', '募集賃料', '共益費', '敷金', '契約開始', '状況'];
const leastRooms = 2;

/** One room written as a line of words; null where the line is something else. */
function roomOf(text: string): string[] | null {
  const plain = plainText(text).replace(/\n/g, ' ');
  const [, name, suffix = '', rest] = room.exec(plain) ?? [];
  if (name === undefined || rest === undefined || plain.length > 160 || isParking(plain)) return null;
  // A bare number in front may be anything: then the line has to speak of a plan, a rent or an empty room.
  if (suffix === '' && layoutOf(rest) === null && !rent.test(rest) && !vacant.test(rest)) return null;
  const isVacant = vacant.test(rest);
  const offered = asked.exec(rest)?.[1] ?? '';
  const paid =
    rent.exec(rest.replace(asked, ' '))?.[1] ??
    (isVacant ? '' : (/(\d[\d,.]*\s*(?:万\s*(?:\d[\d,]*\s*)?)?円)/.exec(rest.replace(fee, ' '))?.[1] ?? ''));
  if (paid === '' && offered === '' && !isVacant) return null;
  const size = areas(rest)[0];
  return [
    `${name}${suffix}`,
    layoutOf(rest) ?? '',
    size === undefined ? '' : String(size),
    isVacant ? '' : paid,
    offered === '' && isVacant ? paid : offered,
    fee.exec(rest)?.[1] ?? '',
    deposit.exec(rest)?.[1] ?? '',
    isVacant ? '' : (day.exec(rest)?.[1] ?? ''),
    isVacant ? '空室' : '入居中',
  ];
}

const separator = /^[\s\-=_─━―*+|]+$/;
const totalLine = /^(?:合\s*計|計|総計|total)/i;
/** A rent a square metre is never added up, so that a line of totals leaves it out. */
const isTotalled = (column: RollColumn | null): boolean => moneyColumns.has(column) && column !== 'unit_price';

/** The words of a line under the names of the columns; null where it does not fit. */
function rowUnder(columns: readonly (RollColumn | null)[], words: readonly string[]): string[] | null {
  if (words.length === columns.length) return [...words];
  const row = columns.map(() => '');
  const money = columns.flatMap((column, index) => (isTotalled(column) ? [index] : []));
  if (totalLine.test(words[0] ?? '')) {
    const amounts = words.slice(1).filter((word) => /^[¥\\]?\d[\d,]*円?$/.test(word));
    row[0] = words[0] ?? '';
    for (const [index, amount] of amounts.entries()) row[money[index] ?? 0] = amount;
    return amounts.length <= money.length ? row : null;
  }
  // An empty room leaves columns blank; what is printed of it is known by its form.
  if (!words.some((word) => vacant.test(word))) return null;
  const put = (column: RollColumn, word: string | undefined): void => {
    const index = columns.indexOf(column);
    if (index >= 0 && word !== undefined) row[index] = word;
  };
  put('unit', words[0]);
  put(
    'layout',
    words.find((word) => layoutOf(word) !== null),
  );
  put(
    'area',
    words.slice(1).find((word) => /^\d{1,3}\.\d+(?:㎡|m2)?$/.test(word)),
  );
  put(
    columns.includes('status') ? 'status' : 'tenant',
    words.find((word) => vacant.test(word)),
  );
  return row;
}

/** A table that is set with spaces, in a letter or a page of plain text. Null where there is none. */
export function wordTable(blocks: readonly Block[]): { grid: GridBlock; lines: LineBlock[] } | null {
  const texts = blocks.filter((block) => block.type === 'line');
  const wordsOf = ({ text }: LineBlock): string[] =>
    plainText(text)
      .split(/\s+/)
      .filter((word) => word !== '');
  const at = texts.findIndex((line) => wordsOf(line).length >= 4 && isRollHeader(wordsOf(line)));
  const header = texts[at];
  if (!header) return null;
  const columns = wordsOf(header).map(rollColumnOf);
  const rows: { cells: string[]; line: LineBlock }[] = [];
  for (const line of texts.slice(at + 1)) {
    if (separator.test(line.text)) continue;
    const cells = rowUnder(columns, wordsOf(line));
    if (cells === null) break;
    rows.push({ cells, line });
  }
  if (rows.length < leastRooms) return null;
  return {
    grid: {
      type: 'grid',
      rows: [wordsOf(header), ...rows.map(({ cells }) => cells)],
      sheet: null,
      first_row: 1,
      places: [header.at, ...rows.map(({ line }) => line.at)],
      group: header.group,
      section: header.section,
      aside: null,
    },
    lines: [header, ...rows.map(({ line }) => line)],
  };
}

/** The lines of a block: a sheet's rows each as one. */
function linesOf(block: Block): LineBlock[] {
  if (block.type === 'line') return [block];
  if (block.type === 'pair') return [];
  const { rows, sheet, first_row: first, group, section, aside } = block;
  return rows.map((row, index) => ({
    type: 'line',
    text: row.filter((cell) => cell.trim() !== '').join(' '),
    size: null,
    heading: false,
    group,
    section,
    aside,
    at: block.places?.[index] ?? { ...(sheet !== null && { sheet }), cell: cellName(0, first + index) },
  }));
}

/** Rooms that a page or a flyer lists one a line, without a table, as a table; with the lines they stand on. Null where there are fewer than two. */
export function roomLines(blocks: readonly Block[]): { grid: GridBlock; lines: LineBlock[] } | null {
  const found = blocks.flatMap(linesOf).flatMap((block) => {
    const cells = roomOf(block.text);
    return cells === null ? [] : [{ cells, block }];
  });
  const [first] = found;
  if (!first || found.length < leastRooms || new Set(found.map(({ cells }) => cells[0])).size < found.length) return null;
  const { group, section } = first.block;
  return {
    grid: {
      type: 'grid',
      rows: [names, ...found.map(({ cells }) => cells)],
      sheet: null,
      first_row: 1,
      places: [first.block.at, ...found.map(({ block }) => block.at)],
      group,
      section,
      aside: null,
    },
    lines: found.map(({ block }) => block),
  };
}
