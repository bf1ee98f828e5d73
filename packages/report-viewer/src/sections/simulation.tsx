import type { Figure } from '@rimawari/underwriting';
import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { BuiltFold } from '../parts/built-fold.tsx';
import { FigureLabel } from '../parts/figure-note.tsx';
import { FigureTable, useAnchor } from '../parts/figure-table.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { simulationTexts as texts } from '../texts/scenarios-texts.ts';

const seeded = ['simulation.seed', 'simulation.runs'];

/** Many runs with inputs drawn at random from a printed seed: the same seed gives the same picture. */
export function Simulation() {
  const { report } = useReportView();
  const { simulation, figures } = report;
  if (simulation.figures.length === 0) return null;
  return (
    <Section id="simulation" title={texts.title} titleJa={texts.titleJa} lead={<Prose text={simulation.reading} />}>
      <ReportChart name="simulation" />
      <div className="rv-seed">
        {seeded
          .flatMap((id) => figures[id] ?? [])
          .map((figure) => (
            <Seed key={figure.id} figure={figure} />
          ))}
      </div>
      <FigureTable ids={simulation.figures.filter((id) => !seeded.includes(id))} caption={texts.title} />
      <BuiltFold label={texts.distributions} built="runs">
        <ul className="rv-remarks">
          {simulation.distributions.map((distribution) => (
            <li key={distribution}>{distribution}</li>
          ))}
        </ul>
      </BuiltFold>
    </Section>
  );
}

/** A seed is a name, not an amount: its digits are not grouped. */
function Seed({ figure }: { figure: Figure }) {
  return (
    <div id={useAnchor(figure.id)} className="rv-inline-figure">
      <FigureLabel figure={figure} />
      <span className="rv-value">{figure.value}</span>
    </div>
  );
}
