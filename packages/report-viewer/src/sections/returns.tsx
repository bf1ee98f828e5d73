import { useReportView } from '../context/report-context.ts';
import { FigureTable } from '../parts/figure-table.tsx';
import { Section } from '../parts/section.tsx';

export function Returns() {
  const { report } = useReportView();
  return (
    <Section
      id="returns"
      title="Returns"
      titleJa="収益性"
      lead="Before income tax. The same words mean different things elsewhere: each label opens what it means here."
    >
      <FigureTable ids={report.returns} caption="Returns" />
    </Section>
  );
}
