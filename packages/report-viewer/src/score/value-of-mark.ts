import { type ScoreMeasure, scoreVersion } from '@rimawari/underwriting';

type Curve = readonly (readonly [number, number])[];

/** What a mark stands for on the published curve of its measure, in the measure's unit; null where there is no curve, as for the checks. */
export function valueOfMark(measure: ScoreMeasure, mark: number): number | null {
  const curve: Curve = scoreVersion.measures[measure].curve;
  for (const [at, [value, own]] of curve.entries()) {
    const next = curve[at + 1];
    if (next === undefined || own === mark) return value;
    const [from, to] = [Math.min(own, next[1]), Math.max(own, next[1])];
    if (mark >= from && mark <= to) return value + ((next[0] - value) * (mark - own)) / (next[1] - own);
    // Outside of the curve's ends the mark stands still.
    if (at === 0 && (own > next[1] ? mark > own : mark < own)) return value;
  }
  return null;
}
