import { isHeaderRow, isRollHeader, rollColumnOf } from '../../facts/grid-roles.ts';
import { isParking, totalName } from '../../facts/roll-rows.ts';
import { widePair } from '../../vocabulary/glued-label.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import type { Segment } from './pdf-segment.ts';

export interface PlacedTable {
  rows: string[][];
  /** Where each row stands: its segments as one. */
  places: Segment[];
  header: Segment[];
  /** Index of the header among the page's rows, and of the first row after the table. */
  from: number;
  to: number;
  /** Runs of the page that stand in it, where other things stand beside it; null where it takes its rows whole. */
  own: ReadonlySet<Segment> | null;
}

/** The column a segment stands in: the header whose middle or left edge is nearest. */
function columnOf(segment: Segment, header: readonly Segment[]): number {
  const middle = segment.x + segment.width / 2;
  const distances = header.map((label) =>
    Math.min(
      Math.abs(label.x + label.width / 2 - middle),
      Math.abs(label.x - segment.x),
      Math.abs(label.x + label.width - segment.x - segment.width),
    ),
  );
  return distances.indexOf(Math.min(...distances));
}

interface Extent {
  left: number;
  right: number;
}

/** Where the cells of each column stand, from rows that fill all of them. */
function extentsOf(rows: readonly Segment[][], header: readonly Segment[]): (Extent | null)[] {
  const full = rows.filter((row) => inOrder(row, header));
  return header.map((_, column) => {
    const cells = full.flatMap((row) => row[column] ?? []);
    return cells.length === 0
      ? null
      : { left: Math.min(...cells.map(({ x }) => x)), right: Math.max(...cells.map(({ x, width }) => x + width)) };
  });
}

/** Whether a row has a run for each column, each of them under its name or beside it. */
function inOrder(row: readonly Segment[], header: readonly Segment[]): boolean {
  return row.length === header.length && row.every((segment, column) => Math.abs(columnOf(segment, header) - column) <= 1);
}

/** Columns of the runs of a row: one after the other where they fill the row, otherwise where cells of full rows stand. */
function columnsOf(row: readonly Segment[], header: readonly Segment[], extents: readonly (Extent | null)[]): number[] {
  if (inOrder(row, header)) return row.map((_, column) => column);
  return row.map((segment) => {
    const shared = extents.map((extent) =>
      extent === null ? -1 : Math.min(segment.x + segment.width, extent.right) - Math.max(segment.x, extent.left),
    );
    const most = Math.max(...shared);
    return most > 0 ? shared.indexOf(most) : columnOf(segment, header);
  });
}

/** A run that reaches across columns (`3,000 2021/4/1`) cut at its spaces; a run inside one column stays whole. */
function pieces(segment: Segment, header: readonly Segment[]): Segment[] {
  const words = [...segment.text.matchAll(/\S+/g)];
  const under = header.filter((label) => label.x < segment.x + segment.width && label.x + label.width > segment.x);
  if (words.length < 2 || under.length < 2) return [segment];
  const letter = segment.width / segment.text.length;
  return words.map((word) => ({ ...segment, text: word[0], x: segment.x + letter * word.index, width: letter * word[0].length }));
}

/** Letters of the upper half of a name over two rows; what is longer is a title. */
const longestName = 12;

/** The names of a header over two rows: the lower ones, the upper ones that have none below, and `専有` over `面積` together. */
function stackedHeader(upper: readonly Segment[], lower: readonly Segment[]): Segment[] | null {
  const [first, second] = [upper[0], lower[0]];
  if (!first || !second || second.y - first.y > 2.2 * first.size) return null;
  const covers = (above: Segment, below: Segment): boolean =>
    below.x < above.x + Math.max(above.width, above.size) && below.x + below.width > above.x - above.size;
  const names = lower.map((segment) => {
    const above = upper.find((candidate) => Math.abs(candidate.x - segment.x) < 0.6 * segment.size);
    const whole = above ? above.text.trim() + segment.text.trim() : '';
    return above &&
      above.text.trim().length <= longestName &&
      !/[表覧]|ロール|roll/i.test(above.text) &&
      (rollColumnOf(whole) !== null || meaningOf(whole) !== null)
      ? { ...segment, text: whole }
      : segment;
  });
  // The number of the page names no column.
  const alone = upper.filter(
    (above) => !/^(?:p\.?|page)?[\d\s/／-]+(?:頁|ページ|枚目)?$/i.test(above.text.trim()) && !lower.some((below) => covers(above, below)),
  );
  // A line of words above a header that adds nothing to it stands on its own.
  if (alone.length === 0 && names.every((name, index) => name === lower[index])) return null;
  return [...names, ...alone].sort((a, b) => a.x - b.x);
}

