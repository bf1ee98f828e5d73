import { isLabel } from './pdf-inline-pairs.ts';
import type { Segment } from './pdf-segment.ts';

/** A value under its label with what follows it closely, up to the place of the next label: `小田急線` and `町田駅 徒歩3分`. */
export function withRunsBehind(
  rows: readonly Segment[][],
  row: number,
  index: number,
  labels: readonly Segment[],
  label: Segment,
  mostGap = 0.8,
): Segment {
  // A word right behind the label is its name in another language.
  const next = labels.find(({ x }) => x > label.x + label.width + 1.5 * label.size);
  let value = rows[row]?.[index] ?? label;
  for (const behind of (rows[row] ?? []).slice(index + 1)) {
    const gap = behind.x - value.x - value.width;
    const walked = /^(?:徒歩|歩|停歩|バス)\s*約?[\d０-９]/.test(behind.text.trim());
    if (gap > (walked ? 2.5 : mostGap) * value.size || (next && behind.x > next.x - 0.5 * next.size) || isLabel(behind)) break;
    value = { ...value, text: `${value.text} ${behind.text}`, width: behind.x + behind.width - value.x };
  }
  return value;
}
