import type { Segment } from './pdf-segment.ts';

/** A table of a page with the places of its rows. */
export interface PlacedTable {
  rows: string[][];
  /** Where each row stands: its segments as one. */
  places: Segment[];
  header: Segment[];
  /** Index of the header among the page's rows, and of the first row after the table. */
  from: number;
  to: number;
  /** Runs of the page that stand in it, where other things stand beside it; null where it takes its rows whole. */
  own: ReadonlySet<Segment> | null;
}

/** The segments of a row as one. */
export function whole(row: readonly Segment[]): Segment {
  const left = Math.min(...row.map(({ x }) => x));
  const right = Math.max(...row.map(({ x, width }) => x + width));
  const [first] = row;
  return { text: '', x: left, y: first?.y ?? 0, width: right - left, size: Math.max(...row.map(({ size }) => size)) };
}
