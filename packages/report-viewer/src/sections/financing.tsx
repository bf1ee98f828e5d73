import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { BuiltFold } from '../parts/built-fold.tsx';
import { FigureTable } from '../parts/figure-table.tsx';
import { Section } from '../parts/section.tsx';
import { financingTexts as texts } from '../texts/financing-texts.ts';

export function Financing() {
  const { report } = useReportView();
  return (
    <Section id="financing" opensChapter>
      <div className="rv-beside">
        <div>
          <ReportChart name="loan" />
        </div>
        <FigureTable ids={report.financing} caption={texts.title} ranges={false} />
      </div>
      {report.loan_schedule.years.length > 0 && <BuiltFold label={texts.schedule} built="loan" />}
    </Section>
  );
}
