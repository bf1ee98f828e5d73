import { composed } from '../../lexicon/pattern.ts';
import { concreteLetters, reinforced, steelFrame } from '../../lexicon/structures.ts';
import { isLabel } from './pdf-inline-pairs.ts';
import { withRunsBehind } from './pdf-runs-behind.ts';
import type { Segment } from './pdf-segment.ts';
import { usualGap } from './pdf-values-beside.ts';

/** A figure set large right above its label, `3,480万円` over `販売価格`. */
export function aboveLabel(rows: readonly Segment[][], rowIndex: number, label: Segment): Segment | null {
  for (let row = rowIndex - 1; row >= Math.max(0, rowIndex - 3); row -= 1)
    for (const segment of rows[row] ?? []) {
      const up = label.y - segment.y;
      const aligned = segment.x < label.x + label.width && segment.x + segment.width > label.x;
      if (
        aligned &&
        up > 0 &&
        up <= 2 * segment.size &&
        segment.size >= 1.5 * label.size &&
        composed`^(?:[¥￥約]?\s*[\d０-９]|(?:${concreteLetters}|[SW]|木|${steelFrame}|${reinforced}\S{0,6}|軽量${steelFrame})造|(?:所有|借地)権)`.test(
          segment.text.trim(),
        )
      )
        return segment;
    }
  return null;
}

/** Whether a row of labels stands over a row of as many values, each in the column of its label, and these two are a pair of them. */
function inStep(labels: readonly Segment[], values: readonly Segment[], label: Segment, value: Segment): boolean {
  return (
    labels.length > 1 &&
    labels.length === values.length &&
    labels.indexOf(label) === values.indexOf(value) &&
    labels.every((one, index) => {
      const [under, next] = [values[index], labels[index + 1]];
      return isLabel(one) && under && !isLabel(under) && under.x >= one.x && (!next || under.x + under.width <= next.x);
    })
  );
}

/** The nearest text under a label. */
export function belowLabel(
  rows: readonly Segment[][],
  rowIndex: number,
  label: Segment,
  over: ReadonlySet<Segment>,
): { segment: Segment; row: number } | null {
  for (let row = rowIndex + 1; row < rows.length; row += 1) {
    for (const [index, segment] of (rows[row] ?? []).entries()) {
      const down = segment.y - label.y;
      const centred = Math.abs(segment.x + segment.width / 2 - label.x - label.width / 2) < 0.5 * label.size;
      // A value that ends where its label does, as on the left of a line in the middle.
      const flush = Math.abs(segment.x + segment.width - label.x - label.width) < 0.5 * label.size && segment.x < label.x;
      const outside = segment.x < label.x - 2 * label.size || segment.x > label.x + label.width + 6 * label.size;
      if (down < 0.4 * label.size || (outside && !centred && !flush && !inStep(rows[rowIndex] ?? [], rows[row] ?? [], label, segment)))
        continue;
      if (down > 4.2 * Math.max(label.size, segment.size * 0.7)) continue;
      if (isLabel(segment)) return null;
      const beside = (rows[row] ?? [])[index - 1];
      const near = beside && segment.x - beside.x - beside.width <= usualGap * Math.max(beside.size, segment.size);
      if (beside && near && isLabel(beside) && !over.has(beside)) return null;
      return { segment: withRunsBehind(rows, row, index, rows[rowIndex] ?? [], label), row };
    }
    if (((rows[row] ?? [])[0]?.y ?? 0) - label.y > 6 * label.size) return null;
  }
  return null;
}
