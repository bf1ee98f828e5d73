export const historyPageSize = 10;

/** The page in the address, as a page that can exist: a whole number from 1. */
export function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
