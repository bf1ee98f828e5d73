import { plainText } from '../../normalise/text.ts';

/** A column of a notice of taxes or a certificate of assessed values that holds the values: `評価額（円）`, `価格（評価額）`. */
const valueColumn = /^(?:固定資産)?(?:税)?(?:評価額|価格\(評価額\)|評価価格|決定価格)(?:\(円\))?$/;

const flat = (cell: string | undefined): string => plainText(cell ?? '').replace(/\s/g, '');

const columnOfValues = (row: readonly string[]): number => row.findIndex((cell) => valueColumn.test(flat(cell)));

/** What a row is about, by its first words: 土地 or 家屋. Null for a total, and for shares, of which the value is that of the whole. */
function subjectOf(row: readonly string[]): 'land' | 'building' | null {
  if (row.some((cell) => /持分|敷地権|区分所有/.test(flat(cell)))) return null;
  const [first] = row.map(flat).filter((cell) => cell !== '');
  if (/^土地$/.test(first ?? '')) return 'land';
  return /^(?:家屋|建物)$/.test(first ?? '') ? 'building' : null;
}

/** Whether a row names the columns of assessed values, with land or buildings listed under it. */
export function isAssessmentHeader(rows: readonly (readonly string[])[], index: number): boolean {
  return columnOfValues(rows[index] ?? []) !== -1 && rows.slice(index + 1).some((row) => subjectOf(row) !== null);
}

export interface AssessedValue {
  label: string;
  value: string;
  column: number;
  /** Row of the first part, counted from the top of the table. */
  row: number;
}

/**
 * Assessed values (固定資産税評価額) of land and buildings in the table under a header, yen; those of several parcels or
 * buildings together.
 */
export function assessedValues(rows: readonly (readonly string[])[], index: number): AssessedValue[] {
  const column = columnOfValues(rows[index] ?? []);
  return (['land', 'building'] as const).flatMap((subject) => {
    const own = rows.flatMap((row, at) => {
      const figure =
        at > index && subjectOf(row) === subject ? /^\d[\d,]*(?=円?$)/.exec(plainText(row[column] ?? '').trim())?.[0] : undefined;
      return figure === undefined ? [] : [{ at, yen: Number(figure.replaceAll(',', '')) }];
    });
    const [first] = own;
    if (first === undefined) return [];
    const total = own.reduce((sum, { yen }) => sum + yen, 0);
    return [{ label: subject === 'land' ? '土地評価額' : '建物評価額', value: `${total}円`, column, row: first.at }];
  });
}
