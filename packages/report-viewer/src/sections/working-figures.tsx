import type { Figure } from '@rimawari/underwriting';
import { workingFigures } from '../cards/table-names.ts';
import { useReportView } from '../context/report-context.ts';
import { BuiltFold } from '../parts/built-fold.tsx';
import { FigureValue } from '../parts/figure-value.tsx';
import { Section } from '../parts/section.tsx';
import { workingTexts as texts } from '../texts/method-texts.ts';

/** Figures that no section shows but that others are worked out from, so that every chain can be followed to its end. */
export function WorkingFigures() {
  const { cards, medium } = useReportView();
  const ids = cards.working;
  if (ids.length === 0) return null;
  return (
    <Section id="working" title={texts.title} lead={texts.lead(ids.length)}>
      {medium === 'print' ? (
        <WorkingList figures={ids.flatMap((id) => cards.figures[id] ?? [])} />
      ) : (
        <BuiltFold label={texts.show} built={workingFigures} />
      )}
    </Section>
  );
}

/** On paper hundreds of figures are lines of small type, not rows of a table: their meaning stands in the glossary. */
function WorkingList({ figures }: { figures: Figure[] }) {
  const { cards } = useReportView();
  return (
    <ul className="rv-working">
      {figures.map((figure) => (
        <li key={figure.id} id={cards.anchorOf(figure.id)}>
          <span>{figure.label}</span>
          <FigureValue figure={figure} />
        </li>
      ))}
    </ul>
  );
}
