import type { Projection, Series } from '@rimawari/underwriting';
import type { Word } from '../../format/prose-words.ts';
import { loanChartTitle } from '../../texts/financing-texts.ts';
import { cashChartTexts } from '../../texts/projection-texts.ts';
import type { Chart, ChartedReport, Columns } from '../chart.ts';

type Yearly = Pick<ChartedReport, 'loan_schedule' | 'projection' | 'series'>;

/** Interest and principal of each year, stacked; empty where the report holds no schedule. */
export function loanColumns(report: Yearly): Columns {
  return columnsOf(report, report.loan_schedule, [/interest/, /principal/]);
}

/** Cash left each year after debt service and before tax. */
export function cashColumns(report: Yearly): Columns {
  return columnsOf(report, report.projection, [/btcf|cash_flow|cash/]);
}

/** How much of the first ten years goes to the lender as interest, and what is still owed then. */
export function loanChart(report: Yearly): Chart | null {
  const columns = loanColumns(report);
  const [interest, principal] = columns.layers;
  if (interest === undefined || principal === undefined) return null;
  const years = Math.min(10, columns.years.length);
  const sum = (values: number[]) => values.slice(0, years).reduce((total, value) => total + value, 0);
  const balance = seriesNamed(report, report.loan_schedule, /balance|owed|outstanding/)?.values[years - 1];
  return {
    title: loanChartTitle(years, sum(interest.values), sum(principal.values), balance ?? null),
    legend: [interest, principal].map((layer, place) => ({ label: layer.label, fill: `rv-fill-${place + 1}` })),
    live: true,
    namesEnds: true,
    plot: { kind: 'columns', columns },
  };
}

export function cashChart(report: Yearly): Chart | null {
  const columns = cashColumns(report);
  const [layer] = columns.layers;
  if (layer === undefined || columns.years.length === 0) return null;
  return { title: cashSentence(columns.years, layer.values), live: true, plot: { kind: 'columns', columns } };
}

function cashSentence(years: number[], values: number[]): Word[] {
  const first = values[0] ?? 0;
  const last = values.at(-1) ?? 0;
  const short = values.filter((value) => value < 0).length;
  if (short === values.length) return cashChartTexts.allNegative(first, years[0], last, years.at(-1));
  return cashChartTexts.title(first, years[0], last, years.at(-1), cashChartTexts.negative(short, values.length));
}

/** The series of a projection whose id says what is looked for. */
function seriesNamed(report: Yearly, projection: Projection, name: RegExp): Series | undefined {
  return projection.columns
    .flatMap((id) => report.series[id] ?? [])
    .find((series) => name.test(series.id.slice(series.id.lastIndexOf('.') + 1)));
}

function columnsOf(report: Yearly, projection: Projection, names: RegExp[]): Columns {
  const found = names.flatMap((name) => seriesNamed(report, projection, name) ?? []);
  if (found.length < names.length) return { years: [], layers: [] };
  const layers = found.map((series) => ({
    id: series.id,
    label: series.label,
    values: projection.years.map((_, index) => series.values[index] ?? 0),
  }));
  return { years: projection.years, layers };
}
