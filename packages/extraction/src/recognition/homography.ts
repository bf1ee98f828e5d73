/** A point in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Corners of a sheet: top left, top right, bottom right, bottom left. */
export type Quadrilateral = readonly [Point, Point, Point, Point];

/** The plane projection that takes one quadrilateral to another, as nine numbers by rows; the last one is 1. */
export type Homography = readonly number[];

/** Solves a square system of linear equations by elimination with the largest pivot. Null where it has no single solution. */
function solved(rows: number[][]): number[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    const chosen = rows[pivot];
    const displaced = rows[column];
    if (!chosen || !displaced || Math.abs(chosen[column] ?? 0) < 1e-12) return null;
    rows[pivot] = displaced;
    rows[column] = chosen;
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = (row[column] ?? 0) / (chosen[column] ?? 1);
      for (let at = column; at <= size; at += 1) row[at] = (row[at] ?? 0) - factor * (chosen[at] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}

/** The projection that takes each corner of `from` to that of `to`; null where three corners lie on one line. */
export function homography(from: Quadrilateral, to: Quadrilateral): Homography | null {
  const rows = from.flatMap(({ x, y }, index) => {
    const { x: u, y: v } = to[index] ?? { x: 0, y: 0 };
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const solution = solved(rows);
  return solution && [...solution, 1];
}

/** Where a projection takes a point. */
export function projected(h: Homography, { x, y }: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0, j = 1] = h;
  const w = g * x + i * y + j;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}
