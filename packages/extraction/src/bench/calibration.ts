import type { Sureness } from './score.ts';

export interface CalibrationBin {
  from: number;
  to: number;
  values: number;
  /** Mean of the stated confidences, and the share of them that was right. */
  confidence: number;
  right: number;
}

const edges = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 1.001] as const;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Stated confidence against the share that was right, in bins. A calibrated reader has both alike. */
export function calibrationOf(all: readonly Pick<Sureness, 'confidence' | 'right'>[]): CalibrationBin[] {
  return edges.slice(1).flatMap((to, index) => {
    const from = edges[index] ?? 0;
    const inside = all.filter(({ confidence }) => confidence >= from && confidence < to);
    if (inside.length === 0) return [];
    const sum = inside.reduce((total, { confidence }) => total + confidence, 0);
    const right = inside.filter((entry) => entry.right).length;
    return [
      { from, to: Math.min(1, to), values: inside.length, confidence: rounded(sum / inside.length), right: rounded(right / inside.length) },
    ];
  });
}

/** Mean distance between confidence and share of right values, weighed by the number of values. */
export function calibrationError(bins: readonly CalibrationBin[]): number | null {
  const values = bins.reduce((total, bin) => total + bin.values, 0);
  if (values === 0) return null;
  return rounded(bins.reduce((total, bin) => total + bin.values * Math.abs(bin.confidence - bin.right), 0) / values);
}
