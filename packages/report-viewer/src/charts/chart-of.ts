import type { Chart, ChartedReport } from './chart.ts';
import { costsChart } from './charted/costs.ts';
import { sensitivityChart, valuationChart } from './charted/levels.ts';
import { exitChart, longTermChart, repairsChart, simulationChart, taxChart } from './charted/long-run.ts';
import { populationChart } from './charted/population.ts';
import { cashChart, loanChart } from './charted/yearly.ts';

const charts = {
  costs: costsChart,
  loan: loanChart,
  cash: cashChart,
  tax: taxChart,
  'long-term': longTermChart,
  repairs: repairsChart,
  exit: exitChart,
  simulation: simulationChart,
  sensitivity: sensitivityChart,
  valuation: valuationChart,
  population: populationChart,
} satisfies Record<string, (report: ChartedReport) => Chart | null>;

export type ChartName = keyof typeof charts;

export function isChartName(name: string | undefined): name is ChartName {
  return name !== undefined && Object.hasOwn(charts, name);
}

/** What a chart shows of a report; null where the report has nothing to show in it. */
export function chartOf(name: ChartName, report: ChartedReport): Chart | null {
  return charts[name](report);
}
