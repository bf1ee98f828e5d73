import { coverageDigits } from '@rimawari/underwriting';
import type { Word } from '../../format/prose-words.ts';
import { proseWords } from '../../format/prose-words.ts';
import { exitChartTexts, longTermChartTexts } from '../../texts/projection-texts.ts';
import { simulationChartTexts } from '../../texts/scenarios-texts.ts';
import { taxChartTexts } from '../../texts/tax-texts.ts';
import type { Chart, ChartedReport, KeyEntry, Lines } from '../chart.ts';

const crossKey: KeyEntry[] = [
  { label: taxChartTexts.principal, fill: 'rv-line-1', shape: 'line' },
  { label: taxChartTexts.depreciation, fill: 'rv-line-2', shape: 'line' },
];

/** Principal against depreciation, and the year in which they cross. */
export function taxChart(report: ChartedReport): Chart | null {
  const { series, long_term, tax } = report;
  const long = [series['long_term.principal'], series['long_term.depreciation']];
  const short = [series['tax_schedule.principal'], series['tax_schedule.depreciation']];
  const [principal, depreciation] = long_term.years.length > 0 && long.every((line) => line !== undefined) ? long : short;
  if (principal === undefined || depreciation === undefined) return null;
  const years = principal.id.startsWith('long_term') ? long_term.years : tax.projection.years;
  const cross = report.figures['tax.dead_cross']?.value ?? null;
  const marks = cross === null || !years.includes(cross) ? [] : [{ year: cross, word: taxChartTexts.cross(cross) }];
  return lineChart([taxChartTexts.title(cross)], crossKey, { years, lines: [principal, depreciation], marks, unit: 'JPY' });
}

const taxKey: KeyEntry[] = [
  { label: longTermChartTexts.after, fill: 'rv-line-1', shape: 'line' },
  { label: longTermChartTexts.before, fill: 'rv-line-2', shape: 'line' },
];

export function longTermChart({ long_term: { years }, series }: ChartedReport): Chart | null {
  const before = series['long_term.btcf'];
  const after = series['long_term.atcf'];
  if (years.length === 0 || before === undefined || after === undefined) return null;
  const known = after.values.map((value) => value ?? 0);
  const sum = Math.round(known.reduce((total, value) => total + value, 0));
  const negative = known.filter((value) => value < 0).length;
  return lineChart(longTermChartTexts.title(sum, years.length, negative), taxKey, {
    years,
    lines: [after, before],
    marks: [],
    unit: 'JPY',
  });
}

/** Repairs by the year in which they fall due; the plan's own words are the title. */
export function repairsChart({ repair_plan: plan, long_term, series }: ChartedReport): Chart | null {
  const totals = plan?.reading[1];
  const spent = series['long_term.dated_repairs'];
  if (totals === undefined || spent === undefined || long_term.years.length === 0) return null;
  const layers = [{ id: spent.id, label: spent.label, values: spent.values.map((value) => value ?? 0) }];
  return { title: proseWords(totals), plot: { kind: 'columns', columns: { years: long_term.years, layers } } };
}

/** The first sale that the lower rate on long-held property is due on, where the ladder holds it. */
export function taxStep({ exit_ladder, figures }: Pick<ChartedReport, 'exit_ladder' | 'figures'>): number | null {
  const step = figures['exit.long_term_from']?.value ?? null;
  return step !== null && exit_ladder.years.includes(step) ? step : null;
}

export function exitChart(report: ChartedReport): Chart | null {
  const { years } = report.exit_ladder;
  const multiple = report.series['exit_ladder.multiple'];
  if (multiple === undefined || years.length === 0) return null;
  const best = report.figures['exit.best_multiple_year']?.value ?? null;
  const known = multiple.values.filter((value) => value !== null);
  const highest = best === null ? Math.max(...known) : (multiple.values[years.indexOf(best)] ?? Math.max(...known));
  const year = best ?? years[multiple.values.indexOf(highest)];
  const step = taxStep(report);
  const key: KeyEntry[] = [{ label: multiple.label, fill: 'rv-line-1', shape: 'line' }];
  const marks = step === null ? [] : [{ year: step, word: exitChartTexts.taxStep }];
  return lineChart([exitChartTexts.title(highest, coverageDigits(highest), year)], key, { years, lines: [multiple], marks, unit: 'ratio' });
}

const runsKey: KeyEntry[] = [
  { label: simulationChartTexts.median, fill: 'rv-line-1', shape: 'line' },
  { label: simulationChartTexts.band, fill: 'rv-line-band' },
];

export function simulationChart({ simulation, series }: ChartedReport): Chart | null {
  const [low, middle, high] = ['p10', 'p50', 'p90'].map((end) => series[`simulation.btcf_${end}`]);
  if (low === undefined || middle === undefined || high === undefined) return null;
  const [first, last] = [low.values[0], high.values[0]];
  const title: Word[] =
    first == null || last == null ? [simulationChartTexts.titleWithout] : simulationChartTexts.title(Math.round(first), Math.round(last));
  return lineChart(title, runsKey, { years: simulation.bands.years, lines: [middle], band: [low, high], marks: [], unit: 'JPY' });
}

/** Of a series, a drawing needs its values alone. */
function lineChart(title: Word[], legend: KeyEntry[], { lines, band, ...rest }: Lines): Chart {
  const drawn: Lines = { ...rest, lines: lines.map(bare), ...(band === undefined ? {} : { band: [bare(band[0]), bare(band[1])] }) };
  return { title, legend, namesEnds: true, plot: { kind: 'lines', lines: drawn } };
}

function bare({ id, values }: Lines['lines'][number]): Lines['lines'][number] {
  return { id, values };
}
