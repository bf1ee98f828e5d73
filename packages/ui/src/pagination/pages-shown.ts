/** At most `count` consecutive page numbers around the current one, kept inside the first and last page. */
export function windowOfPages(page: number, pages: number, count = 5): number[] {
  const length = Math.min(count, Math.max(0, pages));
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), pages - length + 1);
  return Array.from({ length }, (_, step) => first + step);
}

/** The window with the first and last page at its ends and a gap wherever pages are left out. */
export function pagesWithGaps(page: number, pages: number, count = 5): (number | 'gap-before' | 'gap-after')[] {
  const middle = windowOfPages(page, pages, count);
  const [first = 1] = middle;
  const last = middle.at(-1) ?? pages;
  return [
    ...(first > 1 ? [1] : []),
    ...(first > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(last < pages - 1 ? (['gap-after'] as const) : []),
    ...(last < pages ? [pages] : []),
  ];
}

/** First and last result on a page, counted from 1: "Showing 11 to 20 of 43 results". */
export function rangeOfPage(page: number, pageSize: number, total: number): { from: number; to: number } {
  return { from: total === 0 ? 0 : (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total) };
}
