import { useReportView } from '../context/report-context.ts';
import { ChartFigure } from './chart-figure.tsx';
import { type ChartName, chartOf } from './chart-of.ts';

/** A chart of the report being rendered; nothing where it has nothing to show. */
export function ReportChart({ name }: { name: ChartName }) {
  const { idPrefix, medium, report } = useReportView();
  const chart = chartOf(name, report);
  if (chart === null) return null;
  const canvas = { printed: medium === 'print', currency: 'JPY', rate: report.exchange_rate.jpy_per_usd, idPrefix } as const;
  return <ChartFigure name={name} chart={chart} canvas={canvas} />;
}
