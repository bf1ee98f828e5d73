export type FormulaValue = number | string | boolean;
/** What a function is given: a value, or the cells of a range row by row; null stands for an empty cell. */
export type Argument = FormulaValue | readonly (readonly (FormulaValue | null)[])[];

const cellsOf = (argument: Argument | undefined): (FormulaValue | null)[] =>
  argument === undefined ? [] : Array.isArray(argument) ? argument.flat() : [argument as FormulaValue];
const numbersOf = (from: readonly Argument[]): number[] => from.flatMap(cellsOf).filter((cell) => typeof cell === 'number');
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const rounded = (value: number, digits: number, round: (value: number) => number): number => {
  const scale = 10 ** digits;
  return round(Math.round(value * scale * 1e6) / 1e6) / scale;
};

/** Whether a cell meets a condition such as `入居中`, `">0"` or a number. */
function meets(cell: FormulaValue | null, condition: Argument | undefined): boolean {
  const wanted = cellsOf(condition)[0] ?? '';
  const [, mark, figure] = /^(<>|<=|>=|<|>|=)(.*)$/.exec(String(wanted)) ?? [];
  const against = figure ?? String(wanted);
  const alike = String(cell ?? '') === against || (typeof cell === 'number' && against !== '' && cell === Number(against));
  if (mark === undefined || mark === '=') return alike;
  if (mark === '<>') return !alike;
  if (typeof cell !== 'number' || against === '' || Number.isNaN(Number(against))) return false;
  const by = cell - Number(against);
  return mark === '<' ? by < 0 : mark === '>' ? by > 0 : mark === '<=' ? by <= 0 : by >= 0;
}

type Work = (from: readonly Argument[]) => FormulaValue | null;
const number = (argument: Argument | undefined, missing = 0): number => numbersOf(argument === undefined ? [] : [argument])[0] ?? missing;

function sumIf([range, condition, added = range]: readonly Argument[]): number {
  const amounts = cellsOf(added);
  return sum(
    cellsOf(range).flatMap((cell, index) => {
      const amount = amounts[index];
      return meets(cell, condition) && typeof amount === 'number' ? [amount] : [];
    }),
  );
}

/** Exact matches only: the nearest one rests on an order that nothing guarantees. */
function lookUp([wanted, table, column, near]: readonly Argument[]): FormulaValue | null {
  if (!Array.isArray(table) || (near !== false && number(near, 1) !== 0)) return null;
  const key = cellsOf(wanted)[0] ?? null;
  const rows = table as readonly (readonly (FormulaValue | null)[])[];
  return rows.find((row) => key !== null && row[0] === key)?.[number(column) - 1] ?? null;
}

/** The functions that are worked out. A formula with any other one stays unknown. */
export const functions: Readonly<Record<string, Work>> = {
  SUM: (from) => sum(numbersOf(from)),
  SUBTOTAL: ([which, ...from]) => ([9, 109].includes(number(which)) ? sum(numbersOf(from)) : null),
  PRODUCT: (from) => numbersOf(from).reduce((total, value) => total * value, 1),
  COUNT: (from) => numbersOf(from).length,
  COUNTA: (from) => from.flatMap(cellsOf).filter((cell) => cell !== null && cell !== '').length,
  COUNTIF: ([range, condition]) => cellsOf(range).filter((cell) => meets(cell, condition)).length,
  SUMIF: sumIf,
  AVERAGE: (from) => (numbersOf(from).length === 0 ? null : sum(numbersOf(from)) / numbersOf(from).length),
  MAX: (from) => Math.max(...numbersOf(from)),
  MIN: (from) => Math.min(...numbersOf(from)),
  ABS: ([value]) => Math.abs(number(value)),
  INT: ([value]) => Math.floor(number(value)),
  ROUND: ([value, digits]) => rounded(number(value), number(digits), Math.round),
  ROUNDDOWN: ([value, digits]) => rounded(number(value), number(digits), Math.trunc),
  TRUNC: ([value, digits]) => rounded(number(value), number(digits), Math.trunc),
  ROUNDUP: ([value, digits]) => rounded(number(value), number(digits), (one) => Math.sign(one) * Math.ceil(Math.abs(one))),
  VLOOKUP: lookUp,
};
