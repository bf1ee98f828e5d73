import type { Figure } from '@rimawari/underwriting';
import { useElementId, useReportView } from '../context/report-context.ts';
import { anchorOf } from '../figures/figure-homes.ts';
import { Fold } from '../parts/disclosure.tsx';
import { FigureTable } from '../parts/figure-table.tsx';
import { FigureValue } from '../parts/figure-value.tsx';
import { Section } from '../parts/section.tsx';

/** Figures that no section shows but that others are worked out from, so that every chain can be followed to its end. */
export function WorkingFigures() {
  const { homes, medium, report } = useReportView();
  const ids = Object.keys(report.figures).filter((id) => homes.get(id) === 'working');
  if (ids.length === 0) return null;
  return (
    <Section id="working" title="Working figures" lead={`${ids.length} figures that the sections above rest on.`}>
      {medium === 'print' ? (
        <WorkingList figures={ids.flatMap((id) => report.figures[id] ?? [])} />
      ) : (
        <Fold label="Show them">
          <FigureTable ids={ids} caption="Working figures" />
        </Fold>
      )}
    </Section>
  );
}

/** On paper hundreds of figures are lines of small type, not rows of a table: their meaning stands in the glossary. */
function WorkingList({ figures }: { figures: Figure[] }) {
  const elementId = useElementId();
  return (
    <ul className="rv-working">
      {figures.map((figure) => (
        <li key={figure.id} id={elementId(anchorOf(figure.id))}>
          <span>{figure.label}</span>
          <FigureValue figure={figure} />
        </li>
      ))}
    </ul>
  );
}
