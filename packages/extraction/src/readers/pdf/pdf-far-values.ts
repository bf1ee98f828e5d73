import { isLabel } from './pdf-inline-pairs.ts';
import type { Segment } from './pdf-segment.ts';

/** Rows that make a column of labels and one of values, however far apart. */
const leastRows = 3;

/** Values far to the right of their labels in a list whose labels begin on one line and whose values begin or end on one: `価格 …… 1,140万円`. */
export function farValues(rows: readonly Segment[][]): ReadonlySet<Segment> {
  const pairs = rows.flatMap((row) =>
    row.flatMap((label, index) => {
      const value = row[index + 1];
      return value && isLabel(label) && !isLabel(value) ? [{ label, value }] : [];
    }),
  );
  // A list of costs names some of its rows with words that name nothing elsewhere.
  const couples = rows.flatMap((row) =>
    row.flatMap((label, index) => {
      const value = row[index + 1];
      return value && (isLabel(label) ? !isLabel(value) : /\d\s*円$/.test(value.text)) ? [{ label, value }] : [];
    }),
  );
  const near = (a: number, b: number, size: number): boolean => Math.abs(a - b) <= size;
  const inColumn = ({ label, value }: (typeof pairs)[number]): boolean =>
    couples.filter(
      (other) =>
        near(other.label.x, label.x, label.size) &&
        (near(other.value.x, value.x, label.size) || near(other.value.x + other.value.width, value.x + value.width, label.size)),
    ).length >= leastRows;
  return new Set(pairs.filter(inColumn).map(({ value }) => value));
}
