import { useReportView } from '../context/report-context.ts';
import { Fold } from '../parts/disclosure.tsx';
import { FigureTable } from '../parts/figure-table.tsx';
import { Section } from '../parts/section.tsx';

/** Figures that no section shows but that others are worked out from, so that every chain can be followed to its end. */
export function WorkingFigures() {
  const { homes, report } = useReportView();
  const ids = Object.keys(report.figures).filter((id) => homes.get(id) === 'working');
  if (ids.length === 0) return null;
  return (
    <Section id="working" title="Working figures" lead={`${ids.length} figures that the sections above rest on.`}>
      <Fold label="Show them">
        <FigureTable ids={ids} caption="Working figures" />
      </Fold>
    </Section>
  );
}
