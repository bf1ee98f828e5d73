import { meaningOf } from '../../vocabulary/labels.ts';
import { inlinePairs, isLabel } from './pdf-inline-pairs.ts';
import { withRunsBehind } from './pdf-runs-behind.ts';
import type { Segment } from './pdf-segment.ts';

/** How far to the right of its label a value may stand, in sizes of type, where no column says more. */
export const usualGap = 16;
/** The same for lines on the right of a table, which end together. */
const farGap = 40;

/** The text to the right of a label, up to the next label or a wide gap, which only a value of a column may have before it. */
export function besideLabel(row: readonly Segment[], index: number, far: ReadonlySet<Segment>): Segment | null {
  const label = row[index];
  const first = row[index + 1];
  const onlyLikely = first !== undefined && row.length === index + 2 && meaningOf(first.text.trim()) === null;
  if (!label || !first || (isLabel(first) && !onlyLikely)) return null;
  if (first.x - label.x - label.width > usualGap * Math.max(label.size, first.size) && !far.has(first)) return null;
  let value = { ...first };
  for (const next of row.slice(index + 2)) {
    const total = /^\s*(?:合計|延|計)/.test(next.text) && /㎡|m2|m²/.test(next.text + value.text);
    if (!total && (isLabel(next) || inlinePairs(next).length > 0)) break;
    if (next.x - value.x - value.width > 2.5 * next.size) break;
    value = { ...value, text: `${value.text} ${next.text}`, width: next.x + next.width - value.x };
  }
  return value;
}

/** Lines of a value of which one stands above and one below the baseline of its label, as in a cell of two lines. */
export function aroundLabel(rows: readonly Segment[][], rowIndex: number, label: Segment): Segment | null {
  const near = rows
    .slice(Math.max(0, rowIndex - 2), rowIndex + 3)
    .flat()
    .filter((segment) => {
      const gap = segment.x - label.x - label.width;
      return segment !== label && gap > -1 && gap < farGap * label.size && Math.abs(segment.y - label.y) <= 1.3 * label.size;
    });
  const above = near.find((segment) => segment.y < label.y - 0.3 * label.size);
  const right = ({ x, width }: Segment): number => x + width;
  const below = near.find(
    (segment) =>
      segment.y > label.y + 0.3 * label.size &&
      above &&
      // Lines of one value begin or, on the right of a table, end together.
      ((Math.abs(segment.x - above.x) < label.size && above.x - right(label) < usualGap * label.size) ||
        Math.abs(right(segment) - right(above)) < 0.6 * label.size),
  );
  if (!above || !below || isLabel(above) || isLabel(below)) return null;
  const [upper, lower] = [above, below].map((segment) => {
    const home = rows.findIndex((row) => row.includes(segment));
    return withRunsBehind(rows, home, rows[home]?.indexOf(segment) ?? 0, [], label);
  });
  return upper && lower ? { ...upper, text: `${upper.text}\n${lower.text}`, width: Math.max(upper.width, lower.width) } : null;
}

const loneAmount = /^[¥￥]?(?:[\d０-９]{1,3}億)?[\d０-９,，.．]*(?:万円|億円|円|[%％])$/;

/** A figure set larger than its label, beside it on a baseline of its own: `利回り` and, a little lower, `10.28 ％`. */
export function besideLarger(rows: readonly Segment[][], rowIndex: number, label: Segment): Segment | null {
  for (const near of [rowIndex - 1, rowIndex + 1]) {
    const row = rows[near] ?? [];
    const index = row.findIndex(({ x }) => x > label.x + label.width - 1);
    const figure = row[index];
    if (!figure || figure.size < 1.5 * label.size || !/^[¥￥約]?\s*[\d０-９]/.test(figure.text.trim())) continue;
    // An amount in full may end where its column does, far behind its label.
    const reach = loneAmount.test(figure.text.trim()) ? usualGap : 3;
    const close = figure.x - label.x - label.width < reach * label.size && Math.abs(figure.y - label.y) < 0.5 * figure.size;
    // What stands between them on the line of the label is its value.
    const between = rows[rowIndex]?.some((other) => other.x > label.x && other.x < figure.x);
    if (close && !between) return withRunsBehind(rows, near, index, [], label);
  }
  return null;
}
