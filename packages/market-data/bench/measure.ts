/** A stated rent beside the level for it. All in yen a month, the level already with common fees. */
export interface Compared {
  id: string;
  stated: number;
  value: number;
  low: number;
  high: number;
}

export interface RentMeasures {
  cases: number;
  /** Median of |level − stated| ÷ stated, %. */
  median_error_pct: number;
  /** Share of stated rents inside the stated range, %. */
  coverage_pct: number;
  /** Median of (high − low) ÷ 2 ÷ level, %: the reach to either side. */
  median_width_pct: number;
  /** Median of (level − stated) ÷ stated, %. */
  median_bias_pct: number;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

const tenth = (percent: number) => Math.round(percent * 10) / 10;

/** Error, coverage and width over compared rents; null without any. */
export function measureRents(compared: readonly Compared[]): RentMeasures | null {
  if (compared.length === 0) return null;
  const inside = compared.filter(({ stated, low, high }) => stated >= low && stated <= high).length;
  return {
    cases: compared.length,
    median_error_pct: tenth(median(compared.map(({ stated, value }) => Math.abs(value / stated - 1) * 100))),
    coverage_pct: tenth((inside / compared.length) * 100),
    median_width_pct: tenth(median(compared.map(({ value, low, high }) => ((high - low) / 2 / value) * 100))),
    median_bias_pct: tenth(median(compared.map(({ stated, value }) => (value / stated - 1) * 100))),
  };
}
