import { likelyMeaning } from '../../vocabulary/labels.ts';
import type { Segment } from './pdf-segment.ts';

const amountAlone = /^[¥￥]?\s*(?:[\d０-９]{1,3}億)?[\d０-９,，.．]+\s*(?:万円|億円|円|[%％])$/;
/** The figure is set larger than its label by so much at least, and on a baseline that is off by this share of its own size at most. */
const leastLarger = 1.2;
const mostOff = 0.55;
/** Figures of a column that end together with it. */
const leastInColumn = 2;

const right = ({ x, width }: Segment): number => x + width;

/** Whether smaller amounts on other lines end, or begin, where this one does. */
function isInColumn(figure: Segment, all: readonly Segment[]): boolean {
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.5 * Math.min(figure.size, 12);
  return (
    all.filter(
      (other) =>
        leastLarger * other.size <= figure.size && other.y !== figure.y && (near(right(other), right(figure)) || near(other.x, figure.x)),
    ).length >= leastInColumn
  );
}

/**
 * A figure of a list of amounts that is set larger than the others stands on a baseline of its own, a little lower than its
 * label: `表面利回り` and, over the whole width of the column, `5.94％`. It is put on the line of the label.
 */
export function withFiguresOnLine(rows: readonly Segment[][]): Segment[][] {
  const amounts = rows.flat().filter(({ text }) => amountAlone.test(text.trim()));
  if (amounts.length <= leastInColumn) return [...rows];
  const result = rows.map((row) => [...row]);
  for (const [index, row] of rows.entries())
    for (const figure of row) {
      if (!amounts.includes(figure) || !isInColumn(figure, amounts)) continue;
      for (const near of [index - 1, index + 1]) {
        const labels = (result[near] ?? []).filter(({ x }) => x < figure.x);
        const label = labels.at(-1);
        if (!label || likelyMeaning(label.text.trim()) === null || figure.size < leastLarger * label.size) continue;
        const isNear = Math.abs(label.y - figure.y) <= mostOff * figure.size && right(label) < figure.x;
        // What stands between the two in either line speaks for itself.
        const isFree = !(result[index] ?? []).some((other) => other !== figure && other.x > label.x - label.size && other.x < figure.x);
        if (!isNear || !isFree) continue;
        result[index] = (result[index] ?? []).filter((other) => other !== figure);
        result[near] = [...(result[near] ?? []), { ...figure, y: label.y }].sort((a, b) => a.x - b.x);
        break;
      }
    }
  return result.filter((row) => row.length > 0);
}
