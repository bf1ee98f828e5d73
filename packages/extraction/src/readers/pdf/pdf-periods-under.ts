import { likelyMeaning } from '../../vocabulary/labels.ts';
import type { Segment } from './pdf-segment.ts';

const period = /^(月額|年額|月間|年間)(?:\s*[:：]?\s*)$/;
const periodWithAmount = /^(月額|年額|月間|年間)\s*[:：]?\s*(?=[¥￥]?[\d０-９])/;
const mostLeading = 2.2;
const ofIncome = /賃料|家賃|収入|賃貸料/;

const periodOf = (segment: Segment): string | undefined =>
  (period.exec(segment.text.trim()) ?? periodWithAmount.exec(segment.text.trim()))?.[1];

/** The label whose value begins with this run. */
function labelBefore(row: readonly Segment[], value: Segment): Segment | undefined {
  const before = row[row.indexOf(value) - 1];
  return before && ofIncome.test(before.text) && likelyMeaning(before.text.trim()) !== null ? before : undefined;
}

/**
 * `年額 5,640,000円` under `月額 470,000円` of `現況賃料`: the second line of a value gives the same rent for another time. Its
 * period becomes a label that says whose rent it is, `現況賃料（年額）`.
 */
export function withPeriodsUnder(rows: readonly Segment[][]): Segment[][] {
  return rows.map((row, index) => {
    const named = row.flatMap((segment): Segment[] => {
      const own = periodOf(segment);
      if (own === undefined || labelBefore(row, segment)) return [segment];
      const over = rows
        .slice(Math.max(0, index - 2), index)
        .flatMap((upper) => upper.map((value) => ({ value, label: labelBefore(upper, value) })))
        .find(
          ({ value, label }) =>
            label !== undefined &&
            periodOf(value) !== undefined &&
            periodOf(value) !== own &&
            Math.abs(value.x - segment.x) <= 0.5 * segment.size &&
            segment.y - value.y <= mostLeading * segment.size,
        );
      if (!over?.label) return [segment];
      const rest = segment.text.trim().replace(periodWithAmount, '');
      const label = { ...segment, text: `${over.label.text.trim()}（${own}）`, width: Math.min(segment.width, 2 * segment.size) };
      return rest === segment.text.trim() || rest === ''
        ? [label]
        : [label, { ...segment, text: rest, x: segment.x + 2.2 * segment.size, width: Math.max(1, segment.width - 2.2 * segment.size) }];
    });
    return named;
  });
}
