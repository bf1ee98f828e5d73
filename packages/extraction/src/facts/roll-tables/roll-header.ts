import { assumedIncome, presentState } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { dwellingCounter } from '../../lexicon/units.ts';
import { plainText } from '../../normalise/text.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { areRollColumns, type RollColumn, rollColumnOf } from './grid-roles.ts';
import { isMonth, namesPaymentMonths, withLatestMonth, withMonths } from './payment-months.ts';

export interface RollHeader {
  /** First row of the header, and the first row under it. */
  from: number;
  to: number;
  columns: (RollColumn | null)[];
  /** All words above a column, for the units in them. */
  labels: string[];
}

const tallest = 3;
const holdsFigure = composed`^[(（]?[¥\\]?-?[\d,.]*\d\s*(?:円|万円|千円|㎡|m2|坪|%|${dwellingCounter})?[)）]?$|^(?:令和|平成|昭和|[RHS])?\d{1,4}\s*[年/.-]\s*\d`;
/** A lower name that says little without the one above it. */
const generic = composed.i`^(?:自|至|始|終|始期|終期|開始|終了|満了|現行|現在|${presentState}|募集|${assumedIncome}|契約|㎡|m2|坪|円|円\/月|千円|万円|金額|月額|年額|計|合計|小計|単価|名称|氏名|番号|no\.?|日|額|税抜|税込|月数|坪数|㎡数|ヶ月)?(?:[(（](?:千|万)?円(?:\/月)?[)）])?$`;

const filledOf = (row: readonly string[]): string[] => row.map((cell) => plainText(cell)).filter((cell) => cell !== '');

/** Whether a row may be a line of a header: words only, and nothing that is a label of the property with its value. */
export function mayBeHeader(row: readonly string[]): boolean {
  const filled = filledOf(row);
  const isBook = namesPaymentMonths(filled);
  return (
    filled.length > 0 &&
    filled.every((cell) => cell.length <= 30 && (!holdsFigure.test(cell) || (isBook && isMonth(cell))) && !/[:：]\s*\S/.test(cell))
  );
}

const groupWords = composed.i`条件|契約|賃貸|募集|現行|${presentState}|面積|月額|期間|内訳|賃料|家賃|費用|金額|円|㎡|情報|入居|monthly|lease|rent$|area|charges`;

/** Whether each word of a line names a column or a group of columns. */
function namesGroups(row: readonly string[]): boolean {
  return filledOf(row).every((cell) => cell.length <= 16 && (rollColumnOf(cell) !== null || generic.test(cell) || groupWords.test(cell)));
}

function namesAsMany(lines: readonly (readonly string[])[], count: number): boolean {
  const { columns } = stack(lines);
  return areRollColumns(columns) && known(columns) >= count;
}

const ofProperty: ReadonlySet<string> = new Set([
  'address',
  'name',
  'price',
  'built',
  'construction',
  'stations',
  'land_area',
  'yield_full',
  'updated',
]);

/** A line that says something of the property, and names no columns: `物件名 | 第一コーポ`. */
function tellsProperty(row: readonly string[]): boolean {
  const [first = '', second] = filledOf(row);
  return second !== undefined && rollColumnOf(second) === null && ofProperty.has(meaningOf(first)?.reading ?? '');
}

/** The words above each column: a name that spans columns goes for all of them up to the next one. */
function spread(row: readonly string[], width: number): string[] {
  const names: string[] = [];
  let last = '';
  for (let column = 0; column < width; column += 1) {
    const own = plainText(row[column] ?? '');
    if (own !== '') last = own;
    names.push(last);
  }
  return names;
}

/** Columns that only a list of offers has: prices, stations, or places where no room is named. */
function offersHouses(names: readonly string[], columns: readonly (RollColumn | null)[]): boolean {
  // `金額` under `敷金` is not a price.
  const told = new Set(names.map((name, index) => (columns[index] === 'deposit' ? null : (meaningOf(name)?.reading ?? null))));
  return told.has('price') || told.has('stations') || (told.has('address') && !columns.includes('unit'));
}

