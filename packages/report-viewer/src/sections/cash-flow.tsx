import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { BuiltFold } from '../parts/built-fold.tsx';
import { Section } from '../parts/section.tsx';

export function CashFlow() {
  const { medium, report } = useReportView();
  if (report.projection.years.length === 0) return null;
  return (
    <Section id="cash-flow" title="Cash flow" titleJa="キャッシュフロー">
      <ReportChart name="cash" />
      <BuiltFold label="Cash flow year by year" built="cash" />
      {report.monthly.months.length > 0 && medium !== 'print' && <BuiltFold label="Month by month, the first two years" built="months" />}
    </Section>
  );
}
