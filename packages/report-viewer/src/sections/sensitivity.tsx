import { endsTable } from '../cards/table-names.ts';
import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { BuiltFold } from '../parts/built-fold.tsx';
import { Section } from '../parts/section.tsx';
import { TwoWay } from './two-way.tsx';

/** Which input moves the result most, each over its own plausible range. */
export function Sensitivity() {
  const { medium, report } = useReportView();
  if (report.sensitivity.length === 0) return null;
  return (
    <Section id="sensitivity" title="Sensitivity" titleJa="感応度">
      <ReportChart name="sensitivity" />
      {/* On paper the chart stands for the table. */}
      {medium !== 'print' && <BuiltFold label={`All ${report.sensitivity.length} inputs at both ends of their ranges`} built={endsTable} />}
      <TwoWay />
    </Section>
  );
}