const unitInBrackets = /^[(（](?:千|万)?円(?:\/月)?[)）]$|^[(（](?:㎡|m2|坪)[)）]$/;

interface Stacked {
  columns: (RollColumn | null)[];
  labels: string[];
  names: string[];
}

/** Several lines of a header as one: the lowest name, read together with the one above where it says little alone. */
function stack(rows: readonly (readonly string[])[]): Stacked {
  const width = Math.max(...rows.map((row) => row.length));
  const lines = rows.map((row) => Array.from({ length: width }, (_, column) => plainText(row[column] ?? '').replace(/\n/g, '')));
  const spreads = lines.map((line) => spread(line, width));
  const columns: (RollColumn | null)[] = [];
  const labels: string[] = [];
  const names: string[] = [];
  for (let column = 0; column < width; column += 1) {
    const own = lines.map((line) => line[column] ?? '');
    // A unit under a name is not the name itself: `敷金` over `残高` over `（円）`.
    const worded = own.findLastIndex((name) => name !== '' && !unitInBrackets.test(name));
    const lowest = worded === -1 ? own.findLastIndex((name) => name !== '') : worded;
    const name = own[lowest] ?? '';
    const units = own.slice(lowest + 1).filter((word) => word !== '');
    const above = spreads.slice(0, Math.max(0, lowest)).map((line) => line[column] ?? '');
    const [direct = ''] = above.filter((word) => word !== '' && word !== name).slice(-1);
    const alone = rollColumnOf(name);
    const joined = direct === '' ? null : (rollColumnOf(direct + name) ?? rollColumnOf(name + direct));
    // `Market` and `Actual`, each over a `Rent` of its own: the word above tells which of the two it is.
    const over = lines[lowest - 1]?.[column] ?? '';
    const twin =
      over !== '' && lines[lowest]?.some((other, index) => index !== column && other === name && (lines[lowest - 1]?.[index] ?? '') !== '');
    columns.push(name === '' ? null : alone === null || generic.test(name) || twin ? (joined ?? alone) : alone);
    labels.push([...new Set([...above.filter((word) => word !== ''), name, ...units])].join(' '));
    names.push(name);
  }
  const own = withSums(withoutSublet(withoutTaxed(withoutCodes(columns, names), labels), labels));
  return { columns: withLatestMonth(withMonths(own, names), null), labels, names };
}

/** `部屋コード` beside `部屋番号`: the number of a record, and no name of a room. */
function withoutCodes(columns: readonly (RollColumn | null)[], names: readonly string[]): (RollColumn | null)[] {
  const isCode = (index: number): boolean => /コード|code$|id$/i.test(names[index] ?? '');
  const named = columns.some((column, index) => column === 'unit' && !isCode(index));
  return columns.map((column, index) => (named && column === 'unit' && isCode(index) ? 'number' : column));
}

/** `家賃＋共益費` beside a rent and a fee of their own: what both come to. */
function withSums(columns: readonly (RollColumn | null)[]): (RollColumn | null)[] {
  const has = (role: RollColumn): boolean => columns.includes(role);
  return columns.map((column) => (column === 'rent_and_fee' && has('rent') && has('fee') ? (has('total') ? 'other' : 'total') : column));
}

const ofMaster = /借上|サブリース(?:賃料|家賃)|マスター|原賃貸|保証賃料|master ?lease|head ?lease/i;
const ofSubtenant = /転貸|エンド(?:テナント|ユーザー)?(?:賃料|家賃|契約)|sub-?(?:lease|let)(?! status)/i;

