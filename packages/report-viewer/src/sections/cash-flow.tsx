import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { Fold } from '../parts/disclosure.tsx';
import { Section } from '../parts/section.tsx';
import { SeriesTable } from '../parts/series-table.tsx';

export function CashFlow() {
  const { medium, report } = useReportView();
  if (report.projection.years.length === 0) return null;
  return (
    <Section id="cash-flow" title="Cash flow" titleJa="キャッシュフロー">
      <ReportChart name="cash" />
      <SeriesTable projection={report.projection} caption="Cash flow by year" />
      {report.monthly.months.length > 0 && medium !== 'print' && (
        <Fold label="Month by month, the first two years">
          <SeriesTable
            projection={{ years: report.monthly.months, columns: report.monthly.columns }}
            caption="Cash flow by month"
            yearWord="Month"
          />
        </Fold>
      )}
    </Section>
  );
}
