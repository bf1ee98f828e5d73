import type { PDFPageProxy } from 'pdfjs-dist';

/** Ruling lines of a page in points from the top left: horizontal ones at `at` from `from` to `to`, vertical ones likewise. */
export interface Rules {
  /** Whether they were found in a picture, where edges of drawings and frames are rules too. */
  measured?: true;
  horizontal: Rule[];
  vertical: Rule[];
}

interface Rule {
  at: number;
  from: number;
  to: number;
}

type Matrix = readonly [number, number, number, number, number, number];

/** A filled shape no thicker than this is a line; the edges of a taller one that is stroked or shaded are lines too. */
const thickest = 2.6;
/** Shorter lines are strokes of letters and arrows. */
const shortest = 7;
const mostPaths = 6000;
const tolerance = 1.8;

function times(outer: Matrix, inner: readonly number[]): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** Corner points of the straight lines of a path; null where it has curves. */
function points(path: ArrayLike<number>): [number, number][][] | null {
  const lines: [number, number][][] = [];
  for (let index = 0; index < path.length; ) {
    const operation = path[index];
    if (operation === 0 || operation === 1) {
      const point: [number, number] = [path[index + 1] ?? 0, path[index + 2] ?? 0];
      if (operation === 0) lines.push([point]);
      else lines.at(-1)?.push(point);
      index += 3;
    } else if (operation === 4) {
      const [first] = lines.at(-1) ?? [];
      if (first) lines.at(-1)?.push(first);
      index += 1;
    } else return null;
  }
  return lines;
}

/** Lines on one height that touch are one. */
function joined(rules: readonly Rule[]): Rule[] {
  const result: Rule[] = [];
  for (const rule of rules.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    let home: Rule | undefined;
    for (let back = result.length - 1; back >= 0 && !home; back -= 1) {
      const other = result[back];
      if (!other || rule.at - other.at > tolerance) break;
      if (rule.from <= other.to + 2 * tolerance && rule.to >= other.from - 2 * tolerance) home = other;
    }
    if (home) {
      home.from = Math.min(home.from, rule.from);
      home.to = Math.max(home.to, rule.to);
    } else result.push({ ...rule });
  }
  return result;
}

/** The straight lines that a page draws along its edges: rules of tables, frames, edges of shaded cells. */
export async function rulesOf(page: PDFPageProxy): Promise<Rules> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const view = page.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await page.getOperatorList();
  const found: Rules = { horizontal: [], vertical: [] };
  const stack: Matrix[] = [];
  let matrix: Matrix = view.transform as unknown as Matrix;
  const paints = new Set<unknown>([
    OPS.stroke,
    OPS.closeStroke,
    OPS.fill,
    OPS.eoFill,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
  ]);
  const place = (x: number, y: number): [number, number] => [
    matrix[0] * x + matrix[2] * y + matrix[4],
    matrix[1] * x + matrix[3] * y + matrix[5],
  ];
  const add = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): void => {
    const [wide, high] = [Math.abs(x1 - x2), Math.abs(y1 - y2)];
    if (wide >= shortest && high <= 0.8) found.horizontal.push({ at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) });
    else if (high >= shortest && wide <= 0.8) found.vertical.push({ at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) });
  };
  let paths = 0;
  for (const [index, operation] of fnArray.entries()) {
    const args: unknown = argsArray[index];
    if (operation === OPS.save) stack.push(matrix);
    else if (operation === OPS.restore) matrix = stack.pop() ?? matrix;
    else if (operation === OPS.transform) matrix = times(matrix, args as number[]);
    else if (operation === OPS.paintFormXObjectBegin) {
      stack.push(matrix);
      const own = (args as [number[] | null])[0];
      if (own) matrix = times(matrix, own);
    } else if (operation === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? matrix;
    else if (operation === OPS.constructPath && paths < mostPaths) {
      paths += 1;
      const [paint, data] = args as [unknown, (ArrayLike<number> | null)[]];
      const path = data[0];
      if (!paints.has(paint) || !path) continue;
      for (const line of points(path) ?? []) {
        const corners = line.map(([x, y]) => place(x, y));
        const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
        const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
        // A bar is one line along its middle.
        if (corners.length > 2 && bottom - top <= thickest) add([left, (top + bottom) / 2], [right, (top + bottom) / 2]);
        else if (corners.length > 2 && right - left <= thickest) add([(left + right) / 2, top], [(left + right) / 2, bottom]);
        else if (corners.length <= 6) for (const [at, corner] of corners.slice(1).entries()) add(corners[at] ?? corner, corner);
      }
    }
  }
  return { horizontal: joined(found.horizontal), vertical: joined(found.vertical) };
}