/** `土地権利 所有権 現況 満室`: labels with their values, side by side. */
const arePairs = (names: readonly string[]): boolean =>
  names.length % 2 === 0 && names.every((name, index) => (meaningOf(name.trim()) !== null) === (index % 2 === 0));

/** Part of a row's words that are names, where they name columns of a table other than a roll. */
const leastNamed = 0.7;
const isName = (name: string): boolean => meaningOf(name.trim()) !== null || rollColumnOf(name.trim()) !== null;

/** Letters of the longest name of a column. */
const longestColumn = 22;

const namesColumns = (names: readonly string[]): boolean =>
  names.length >= 4 &&
  !arePairs(names) &&
  // What is said of a label in the same line names no column.
  !names.some((name) => name.length > longestColumn && /\p{Script=Han}/u.test(name)) &&
  // `●現況／空室` is a pair of its own.
  !names.some((name) => /\d{2,}/.test(name) || /^[●■◆◇・].*[／:：]\S/.test(name)) &&
  (isRollHeader(names) || (isHeaderRow(names) && names.length >= 5 && names.filter(isName).length >= leastNamed * names.length));

/** `部屋 間取` in one run are the names of two columns. */
function namesApart(row: readonly Segment[]): Segment[] {
  return row.flatMap((segment) => {
    const names = [...segment.text.trim().matchAll(/\S+/g)];
    const roles = names.map(([name]) => rollColumnOf(name));
    // `専有 面積` is one name.
    if (names.length < 2 || names.length > 3 || roles.includes(null) || new Set(roles).size < roles.length) return [segment];
    if (names.some(([name]) => !/[\p{Script=Han}\p{Script=Katakana}]/u.test(name))) return [segment];
    const letter = segment.width / segment.text.trim().length;
    return names.map((name) => ({ ...segment, text: name[0], x: segment.x + letter * name.index, width: letter * name[0].length }));
  });
}

/** The header that begins at a row: that row alone, or with the next one under it. */
function headerAt(rows: readonly Segment[][], index: number): { header: Segment[]; height: number } | null {
  const three = headerOfThree(rows, index);
  if (three !== null) return three;
  const own = namesApart(rows[index] ?? []);
  const text = (header: readonly Segment[]): string[] => header.map((segment) => segment.text.trim());
  // What stands beside a roll on the next line does not belong to its header.
  const [left, right] = [own[0], own.at(-1)];
  const under = (rows[index + 1] ?? []).filter(
    ({ x, width, size, text: word }) =>
      left &&
      right &&
      (!isRollHeader(text(own)) || rollColumnOf(word.trim()) !== null || (x + width > left.x - size && x < right.x + right.width + size)),
  );
  const stacked = own.length >= 2 ? stackedHeader(own, under) : null;
  if (stacked && namesColumns(text(stacked)) && (!namesColumns(text(own)) || isRollHeader(text(stacked)))) {
    const known = (header: readonly Segment[]): number => text(header).filter((name) => rollColumnOf(name) ?? meaningOf(name)).length;
    if (known(stacked) > known(own) && (isRollHeader(text(stacked)) || known(stacked) >= 0.8 * stacked.length))
      return { header: stacked, height: 2 };
  }
  return namesColumns(text(own)) ? { header: own, height: 1 } : null;
}

