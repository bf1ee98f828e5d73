import type { CostBar } from './chart.ts';
import { ticks } from './ticks.ts';

interface CostScales {
  /** Round amounts of yen along the axis of what is paid once, and along that of the years, from zero. */
  once: number[];
  year: number[];
  /** Yen at the upper end of an axis. */
  topOf: (once: boolean) => number;
}

/** Two axes, since buying costs several years of everything else and would leave nothing to see of it. */
export function costScales(bars: CostBar[]): CostScales {
  const marks = (once: boolean) => {
    const all = bars.filter((bar) => bar.once === once).map((bar) => bar.yen);
    return all.length === 0 ? [] : ticks(0, Math.max(1, ...all), 3);
  };
  const [once, year] = [marks(true), marks(false)];
  return { once, year, topOf: (isOnce) => (isOnce ? once : year).at(-1) ?? 1 };
}