/** Beside what a master tenant pays the owner, what its own tenants pay it, and since when, is not the owner's. */
function withoutSublet(columns: readonly (RollColumn | null)[], labels: readonly string[]): (RollColumn | null)[] {
  const master = columns.some((column, index) => column === 'rent' && ofMaster.test(labels[index] ?? ''));
  return columns.map((column, index) =>
    master && column !== null && column !== 'status' && column !== 'tenant' && ofSubtenant.test(labels[index] ?? '') ? 'other' : column,
  );
}

/** Of an amount that is printed before and after tax, the one before it is the owner's: the tax goes on to the state. */
function withoutTaxed(columns: readonly (RollColumn | null)[], labels: readonly string[]): (RollColumn | null)[] {
  const before = (column: RollColumn | null): boolean =>
    columns.some((other, index) => other === column && /税抜|税別|excl/i.test(labels[index] ?? ''));
  return columns.map((column, index) =>
    column !== null && /税込|incl\.? ?(?:vat|tax|ct)/i.test(labels[index] ?? '') && before(column) ? 'other' : column,
  );
}

const known = (columns: readonly (RollColumn | null)[]): number => columns.filter((column) => column !== null).length;

/** The header of a rent roll that begins at a row: of one to three lines. Null where there is none. */
export function rollHeaderAt(rows: readonly (readonly string[])[], from: number): RollHeader | null {
  let best: RollHeader | null = null;
  let bestKnown = 0;
  for (let height = 1; height <= tallest; height += 1) {
    const lines = rows.slice(from, from + height);
    const last = lines.at(-1);
    if (lines.length < height || !last || !mayBeHeader(last)) break;
    // A line with one word alone is a title or the name of a group, not a part of a header.
    if ((height > 1 || filledOf(last).length < 2) && filledOf(last).length < 2 && !/^[(（]?(?:千|万)?円|㎡/.test(filledOf(last)[0] ?? ''))
      break;
    const { columns, labels, names } = stack(lines);
    if (offersHouses(names, columns)) break;
    const count = known(columns);
    const share = count / names.filter((name) => name !== '').length;
    if (height > 1 && lines.slice(0, -1).some(tellsProperty)) break;
    // Where the lower lines name as many columns alone, what stands above is a title unless it names groups of them.
    if (height > 1 && !namesGroups(lines[0] ?? []) && namesAsMany(lines.slice(1), count)) break;
    if (areRollColumns(columns) && share >= 0.5 && (best === null || count > bestKnown || onlyAdds(last, rows[from + height - 2] ?? []))) {
      best = { from, to: from + height, columns, labels };
      bestKnown = count;
    }
  }
  return best;
}

/** Whether a lower line belongs to the header above it though it names no further column: units and halves of names. */
function onlyAdds(lower: readonly string[], upper: readonly string[]): boolean {
  const words = filledOf(lower);
  return (
    words.every((word) => rollColumnOf(word) !== null || generic.test(word) || /^[(（].{1,8}[)）]$/.test(word)) &&
    filledOf(upper).length > 1
  );
}

/** Bands of columns of rooms side by side: the room and the rent named twice or more. */
export function bandsOf({ columns }: RollHeader): [from: number, to: number][] {
  const rooms = columns.flatMap((column, index) => (column === 'unit' ? [index] : []));
  const paid = columns.flatMap((column, index) => (column === 'rent' || column === 'rent_and_fee' ? [index] : []));
  const starts = rooms.filter((room, index) => index === 0 || paid.some((rent) => rent > (rooms[index - 1] ?? 0) && rent < room));
  const whole =
    starts.length >= 2 && starts.every((start, index) => paid.some((rent) => rent > start && rent < (starts[index + 1] ?? columns.length)));
  if (!whole) return [[0, columns.length]];
  const first = starts[0] ?? 0;
  // What stands before the first room (a running number, a floor) stands before each of them.
  return starts.map((start, index) => [
    Math.max(index === 0 ? 0 : start - first, (starts[index - 1] ?? -1) + 1),
    starts[index + 1] === undefined ? columns.length : (starts[index + 1] ?? 0) - first,
  ]);
}