/** Names of groups over their columns, with the names that stand for both lines set between them: `面積` and `月額`, `区画`, then `㎡` and `賃料`. */
function headerOfThree(rows: readonly Segment[][], index: number): { header: Segment[]; height: number } | null {
  const [upper, middle, lower] = rows.slice(index, index + 3);
  const [first, last] = [upper?.[0], lower?.[0]];
  if (!upper || !middle || !lower || !first || !last || last.y - first.y > 3 * Math.min(first.size, last.size)) return null;
  const overlap = (a: Segment, b: Segment): boolean => a.x < b.x + b.width && b.x < a.x + a.width;
  if (middle.some((name) => [...upper, ...lower].some((other) => overlap(name, other)))) return null;
  const names = [...middle, ...lower].sort((a, b) => a.x - b.x);
  const header = stackedHeader(upper, names) ?? names;
  const texts = header.map((segment) => segment.text.trim());
  const known = texts.filter((name) => rollColumnOf(name) !== null).length;
  const allNames = lower.every(({ text }) => rollColumnOf(text.trim()) !== null);
  return allNames && isRollHeader(texts) && lower.length >= 2 && known >= 0.8 * texts.length ? { header, height: 3 } : null;
}

/** The segments of a row as one. */
export function whole(row: readonly Segment[]): Segment {
  const left = Math.min(...row.map(({ x }) => x));
  const right = Math.max(...row.map(({ x, width }) => x + width));
  const [first] = row;
  return { text: '', x: left, y: first?.y ?? 0, width: right - left, size: Math.max(...row.map(({ size }) => size)) };
}

/** A table that went on to the foot of the page before: its rows at the top of this one, under the names of its columns. */
function continuedTable(rows: readonly Segment[][], before: readonly Segment[]): PlacedTable | null {
  const names = before.map((segment) => segment.text.trim());
  const [first] = rows;
  if (!first || headerAt(rows, 0) !== null || !isRollHeader(names)) return null;
  const table = tableUnder(rows, { header: [...before], from: 0, height: 0 });
  const room = names.findIndex((name) => rollColumnOf(name) === 'unit');
  const rooms = table.rows.slice(1).filter((row) => /\d/.test(row[room] ?? '') && row.filter((cell) => cell !== '').length >= 3);
  return rooms.length > 0 && rooms[0] === table.rows[1] ? table : null;
}

/** Lines of one cell that stand above or below the line of the other cells belong to that row: `横浜市南区` over `永田東2-8-11`. */
function wrapped(table: PlacedTable): PlacedTable {
  const { rows, places } = table;
  const filled = (row: readonly string[]): number => row.filter((cell) => cell !== '').length;
  const [header = [], ...body] = rows;
  const full = body.filter((row) => filled(row) >= 0.6 * header.length);
  const [only = []] = full;
  if (full.length !== 1 || body.length > 6 || body.length < 2) return table;
  const cells = only.map((_, column) =>
    body
      .map((row) => row[column] ?? '')
      .filter((cell) => cell !== '')
      .join(''),
  );
  return { ...table, rows: [header, cells], places: [...places.slice(0, 1), whole(places.slice(1))] };
}

/** `101号室`, `A-203`, `102`; a number of four figures alone may be a year. */
const roomName = /^(?:[A-Z][棟-]?\s*)?\d{3}$|^(?:[A-Z][棟-]?\s*)?\d{1,4}(?:号室?|室)$/;
const ofRent: ReadonlySet<string> = new Set(['rent', 'asking', 'rent_and_fee', 'total']);

/** A roll whose rooms stand in columns: a row of their names over rows that begin with what each says of them. Its corner is empty. */
function roomsInColumns(page: readonly Segment[][], from: number): PlacedTable | null {
  const heads = page[from] ?? [];
  const rooms = heads.filter(({ text }) => roomName.test(text.trim()));
  const [room] = rooms;
  if (!room || rooms.length < 2 || heads.some((head) => !rooms.includes(head) && totalName([head.text.trim()]) === null)) return null;
  const rows = [['', ...heads.map(({ text }) => text.trim())]];
  const places = [whole(heads)];
  const roles = new Set<string>();
  for (const row of page.slice(from + 1)) {
    const [label, ...values] = row;
    const role = label && label.x + label.width < room.x + room.width ? rollColumnOf(label.text.trim()) : null;
    if (!label || role === null) break;
    roles.add(role);
    const cells = heads.map(() => '');
    for (const value of values) {
      const column = columnOf(value, heads);
      cells[column] = `${cells[column]} ${value.text.trim()}`.trim();
    }
    rows.push([label.text.trim(), ...cells]);
    places.push(whole(row));
  }
  if (roles.size < 3 || ![...roles].some((role) => ofRent.has(role))) return null;
  return { rows, places, header: [...heads], from, to: from + rows.length, own: null };
}

