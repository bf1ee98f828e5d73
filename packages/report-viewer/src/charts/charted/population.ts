import { populationChartTexts as texts } from '../../texts/market-texts.ts';
import type { Chart, ChartedReport, KeyEntry } from '../chart.ts';

const key: KeyEntry[] = [
  { label: texts.lines[0], fill: 'rv-line-1', shape: 'line' },
  { label: texts.lines[1], fill: 'rv-line-2', shape: 'line' },
  { label: texts.lines[2], fill: 'rv-line-3', shape: 'line' },
];

/** Where the place goes against its prefecture and Japan, persons of the first year as 1. */
export function populationChart({ market, series }: ChartedReport): Chart | null {
  const population = market?.population;
  if (!population) return null;
  const lines = population.columns.flatMap((id) => series[id] ?? []);
  const [place, , nation] = lines;
  const [end, last] = [place?.values.at(-1), population.years.at(-1)];
  if (lines.length !== key.length || end == null || last === undefined) return null;
  const whole = nation?.values.at(-1) ?? null;
  const ofJapan = whole === null ? null : Math.round(whole * 100);
  return {
    title: [texts.title(last, population.years[0], Math.round(end * 100), ofJapan)],
    legend: key,
    namesEnds: true,
    plot: {
      kind: 'lines',
      lines: { years: population.years, lines: lines.map(({ id, values }) => ({ id, values })), marks: [], unit: 'ratio' },
    },
  };
}
