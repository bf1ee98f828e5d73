import type { Segment } from './pdf-segment.ts';

/** The column a segment stands in: the header whose middle or left edge is nearest. */
export function columnOf(segment: Segment, header: readonly Segment[]): number {
  const middle = segment.x + segment.width / 2;
  const distances = header.map((label) =>
    Math.min(
      Math.abs(label.x + label.width / 2 - middle),
      Math.abs(label.x - segment.x),
      Math.abs(label.x + label.width - segment.x - segment.width),
    ),
  );
  return distances.indexOf(Math.min(...distances));
}

interface Extent {
  left: number;
  right: number;
}

/** Where the cells of each column stand, from rows that fill all of them. */
export function extentsOf(rows: readonly Segment[][], header: readonly Segment[]): (Extent | null)[] {
  const full = rows.filter((row) => inOrder(row, header));
  return header.map((_, column) => {
    const cells = full.flatMap((row) => row[column] ?? []);
    return cells.length === 0
      ? null
      : { left: Math.min(...cells.map(({ x }) => x)), right: Math.max(...cells.map(({ x, width }) => x + width)) };
  });
}

/** Whether a row has a run for each column, each of them under its name or beside it. */
function inOrder(row: readonly Segment[], header: readonly Segment[]): boolean {
  return row.length === header.length && row.every((segment, column) => Math.abs(columnOf(segment, header) - column) <= 1);
}

/** Columns of the runs of a row: one after the other where they fill the row, otherwise where cells of full rows stand. */
export function columnsOf(row: readonly Segment[], header: readonly Segment[], extents: readonly (Extent | null)[]): number[] {
  if (inOrder(row, header)) return row.map((_, column) => column);
  return row.map((segment) => {
    const shared = extents.map((extent) =>
      extent === null ? -1 : Math.min(segment.x + segment.width, extent.right) - Math.max(segment.x, extent.left),
    );
    const most = Math.max(...shared);
    return most > 0 ? shared.indexOf(most) : columnOf(segment, header);
  });
}

/** A run that reaches across columns (`3,000 2021/4/1`) cut at its spaces; a run inside one column stays whole. */
export function pieces(segment: Segment, header: readonly Segment[]): Segment[] {
  const words = [...segment.text.matchAll(/\S+/g)];
  const under = header.filter((label) => label.x < segment.x + segment.width && label.x + label.width > segment.x);
  if (words.length < 2 || under.length < 2) return [segment];
  const letter = segment.width / segment.text.length;
  return words.map((word) => ({ ...segment, text: word[0], x: segment.x + letter * word.index, width: letter * word[0].length }));
}
