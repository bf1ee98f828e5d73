import type { InsightReport, Projection, Series } from '@rimawari/underwriting';

/** What the charts read of a report. */
export type ChartedReport = Pick<InsightReport, 'exchange_rate' | 'cost_groups' | 'loan_schedule' | 'projection' | 'figures' | 'series'>;

export type ChartName = 'costs' | 'loan' | 'cash';

export interface CostBar {
  id: string;
  title: string;
  /** Yen: once for acquisition, otherwise a year. */
  yen: number;
  once: boolean;
  parts: { label: string; yen: number }[];
}

/** The four cost groups on one scale: acquisition as paid, monthly expenses times twelve, taxes and reserves a year. */
export function costBars(report: ChartedReport): CostBar[] {
  return report.cost_groups.map((group) => {
    const once = group.id === 'acquisition_costs';
    const times = group.id === 'monthly_expenses' ? 12 : 1;
    const yen = report.figures[once ? group.total : group.annualised]?.value ?? 0;
    const parts = group.lines.map((line) => ({ label: line.label, yen: (report.figures[line.figure]?.value ?? 0) * times }));
    return { id: group.id, title: group.title, yen, once, parts };
  });
}

export interface Layer {
  id: string;
  label: string;
  values: number[];
}

export interface Columns {
  years: number[];
  layers: Layer[];
}

/** Interest and principal of each year, stacked; empty where the report holds no schedule. */
export function loanColumns(report: ChartedReport): Columns {
  return columnsOf(report, report.loan_schedule, [/interest/, /principal/]);
}

/** Cash left each year after debt service and before tax. */
export function cashColumns(report: ChartedReport): Columns {
  return columnsOf(report, report.projection, [/btcf|cash_flow|cash/]);
}

/** The series of a projection whose id says what is looked for. */
export function seriesNamed(report: ChartedReport, projection: Projection, name: RegExp): Series | undefined {
  return projection.columns
    .flatMap((id) => report.series[id] ?? [])
    .find((series) => name.test(series.id.slice(series.id.lastIndexOf('.') + 1)));
}

function columnsOf(report: ChartedReport, projection: Projection, names: RegExp[]): Columns {
  const found = names.flatMap((name) => seriesNamed(report, projection, name) ?? []);
  if (found.length < names.length) return { years: [], layers: [] };
  const layers = found.map((series) => ({
    id: series.id,
    label: series.label,
    values: projection.years.map((_, index) => series.values[index] ?? 0),
  }));
  return { years: projection.years, layers };
}
