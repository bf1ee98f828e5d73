import { costsChartTitle } from '../../texts/costs-texts.ts';
import type { Chart, ChartedReport, CostBar } from '../chart.ts';

type Costed = Pick<ChartedReport, 'cost_groups' | 'figures'>;

/** The four cost groups: acquisition as paid, monthly expenses times twelve, taxes and reserves a year. */
export function costBars(report: Costed): CostBar[] {
  return report.cost_groups.map((group) => {
    const once = group.id === 'acquisition_costs';
    const times = group.id === 'monthly_expenses' ? 12 : 1;
    const yen = report.figures[once ? group.total : group.annualised]?.value ?? 0;
    const parts = group.lines.map((line) => ({ label: line.label, yen: (report.figures[line.figure]?.value ?? 0) * times }));
    return { id: group.id, title: group.title, yen, once, parts };
  });
}

export function costsChart(report: Costed): Chart {
  const bars = costBars(report);
  const sum = (once: boolean) => bars.filter((bar) => bar.once === once).reduce((total, bar) => total + bar.yen, 0);
  return {
    title: costsChartTitle(sum(true), sum(false)),
    live: true,
    plot: { kind: 'costs', bars },
  };
}
