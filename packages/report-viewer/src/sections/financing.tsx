import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { BuiltFold } from '../parts/built-fold.tsx';
import { FigureTable } from '../parts/figure-table.tsx';
import { Section } from '../parts/section.tsx';

export function Financing() {
  const { report } = useReportView();
  return (
    <Section id="financing" opensChapter title="Financing" titleJa="融資">
      <div className="rv-beside">
        <div>
          <ReportChart name="loan" />
        </div>
        <FigureTable ids={report.financing} caption="Financing" ranges={false} />
      </div>
      {report.loan_schedule.years.length > 0 && <BuiltFold label="Loan schedule" built="loan" />}
    </Section>
  );
}
