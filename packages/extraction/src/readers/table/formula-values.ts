import { type CellObject, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { limits } from '../limits.ts';
import { type Argument, type FormulaValue, functions } from './formula-functions.ts';
import { type Token, tokensOf } from './formula-tokens.ts';

type Data = (CellObject | undefined)[][];

const deepest = 60;
const mostSteps = 200_000;

/** A formula that cannot be worked out: its cell stays unknown. */
class Unknown extends Error {}

const dataOf = (sheet: WorkSheet | undefined): Data => (sheet as { '!data'?: Data } | undefined)?.['!data'] ?? [];

/** Works out cells that carry no stored result, across the sheets of a workbook. What rests on an unknown cell is unknown too. */
class FormulaReader {
  private readonly book: WorkBook;
  private readonly open = new Set<string>();
  private readonly known = new Map<string, FormulaValue | null>();
  private steps = 0;

  constructor(book: WorkBook) {
    this.book = book;
  }

  /** The value of a cell; null for an empty one. Throws Unknown. */
  at(sheet: string, row: number, column: number): FormulaValue | null {
    const cell = dataOf(this.book.Sheets[sheet])[row]?.[column];
    if (!cell) return null;
    const stored = cell.v !== undefined && cell.v !== null && cell.v !== '';
    if (cell.f === undefined || stored) {
      if (cell.t === 'e') throw new Unknown();
      return typeof cell.v === 'number' || typeof cell.v === 'string' || typeof cell.v === 'boolean' ? cell.v : null;
    }
    const place = `${sheet}:${row}:${column}`;
    if (!this.known.has(place)) this.known.set(place, this.worked(cell.f, sheet, place));
    const value = this.known.get(place) ?? null;
    if (value === null) throw new Unknown();
    return value;
  }

  private worked(formula: string, sheet: string, place: string): FormulaValue | null {
    if (this.open.has(place) || this.open.size > deepest) return null;
    this.open.add(place);
    try {
      const tokens = tokensOf(formula);
      const value = tokens === null ? null : new Expression(tokens, sheet, this).value();
      return typeof value === 'number' && !Number.isFinite(value) ? null : value;
    } catch (error) {
      if (error instanceof Unknown) return null;
      throw error;
    } finally {
      this.open.delete(place);
    }
  }

  range(sheet: string, place: string): (FormulaValue | null)[][] {
    const whole = /^([A-Z]+):([A-Z]+)$/i.exec(place);
    const { s, e } = utils.decode_range(whole ? `${whole[1]}1:${whole[2]}${limits.rows}` : place);
    // A part of what is to be added up would be a wrong sum.
    if (e.c - s.c >= limits.columns) throw new Unknown();
    const last = Math.min(e.r, s.r + limits.rows, dataOf(this.book.Sheets[sheet]).length - 1);
    const rows: (FormulaValue | null)[][] = [];
    for (let row = s.r; row <= last; row += 1) {
      const cells: (FormulaValue | null)[] = [];
      for (let column = s.c; column <= e.c; column += 1) {
        this.step();
        cells.push(this.at(sheet, row, column));
      }
      rows.push(cells);
    }
    return rows;
  }

  step(): void {
    this.steps += 1;
    if (this.steps > mostSteps) throw new Unknown();
  }
}

/** One formula, read from left to right. */
class Expression {
  private readonly tokens: readonly Token[];
  private readonly sheet: string;
  private readonly reader: FormulaReader;
  private next = 0;

  constructor(tokens: readonly Token[], sheet: string, reader: FormulaReader) {
    this.tokens = tokens;
    this.sheet = sheet;
    this.reader = reader;
  }

  value(): FormulaValue | null {
    const result = this.comparison();
    if (this.next < this.tokens.length) throw new Unknown();
    return result;
  }

  private mark(...marks: string[]): string | null {
    const token = this.tokens[this.next];
    if (token?.kind !== 'mark' || !marks.includes(token.mark)) return null;
    this.next += 1;
    return token.mark;
  }

  private comparison(): FormulaValue {
    const left = this.joined();
    const mark = this.mark('=', '<>', '<', '>', '<=', '>=');
    if (mark === null) return left;
    const right = this.joined();
    if (mark === '=') return left === right;
    if (mark === '<>') return left !== right;
    const by = numeric(left) - numeric(right);
    return mark === '<' ? by < 0 : mark === '>' ? by > 0 : mark === '<=' ? by <= 0 : by >= 0;
  }

  private joined(): FormulaValue {
    let left = this.sum();
    while (this.mark('&') !== null) left = `${left}${this.sum()}`;
    return left;
  }

  private sum(): FormulaValue {
    let left = this.product();
    for (let mark = this.mark('+', '-'); mark !== null; mark = this.mark('+', '-')) {
      const right = numeric(this.product());
      left = mark === '+' ? numeric(left) + right : numeric(left) - right;
    }
    return left;
  }

  private product(): FormulaValue {
    let left = this.atom();
    for (let mark = this.mark('*', '/'); mark !== null; mark = this.mark('*', '/')) {
      const right = numeric(this.atom());
      left = mark === '*' ? numeric(left) * right : numeric(left) / right;
    }
    return left;
  }

  private atom(): FormulaValue {
    this.reader.step();
    if (this.mark('-') !== null) return -numeric(this.atom());
    if (this.mark('(') !== null) {
      const inner = this.comparison();
      if (this.mark(')') === null) throw new Unknown();
      return inner;
    }
    const token = this.tokens[this.next];
    this.next += 1;
    if (token?.kind === 'number' || token?.kind === 'text' || token?.kind === 'flag') return token.value;
    if (token?.kind === 'cell') {
      const { r, c } = utils.decode_cell(token.place);
      return this.reader.at(token.sheet ?? this.sheet, r, c) ?? 0;
    }
    if (token?.kind !== 'call') throw new Unknown();
    return token.name === 'IF' ? this.choice() : this.call(token.name);
  }

  /** `IF`: both branches are read, the one that is not taken may be unknown. */
  private choice(): FormulaValue {
    const parts = this.branches();
    const [condition, then, otherwise] = parts;
    if (condition === undefined || condition instanceof Unknown) throw new Unknown();
    const taken = condition === true || (typeof condition === 'number' && condition !== 0) ? then : otherwise;
    if (taken instanceof Unknown || taken === undefined) throw new Unknown();
    return taken;
  }

  private branches(): (FormulaValue | Unknown)[] {
    const parts: (FormulaValue | Unknown)[] = [];
    for (;;) {
      const from = this.next;
      try {
        parts.push(this.comparison());
      } catch (error) {
        if (!(error instanceof Unknown)) throw error;
        parts.push(error);
        this.next = this.endOfArgument(from);
      }
      if (this.mark(')') !== null) return parts;
      if (this.mark(',') === null) throw new Unknown();
    }
  }

  private endOfArgument(from: number): number {
    let depth = 0;
    let at = from;
    for (; at < this.tokens.length; at += 1) {
      const token = this.tokens[at];
      if (token?.kind === 'call' || (token?.kind === 'mark' && token.mark === '(')) depth += 1;
      if (token?.kind === 'mark' && token.mark === ')') {
        if (depth === 0) break;
        depth -= 1;
      }
      if (token?.kind === 'mark' && token.mark === ',' && depth === 0) break;
    }
    return at;
  }

  private call(name: string): FormulaValue {
    const work = functions[name];
    if (!work) throw new Unknown();
    const from: Argument[] = [];
    while (this.mark(')') === null) {
      const token = this.tokens[this.next];
      if (token === undefined) throw new Unknown();
      if (token.kind === 'range') {
        this.next += 1;
        from.push(this.reader.range(token.sheet ?? this.sheet, token.place));
      } else from.push(this.comparison());
      this.mark(',');
    }
    const value = work(from);
    if (value === null) throw new Unknown();
    return value;
  }
}

function numeric(value: FormulaValue): number {
  if (typeof value === 'number') return value;
  if (value === '') return 0;
  throw new Unknown();
}

/** Gives formula cells without a stored result the value they have, where it can be worked out. Returns the places of those that stay empty. */
export function withFormulaValues(book: WorkBook): { sheet: string; cell: string }[] {
  const reader = new FormulaReader(book);
  const unknown: { sheet: string; cell: string }[] = [];
  for (const name of book.SheetNames)
    for (const [row, cells] of dataOf(book.Sheets[name]).entries())
      for (const [column, cell] of (cells ?? []).entries()) {
        if (cell?.f === undefined || (cell.v !== undefined && cell.v !== null && cell.v !== '')) continue;
        const value = valueAt(reader, name, row, column);
        if (value === null) unknown.push({ sheet: name, cell: utils.encode_cell({ r: row, c: column }) });
        else Object.assign(cell, { v: value, t: typeof value === 'number' ? 'n' : typeof value === 'boolean' ? 'b' : 's' });
      }
  return unknown;
}

function valueAt(reader: FormulaReader, sheet: string, row: number, column: number): FormulaValue | null {
  try {
    return reader.at(sheet, row, column);
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}
