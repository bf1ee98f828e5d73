export const historyPageSize = 10;

/** The last page of so many results; the first of none. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / historyPageSize));
}

/** The page in the address, as a page that can exist: a whole number from 1. */
export function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
