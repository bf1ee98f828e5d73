import { type CellObject, read, type WorkSheet } from '@e965/xlsx';
import type { SourceInput, SourceReading } from '../../reading/source-reading.ts';
import { emptyReading } from '../empty-reading.ts';
import { limits } from '../limits.ts';
import { damaged, ReadFailure, tooLarge } from '../read-failure.ts';
import { withFormulaValues } from './formula-values.ts';
import { assertTableFits } from './table-limits.ts';
import { keepsItsPromise, zipBudget } from './zip-budget.ts';

function dateText(date: Date): string {
  // Spreadsheet days have no zone; half a day keeps rounding on either side of midnight inside the same day.
  return new Date(
    date.getTime() -
      date.getTimezoneOffset() * 60_000 +
      43_200_000 -
      ((date.getTime() - date.getTimezoneOffset() * 60_000) % 86_400_000 > 43_200_000 ? 0 : 43_200_000),
  )
    .toISOString()
    .slice(0, 10);
}

/** A cell as a person reads it: percentages as they are shown, other figures with full precision where the format only hides decimals. */
function cellText(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e' || cell.t === 'z') return '';
  if (cell.v instanceof Date) return dateText(cell.v);
  if (cell.t !== 'n') return String(cell.v).trim();
  const value = Number(cell.v);
  const printed = cell.w?.trim() ?? '';
  // A yield that a formula gives is stated with the decimals that its sheet shows.
  if (/^-?[\d,]+(?:\.\d+)?\s*%$/.test(printed)) return printed.replaceAll(',', '');
  if (printed.endsWith('%')) return `${Math.round(value * 1e6) / 1e4}%`;
  return printed === '' || /^-?[\d,]*(?:\.\d+)?(?:E[+-]?\d+)?$/i.test(printed) ? String(Math.round(value * 1e6) / 1e6) : printed;
}

function sheetRows(sheet: WorkSheet): string[][] {
  const data = (sheet as { '!data'?: (CellObject | undefined)[][] })['!data'] ?? [];
  const rows: string[][] = [];
  for (let index = 0; index < data.length; index += 1) {
    const row = data[index] ?? [];
    const cells: string[] = [];
    const last = row.findLastIndex((cell) => cell?.v !== undefined && cell.v !== null && cell.v !== '');
    for (let column = 0; column <= last; column += 1) cells.push(cellText(row[column]));
    rows.push(cells);
  }
  return rows;
}

const isDay = (text: string): boolean => /^\d{2,4}[-.]\d{1,2}[-.]\d{1,2}$/.test(text.trim());
const isFigure = (text: string): boolean => /^[¥\d,.\-\s円]+$/.test(text);

/** Whether another cell that reaches over the same rows holds a figure, one rent for two floors: they are one contract, and its day counts once. */
function sharesFigure(sheet: WorkSheet, rows: readonly string[][], from: number, to: number): boolean {
  return (sheet['!merges'] ?? []).some(({ s, e }) => {
    const text = rows[s.r]?.[s.c] ?? '';
    return s.r === from && e.r === to && text !== '' && isFigure(text) && !isDay(text);
  });
}

/** Words of a merged cell stand in each row that it reaches down to, and days where each row has its own rent; a figure counts once. */
function spreadDown(sheet: WorkSheet, rows: string[][]): void {
  for (const { s, e } of sheet['!merges'] ?? []) {
    const text = rows[s.r]?.[s.c] ?? '';
    if (text === '' || (isFigure(text) && !(isDay(text) && !sharesFigure(sheet, rows, s.r, e.r)))) continue;
    for (let row = s.r + 1; row <= Math.min(e.r, rows.length - 1); row += 1) {
      const cells = rows[row] ?? [];
      while (cells.length <= s.c) cells.push('');
      cells[s.c] = text;
    }
  }
}

function assertAffordable(input: SourceInput): void {
  if (input.bytes[0] !== 0x50) return;
  const budget = zipBudget(input.bytes);
  if (!budget) throw damaged(input.sourceName, 'an Excel file');
  if (budget.entries > limits.zipEntries || budget.inflatedBytes > limits.zipInflatedBytes)
    throw tooLarge(input.sourceName, `it unpacks to ${budget.inflatedBytes} bytes in ${budget.entries} parts`);
  if (!keepsItsPromise(input.bytes)) throw tooLarge(input.sourceName, 'a part of it unpacks to more than it says');
}

/** Reads every visible sheet of an XLSX or XLS workbook as a grid. Throws a ReadFailure. */
export function readWorkbook(input: SourceInput): SourceReading {
  assertAffordable(input);
  const reading = emptyReading(input, 'workbook');
  try {
    const book = read(input.bytes, {
      type: 'array',
      dense: true,
      cellDates: true,
      cellFormula: true,
      cellHTML: false,
      sheetRows: limits.rows + 1,
    });
    const sheets = Math.min(book.SheetNames.length, input.settings?.sheets ?? book.SheetNames.length);
    if (sheets > limits.sheets) throw tooLarge(input.sourceName, `${sheets} sheets, the limit is ${limits.sheets}`);
    const isHidden = (name: string): boolean => (book.Workbook?.Sheets?.[book.SheetNames.indexOf(name)]?.Hidden ?? 0) > 0;
    const unknown = withFormulaValues(book).filter(({ sheet }) => !isHidden(sheet));
    for (const [index, name] of book.SheetNames.slice(0, sheets).entries()) {
      const sheet = book.Sheets[name];
      if (!sheet) continue;
      if (isHidden(name)) {
        reading.notes.push(`The sheet ${name} of ${input.sourceName} is hidden and was not read.`);
        continue;
      }
      if (((sheet as { '!data'?: unknown[] })['!data']?.length ?? 0) > limits.rows)
        throw tooLarge(input.sourceName, `more than ${limits.rows} rows in ${name}`);
      const rows = sheetRows(sheet);
      assertTableFits(rows, input.sourceName);
      spreadDown(sheet, rows);
      if (rows.some((row) => row.some((cell) => cell !== '')))
        reading.blocks.push({ type: 'grid', rows, sheet: name, first_row: 1, group: index + 1, section: null, aside: null });
    }
    if (unknown.length > 0)
      reading.notes.push(
        `${unknown.length} formula ${unknown.length === 1 ? 'cell' : 'cells'} of ${input.sourceName} could not be calculated and count as not stated, the first in ${unknown[0]?.sheet} ${unknown[0]?.cell}.`,
      );
    if (book.SheetNames.length > sheets) reading.notes.push(`Only the first ${sheets} sheets of ${input.sourceName} were read.`);
  } catch (error) {
    if (error instanceof ReadFailure) throw error;
    if (error instanceof Error && /password|encrypt/i.test(error.message))
      throw new ReadFailure('encrypted', input.sourceName, undefined, { cause: error });
    throw damaged(input.sourceName, 'an Excel file', error);
  }
  if (reading.blocks.length === 0) throw new ReadFailure('empty', input.sourceName, 'no sheet has a filled cell');
  return reading;
}
