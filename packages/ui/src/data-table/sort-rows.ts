/** What a column is sorted by: missing values always come last, in both directions. */
export type SortValue = string | number | boolean | Date | null | undefined;

export interface SortOrder {
  /** Key of the column. */
  column: string;
  /** Which way. */
  direction: 'ascending' | 'descending';
}

/** A sorted copy; equal rows keep their order. */
export function sortRows<Row>(rows: readonly Row[], sortValueOf: (row: Row) => SortValue, direction: SortOrder['direction']): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((first, second) => {
    const [a, b] = [sortValueOf(first), sortValueOf(second)];
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    if (typeof a === 'string' && typeof b === 'string') return sign * a.localeCompare(b, 'en', { numeric: true });
    return sign * (Number(a) - Number(b));
  });
}

function isMissing(value: SortValue): value is null | undefined {
  return value === null || value === undefined;
}