/** Rent rolls and other tables on a page: a row of column names over rows that fall under them. `before` names the columns of a roll that ended at the foot of the page before. */
export function tablesOnPage(rows: readonly Segment[][], before: readonly Segment[] | null = null): PlacedTable[] {
  const tables: PlacedTable[] = [];
  const continued = before === null ? null : continuedTable(rows, before);
  if (continued) tables.push(continued);
  let left = rows;
  for (let index = continued?.to ?? 0; index < rows.length; index += 1) {
    const turned = roomsInColumns(left, index);
    if (turned !== null) {
      tables.push(turned);
      index = turned.to - 1;
      continue;
    }
    const found: Header | null = headerAt(left, index) ?? headerBeside(left[index] ?? []);
    if (!found) continue;
    const table = tableUnder(left, { ...headerAlone(found, left.slice(index + found.height)), from: index });
    const { own } = table;
    if (table.rows.length < 2) continue;
    tables.push(table);
    if (own === null) index = table.to - 1;
    else left = left.map((row) => row.filter((segment) => !own.has(segment)));
  }
  return tables;
}

/** Names of the columns of a roll that stands beside other things: neighbouring runs of a row, set apart from the rest of it. */
function rollRun(row: readonly Segment[]): Segment[] | null {
  const columns = row.map(({ text }) => (/\d{2,}/.test(text) ? null : rollColumnOf(text.trim())));
  const apart = (index: number): boolean => {
    const [left, right] = [row[index - 1], row[index]];
    return !left || !right || right.x - left.x - left.width > right.size;
  };
  let best: Segment[] | null = null;
  for (let from = 0; from < row.length; from += 1) {
    let to = from;
    while (to < row.length && columns[to] !== null) to += 1;
    const run = row.slice(from, to);
    if (run.length >= 4 && apart(from) && apart(to) && isRollHeader(run.map(({ text }) => text.trim())) && run.length > (best?.length ?? 0))
      best = run;
  }
  return best;
}

/** A header, and on which sides other things stand in its line. */
interface Header {
  header: Segment[];
  height: number;
  apart?: ('left' | 'right')[];
}

function headerBeside(row: readonly Segment[]): Header | null {
  const header = rollRun(row);
  return header === null ? null : { header, height: 1 };
}

/** Sizes of type between a table and a word of a map or of a plan beside it, and rows under it in which a column would go on. */
const farOff = 5;
const rowsLookedAt = 4;

/** The header of a roll without the words that stand far off in its line and name no column: `スーパー 5分` of a map. */
function headerAlone(found: Header, below: readonly Segment[][]): Header {
  const { header, height } = found;
  // A column without a name of its own goes on in the rows under it.
  const goesOn = (name: Segment): boolean =>
    below
      .slice(0, rowsLookedAt)
      .filter((row) => row.some(({ x, width }) => x < name.x + name.width + name.size && x + width > name.x - name.size)).length >=
    0.5 * rowsLookedAt;
  const strange = (name: Segment | undefined): boolean =>
    name !== undefined && rollColumnOf(name.text.trim()) === null && meaningOf(name.text.trim()) === null && !goesOn(name);
  const gap = (index: number): number => {
    const [left, right] = [header[index - 1], header[index]];
    return left && right ? (right.x - left.x - left.width) / right.size : 0;
  };
  let [from, to] = [0, header.length];
  while (from < to && strange(header[from]) && gap(from + 1) > farOff) from += 1;
  while (to > from && strange(header[to - 1]) && gap(to - 1) > farOff) to -= 1;
  const rest = header.slice(from, to);
  if (rest.length === header.length || rest.length < 4 || !isRollHeader(rest.map(({ text }) => text.trim()))) return found;
  const apart = [...(from > 0 ? (['left'] as const) : []), ...(to < header.length ? (['right'] as const) : [])];
  return { header: rest, height, apart };
}

/** Whether runs beside a roll are labels of the property with their values, and no column of the roll without a name. */
function tellsProperty(beside: readonly Segment[]): boolean {
  // `Land area: 133.57㎡` is a label with its value as well.
  const labelIn = (text: string): string => /^([^:：]{2,24})[:：]\s*\S/.exec(text)?.[1] ?? text;
  return beside.filter(({ text }) => meaningOf(labelIn(text).trim()) !== null && totalName([text.trim()]) === null).length >= 2;
}

