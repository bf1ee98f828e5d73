export const historyPageSize = 10;
export const historyPageButtons = 5;

/** The numbers to offer: at most `buttons` of them, in a row that holds the current page as near its middle as the ends allow. */
export function pageNumbers(page: number, pageCount: number, buttons: number = historyPageButtons): number[] {
  const length = Math.min(buttons, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(buttons / 2), pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

export function pageCountOf(total: number, pageSize: number = historyPageSize): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** "Showing X to Y of Z results". */
export function shownRange(page: number, total: number, pageSize: number = historyPageSize): string {
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return `Showing ${from} to ${Math.min(page * pageSize, total)} of ${total} results`;
}

/** The page in the address, as a page that can exist: a whole number from 1. */
export function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
