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
      lead="Before income tax unless labeled after tax. Each label opens its definition."
    >
      <FigureTable ids={report.returns} caption="Returns" />
    </Section>
  );
}
