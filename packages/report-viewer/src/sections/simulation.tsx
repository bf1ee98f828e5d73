import type { Figure } from '@rimawari/underwriting';
import { ChartFigure, type KeyEntry } from '../charts/chart-figure.tsx';
import { DrawnLines } from '../charts/drawn/drawn-lines.tsx';
import { useReportView } from '../context/report-context.ts';
import { Fold } from '../parts/disclosure.tsx';
import { FigureLabel } from '../parts/figure-note.tsx';
import { FigureTable, useAnchor } from '../parts/figure-table.tsx';
import { Money } from '../parts/money.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { SeriesTable } from '../parts/series-table.tsx';

const seeded = ['simulation.seed', 'simulation.runs'];

const runsKey: KeyEntry[] = [
  { label: 'Middle of the runs', fill: 'rv-line-1', shape: 'line' },
  { label: 'Eight runs in ten', fill: 'rv-line-band' },
];

/** Many runs with inputs drawn at random from a printed seed: the same seed gives the same picture. */
export function Simulation() {
  const { report } = useReportView();
  const { simulation, series, figures } = report;
  const [low, middle, high] = ['p10', 'p50', 'p90'].map((end) => series[`simulation.btcf_${end}`]);
  if (simulation.figures.length === 0) return null;
  return (
    <Section id="simulation" title="Simulation" titleJa="モンテカルロ" lead={<Prose text={simulation.reading} />}>
      {low !== undefined && middle !== undefined && high !== undefined && (
        <ChartFigure
          name="simulation"
          title={<RangeSentence low={low.values[0] ?? null} high={high.values[0] ?? null} />}
          legend={runsKey}
          namesEnds
        >
          {(titleId) => (
            <DrawnLines
              years={simulation.bands.years}
              lines={[middle]}
              band={[low, high]}
              legend={runsKey}
              unit="JPY"
              labelledBy={titleId}
            />
          )}
        </ChartFigure>
      )}
      <div className="rv-seed">
        {seeded
          .flatMap((id) => figures[id] ?? [])
          .map((figure) => (
            <Seed key={figure.id} figure={figure} />
          ))}
      </div>
      <FigureTable ids={simulation.figures.filter((id) => !seeded.includes(id))} caption="Simulation" />
      <Fold label="Cash flow of the runs by year, and what was drawn">
        <div className="rv-runs">
          <SeriesTable projection={simulation.bands} caption="Cash flow of the runs by year" />
          <ul className="rv-remarks">
            {simulation.distributions.map((distribution) => (
              <li key={distribution}>{distribution}</li>
            ))}
          </ul>
        </div>
      </Fold>
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

function RangeSentence({ low, high }: { low: number | null; high: number | null }) {
  if (low === null || high === null) return <>Cash after debt in the runs, year by year.</>;
  return (
    <>
      In eight runs of ten first-year cash after debt lies between <Money yen={Math.round(low)} /> and <Money yen={Math.round(high)} />.
    </>
  );
}
