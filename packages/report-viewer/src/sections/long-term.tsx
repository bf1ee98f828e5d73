import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { BuiltFold } from '../parts/built-fold.tsx';
import { Section } from '../parts/section.tsx';

/** The whole chain over 35 years: what the property earns, what the loan takes, what is left after tax. */
export function LongTerm() {
  const { report } = useReportView();
  const { long_term: projection } = report;
  if (projection.years.length === 0) return null;
  return (
    <Section id="long-term" title="Long-term projection" titleJa="長期収支">
      <ReportChart name="long-term" />
      <BuiltFold label={`All ${projection.years.length} years`} built="long-term" />
    </Section>
  );
}
