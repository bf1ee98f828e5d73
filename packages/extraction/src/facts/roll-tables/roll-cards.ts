import { plainText } from '../../normalise/text.ts';
import { isHeaderRow, rollColumnOf } from './grid-roles.ts';
import { saysVacant } from './roll-cells.ts';

const roomHeading = /^[【[(〈<■●◆]?\s*(?:部屋|室|room|unit)?\s*([A-Za-z]?-?\d{1,4}[A-Za-z]?)\s*(?:号室?|室)?\s*[】\])〉>]?$/i;
const leastCards = 2;

/** Rooms that each have a block of their own, as rows under one header. */
export interface RoomCards {
  /** The header and a row for each room. */
  rows: string[][];
  /** Row and column of the grid in which each room is named. */
  places: { row: number; column: number }[];
  end: number;
}

interface Card {
  cells: Map<string, string>;
  place: { row: number; column: number };
}

/** The room that a row names at the head of its block: alone, or behind a label. */
function headOf(row: readonly string[]): { name: string; column: number } | null {
  const filled = row.flatMap((cell, column) => (cell.trim() === '' ? [] : [{ text: plainText(cell), column }]));
  const [first, second] = filled;
  if (!first) return null;
  if (filled.length === 1) {
    const name = /[【[(〈<■●◆号室]/.test(first.text) ? roomHeading.exec(first.text)?.[1] : undefined;
    return name === undefined ? null : { name, column: first.column };
  }
  const named = rollColumnOf(first.text) === 'unit' && second !== undefined && /\d/.test(second.text) && second.text.length <= 10;
  return named ? { name: second.text, column: second.column } : null;
}

/** Labels with the values beside them; null where a row holds anything else. */
function pairsOf(row: readonly string[]): [string, string][] | null {
  const pairs: [string, string][] = [];
  for (let column = 0; column < row.length; column += 2) {
    const label = plainText(row[column] ?? '');
    const value = plainText(row[column + 1] ?? '');
    if (label === '' && value === '') continue;
    if (rollColumnOf(label) === null || (value !== '' && !/\d/.test(value) && !saysVacant(value) && rollColumnOf(value) !== null))
      return null;
    pairs.push([label, value]);
  }
  return pairs.length > 0 ? pairs : null;
}

/** Rows as they stand, but of cards side by side each card's own one after the other; with the places that they have in the grid. */
function* withCardsBelow(
  rows: readonly (readonly string[])[],
  from: number,
): Generator<{ row: readonly string[]; at: number; column: number }> {
  const heads = (row: readonly string[]): number[] =>
    row.flatMap((cell, column) => (rollColumnOf(cell) === 'unit' && /\d/.test(row[column + 1] ?? '') ? [column] : []));
  for (let at = from; at < rows.length; at += 1) {
    const columns = heads(rows[at] ?? []);
    if (columns.length < 2) {
      yield { row: rows[at] ?? [], at, column: 0 };
      continue;
    }
    let end = at + 1;
    while (end < rows.length && rows[end]?.some((cell) => cell.trim() !== '') && heads(rows[end] ?? []).length === 0) end += 1;
    for (const [index, column] of columns.entries())
      for (let line = at; line < end; line += 1) yield { row: (rows[line] ?? []).slice(column, columns[index + 1]), at: line, column };
    at = end - 1;
  }
}

/** Blocks of label and value, one for each room, that begin at a row of a grid. Null where fewer than two do. */
export function roomCardsAt(rows: readonly (readonly string[])[], from: number): RoomCards | null {
  if (headOf(rows[from] ?? []) === null || isHeaderRow(rows[from] ?? [])) return null;
  const cards: Card[] = [];
  let end = from;
  for (const { row, at, column } of withCardsBelow(rows, from)) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const head = headOf(row);
    const pairs = pairsOf(row);
    if (head === null && pairs === null) break;
    if (head !== null) cards.push({ cells: new Map(), place: { row: at, column: column + head.column } });
    const card = cards.at(-1);
    if (!card) break;
    end = Math.max(end, at + 1);
    if (head !== null) card.cells.set('号室', head.name);
    for (const [label, value] of pairs ?? []) if (rollColumnOf(label) !== 'unit') card.cells.set(label, value);
  }
  const whole = cards.filter(({ cells }) => cells.size > 1);
  const labels = [...new Set(whole.flatMap(({ cells }) => [...cells.keys()]))];
  const paid = labels.some((label) => rollColumnOf(label) === 'rent' || rollColumnOf(label) === 'asking');
  if (whole.length < leastCards || !paid) return null;
  return {
    rows: [labels, ...whole.map(({ cells }) => labels.map((label) => cells.get(label) ?? ''))],
    places: whole.map(({ place }) => place),
    end,
  };
}
