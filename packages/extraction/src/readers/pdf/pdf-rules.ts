import type { PaintedLine } from './pdf-pages.ts';

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

/** A filled shape no thicker than this is a line; the edges of a taller one that is stroked or shaded are lines too. */
const thickest = 2.6;
/** Shorter lines are strokes of letters and arrows. */
const shortest = 7;
const tolerance = 1.8;

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
export function rulesOf(painted: readonly PaintedLine[]): Rules {
  const found: Rules = { horizontal: [], vertical: [] };
  const add = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): void => {
    const [wide, high] = [Math.abs(x1 - x2), Math.abs(y1 - y2)];
    if (wide >= shortest && high <= 0.8) found.horizontal.push({ at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) });
    else if (high >= shortest && wide <= 0.8) found.vertical.push({ at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) });
  };
  for (const { matrix, corners: own } of painted) {
    const corners = own.map(([x, y]): [number, number] => [
      matrix[0] * x + matrix[2] * y + matrix[4],
      matrix[1] * x + matrix[3] * y + matrix[5],
    ]);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    // A bar is one line along its middle.
    if (corners.length > 2 && bottom - top <= thickest) add([left, (top + bottom) / 2], [right, (top + bottom) / 2]);
    else if (corners.length > 2 && right - left <= thickest) add([(left + right) / 2, top], [(left + right) / 2, bottom]);
    else if (corners.length <= 6) for (const [at, corner] of corners.slice(1).entries()) add(corners[at] ?? corner, corner);
  }
  return { horizontal: joined(found.horizontal), vertical: joined(found.vertical) };
}
