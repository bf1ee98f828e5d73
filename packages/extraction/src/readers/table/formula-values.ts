import { type CellObject, utils, type WorkSheet } from '@e965/xlsx';

type Data = (CellObject | undefined)[][];

const token =
  /\s*(?:(?<call>SUM|COUNTA?|AVERAGE|MAX|MIN|ROUND|ROUNDDOWN|INT)\(|(?<range>\$?[A-Z]{1,3}\$?\d+:\$?[A-Z]{1,3}\$?\d+)|(?<cell>\$?[A-Z]{1,3}\$?\d+)|(?<number>\d+(?:\.\d+)?)|(?<mark>[-+*/(),]))/iy;
const deepest = 40;

/** Works out plain sums and products of cells that carry no stored result. Anything else stays unknown. */
class FormulaReader {
  private readonly data: Data;
  private readonly open = new Set<string>();
  private steps = 0;

  constructor(data: Data) {
    this.data = data;
  }

  private cell(name: string): number | null {
    const { r, c } = utils.decode_cell(name.replaceAll('$', ''));
    return this.at(r, c);
  }

  private at(row: number, column: number): number | null {
    const cell = this.data[row]?.[column];
    if (!cell) return 0;
    if (typeof cell.v === 'number') return cell.v;
    if (cell.f === undefined) return cell.v === undefined || cell.v === '' ? 0 : null;
    return this.value(cell.f, `${row}:${column}`);
  }

  private cells(range: string): { values: number[]; filled: number } {
    const { s, e } = utils.decode_range(range.replaceAll('$', ''));
    const values: number[] = [];
    let filled = 0;
    for (let row = s.r; row <= Math.min(e.r, s.r + 20_000); row += 1)
      for (let column = s.c; column <= Math.min(e.c, s.c + 200); column += 1) {
        const cell = this.data[row]?.[column];
        if (cell && (cell.f !== undefined || (cell.v !== undefined && cell.v !== ''))) filled += 1;
        const number = cell && (typeof cell.v === 'number' || cell.f !== undefined) ? this.at(row, column) : null;
        if (number !== null) values.push(number);
      }
    return { values, filled };
  }

  /** The result of a formula, or null where it holds anything but sums, products and the functions known here. */
  value(formula: string, place: string): number | null {
    if (this.open.has(place) || this.open.size > deepest || this.steps > 50_000) return null;
    this.open.add(place);
    const result = this.expression(formula);
    this.open.delete(place);
    return result === null || !Number.isFinite(result) ? null : result;
  }

  private expression(formula: string): number | null {
    const reader = new RegExp(token.source, 'iy');
    const groups = (): Partial<Record<string, string>> | null => {
      this.steps += 1;
      return reader.exec(formula)?.groups ?? null;
    };
    let next = groups();
    const advance = (): void => {
      next = reader.lastIndex > 0 && reader.lastIndex < formula.length ? groups() : null;
    };
    const atom = (): number | null => {
      const now = next;
      if (now === null) return null;
      if (now.number !== undefined) {
        advance();
        return Number(now.number);
      }
      if (now.cell !== undefined) {
        advance();
        return this.cell(now.cell);
      }
      if (now.mark === '-') {
        advance();
        const value = atom();
        return value === null ? null : -value;
      }
      if (now.mark === '(') {
        advance();
        const value = sum();
        if (next?.mark !== ')') return null;
        advance();
        return value;
      }
      return now.call === undefined ? null : call(now.call.toUpperCase());
    };
    const call = (name: string): number | null => {
      advance();
      const values: number[] = [];
      let filled = 0;
      while (next !== null && next.mark !== ')') {
        if (next.range !== undefined) {
          const range = this.cells(next.range);
          values.push(...range.values);
          filled += range.filled;
          advance();
        } else {
          const value = sum();
          if (value === null) return null;
          values.push(value);
          filled += 1;
        }
        if (next?.mark === ',') advance();
      }
      if (next?.mark !== ')') return null;
      advance();
      const total = values.reduce((all, value) => all + value, 0);
      const [first = 0, digits = 0] = values;
      const results: Record<string, number> = {
        SUM: total,
        COUNT: values.length,
        COUNTA: filled,
        AVERAGE: total / Math.max(1, values.length),
        MAX: Math.max(...values),
        MIN: Math.min(...values),
        ROUND: Math.round(first * 10 ** digits) / 10 ** digits,
        ROUNDDOWN: Math.trunc(first * 10 ** digits) / 10 ** digits,
        INT: Math.floor(first),
      };
      return results[name] ?? null;
    };
    const chain = (part: () => number | null, marks: string, apply: (a: number, b: number, mark: string) => number): number | null => {
      let left = part();
      while (left !== null && next?.mark !== undefined && marks.includes(next.mark)) {
        const { mark } = next;
        advance();
        const right = part();
        left = right === null ? null : apply(left, right, mark);
      }
      return left;
    };
    const product = (): number | null => chain(atom, '*/', (a, b, mark) => (mark === '*' ? a * b : a / b));
    const sum = (): number | null => chain(product, '+-', (a, b, mark) => (mark === '+' ? a + b : a - b));
    const result = sum();
    return next === null ? result : null;
  }
}

/** Gives formula cells without a stored result the value they have, where it can be worked out. */
export function withFormulaValues(sheet: WorkSheet): void {
  const data = (sheet as { '!data'?: Data })['!data'] ?? [];
  const reader = new FormulaReader(data);
  for (const [row, cells] of data.entries())
    for (const [column, cell] of (cells ?? []).entries())
      if (cell?.f !== undefined && (cell.v === undefined || cell.v === null || cell.v === '')) {
        const value = reader.value(cell.f, `${row}:${column}`);
        if (value !== null) Object.assign(cell, { v: value, t: 'n' });
      }
}
