import { proseWords } from '../../format/prose-words.ts';
import { valuationChartTitle } from '../../texts/market-texts.ts';
import { sensitivityChartTexts } from '../../texts/scenarios-texts.ts';
import type { Chart, ChartedReport, Level, TornadoBar } from '../chart.ts';

/** Levels for the whole property; parts of it are in the table only. */
const whole = ['valuation.bank_total', 'valuation.direct', 'valuation.discounted'];

export function valuationChart({ figures, valuation }: ChartedReport): Chart | null {
  const price = figures['facts.price']?.value;
  const levels = whole.flatMap((id): Level[] => {
    const figure = figures[id];
    return figure?.value == null ? [] : [{ id, label: figure.label, yen: figure.value, range: figure.range }];
  });
  if (price == null || levels.length === 0) return null;
  const plot = { kind: 'levels', levels, price } as const;
  const range = figures['valuation.direct']?.range ?? null;
  if (range === null) return { title: proseWords(valuation.reading), plot };
  const [low, high] = range;
  return { title: valuationChartTitle(range, price > high ? 'above' : price < low ? 'below' : 'within'), plot };
}

/** Bars beyond these are in the table only. */
const drawn = 10;

/** Which input moves the result most. */
export function sensitivityChart({ figures, sensitivity }: ChartedReport): Chart | null {
  const bars = sensitivity.flatMap((result): TornadoBar[] => {
    const [from, to] = [figures[result.low_input], figures[result.high_input]];
    const [low, high] = [figures[result.low.npv]?.value, figures[result.high.npv]?.value];
    if (from?.value == null || to?.value == null || low == null || high == null) return [];
    return [{ id: result.id, label: result.label, unit: from.unit, inputs: [from.value, to.value], low, high }];
  });
  const base = figures['returns.npv']?.value;
  const [widest] = bars;
  if (widest === undefined || base == null) return null;
  return {
    title: sensitivityChartTexts.title(
      widest.label,
      Math.round(Math.min(widest.low, widest.high)),
      Math.round(Math.max(widest.low, widest.high)),
    ),
    legend: [
      { label: sensitivityChartTexts.low, fill: 'rv-fill-2' },
      { label: sensitivityChartTexts.high, fill: 'rv-fill-1' },
    ],
    plot: { kind: 'tornado', bars: bars.slice(0, drawn), base },
  };
}