/** The rows of a page without what stands left or right of a roll, where that is something else. */
function besideOthers(rows: readonly Segment[][], { header, apart = [] }: Header, from: number): Segment[][] | null {
  const [first, last] = [header[0], header.at(-1)];
  if (!first || !last) return null;
  const left = ({ x, width, size }: Segment): boolean => x + width < first.x - size;
  const right = ({ x, size }: Segment): boolean => x > last.x + last.width + 2 * size;
  const around = rows.slice(Math.max(0, from - 3)).flat();
  const told = (side: 'left' | 'right', is: (segment: Segment) => boolean): boolean =>
    apart.includes(side) || tellsProperty(around.filter(is));
  const foreign = [...(told('left', left) ? [left] : []), ...(told('right', right) ? [right] : [])];
  return foreign.length === 0 ? null : rows.map((row) => row.filter((segment) => !foreign.some((side) => side(segment))));
}

function tableUnder(page: readonly Segment[][], { from, ...found }: Header & { from: number }): PlacedTable {
  const { header, height } = found;
  const names = header.map((segment) => segment.text.trim());
  const isRoll = isRollHeader(names);
  const narrow = isRoll && height > 0 ? besideOthers(page, found, from) : null;
  const rows = narrow ?? page;
  const above = rows.slice(from, from + height).flat();
  const table: PlacedTable = {
    rows: [names],
    places: [whole(above.length > 0 ? above : header)],
    header,
    from,
    to: from + height,
    own: narrow === null ? null : new Set(above),
  };
  const own = new Set(above);
  let last = height === 0 ? (rows[0]?.[0]?.y ?? 0) : (rows[from + height - 1]?.[0]?.y ?? header[0]?.y ?? 0);
  let step = 0;
  const extents = isRoll
    ? extentsOf(
        rows.slice(from + height).map((row) => row.flatMap((run) => pieces(run, header))),
        header,
      )
    : [];
  for (const [at, row] of rows.slice(from + height).entries()) {
    if (row.length === 0) continue;
    const y = row[0]?.y ?? 0;
    if ((step > 0 && y - last > 2.2 * step) || (step === 0 && y - last > 6 * (header[0]?.size ?? 10))) break;
    const label = row[0]?.text.trim() ?? '';
    if (!isRoll) {
      const texts = row.map((segment) => segment.text.trim());
      // Another row of labels, or pairs of their own.
      if (widePair(texts.join(' ')) !== null || (texts.length >= 2 && texts.every((text) => meaningOf(text) !== null))) break;
      if (texts.some((text) => meaningOf(/^([^:：]{1,12})[:：]\s*\S/.exec(text)?.[1] ?? '') !== null)) break;
    }
    // Right under the names a second line of them goes with rooms of two lines each.
    const secondNames = at === 0 && row.every(({ text }) => rollColumnOf(text.trim()) !== null) && y - last < 2 * (header[0]?.size ?? 10);
    if (row.length >= 2 && isRoll && meaningOf(label) !== null && totalName([label]) === null && !secondNames) {
      // `駐車場 3台 24,000` between the rooms and their total brings in rent as they do.
      const under = rows[from + height + at + 1]?.[0]?.text.trim() ?? '';
      const isBetween = totalName([under]) !== null && totalName(table.rows.at(-1) ?? []) === null;
      if (!isParking(label) || !isBetween || !row.some(({ text }) => /^[\d,]*\d,\d{3}円?$/.test(text.trim()))) break;
    }
    const cells = names.map(() => '');
    const runs = row.flatMap((run) => pieces(run, header));
    const columns = isRoll ? columnsOf(runs, header, extents) : runs.map((segment) => columnOf(segment, header));
    for (const [index, segment] of runs.entries()) {
      const column = columns[index] ?? 0;
      cells[column] = cells[column] ? `${cells[column]} ${segment.text.trim()}` : segment.text.trim();
    }
    table.rows.push(cells);
    table.places.push(whole(row));
    for (const segment of row) own.add(segment);
    table.to = from + height + at + 1;
    // The second line of names is closer to the first than rooms are to each other.
    if (!secondNames) step = Math.max(step, y - last);
    last = y;
  }
  return isRoll ? { ...table, ...(narrow !== null && { own }) } : wrapped(table);
}
