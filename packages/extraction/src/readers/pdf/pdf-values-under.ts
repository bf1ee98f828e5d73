import { isLabel } from './pdf-inline-pairs.ts';
import type { Segment } from './pdf-segment.ts';

/** Labels that make a column of their own, and the part of them that must have a value under them. */
const leastLabels = 3;
const leastWithValue = 0.8;
/** How far a value stands under its label at most, in sizes of type, and how far its left edge may be off. */
const leading = 2.6;
const edge = 0.5;

/** The nearest run under a label that begins where it does. */
function runUnder(rows: readonly Segment[][], from: number, label: Segment): Segment | null {
  for (const row of rows.slice(from + 1)) {
    const run = row.find(({ x }) => Math.abs(x - label.x) <= edge * label.size);
    const down = (run ?? row[0] ?? label).y - label.y;
    if (down > leading * label.size) return null;
    if (run && down > 0.4 * label.size) return run;
  }
  return null;
}

/** How far over a label the nearest run of its column stands; endless where none does. */
function gapAbove(rows: readonly Segment[][], from: number, label: Segment): number {
  for (let row = from - 1; row >= 0; row -= 1) {
    const run = rows[row]?.find(({ x }) => Math.abs(x - label.x) <= edge * label.size);
    if (run) return label.y - run.y;
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Labels of columns in which each stands over its value, `Structure` over `Reinforced concrete`: what stands beside such a
 * label stands in the next column and belongs to another one.
 */
export function labelsOverValues(rows: readonly Segment[][]): ReadonlySet<Segment> {
  const labels = rows.flatMap((row, from) => row.filter((segment) => isLabel(segment)).map((label) => ({ label, from })));
  const found = labels.map(({ label, from }) => {
    const under = runUnder(rows, from, label);
    // Figures over their captions: what stands under a caption is farther off, and that of the next one.
    return { label, under: under !== null && under.y - label.y > gapAbove(rows, from, label) ? null : under };
  });
  const over = new Set<Segment>();
  for (const { label, under } of found) {
    if (under === null || isLabel(under)) continue;
    const column = found.filter((other) => Math.abs(other.label.x - label.x) <= edge * label.size);
    const withValue = column.filter((other) => other.under !== null && !isLabel(other.under));
    if (column.length >= leastLabels && withValue.length >= leastWithValue * column.length) over.add(label);
  }
  return over;
}

const figureAlone = /^[¥￥]?[\d０-９][\d０-９,，.．億万\s]*(?:円|[%％])$/;

/** Whether a row of names, not all of which need be known, stands over a row of as many figures: `表面利回り`, `経費率` over `7.20%`, `20.77%`. */
export function overFigures(names: readonly Segment[], below: readonly Segment[]): boolean {
  return (
    names.length >= 2 &&
    names.length === below.length &&
    names.every((name, index) => {
      const figure = below[index];
      const shared = figure ? Math.min(name.x + name.width, figure.x + figure.width) - Math.max(name.x, figure.x) : 0;
      return (
        figure !== undefined &&
        shared > 0 &&
        !/[\d０-９]/.test(name.text) &&
        figureAlone.test(figure.text.trim()) &&
        figure.y - name.y <= leading * Math.max(name.size, figure.size)
      );
    })
  );
}
