import type { InsightReport } from '@rimawari/underwriting';
import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { BuiltFold } from '../parts/built-fold.tsx';
import { FigureLabel } from '../parts/figure-note.tsx';
import { FigureTable, useAnchor } from '../parts/figure-table.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { Section } from '../parts/section.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { AbroadInTax } from './abroad-page.tsx';

const owners: Record<InsightReport['tax']['owner'], string> = {
  resident: 'an individual living in Japan',
  non_resident: 'an individual living abroad',
  company: 'a company in Japan',
};

/** The two things that are called a dead cross. */
const crosses: [string, string][] = [
  ['tax.dead_cross', 'More principal is repaid than is written off'],
  ['tax.negative_cash_year', 'Cash after tax is below zero'],
];

export function TaxAndCash() {
  const { report } = useReportView();
  const { tax } = report;
  if (tax.figures.length === 0) return null;
  return (
    <Section
      id="tax"
      opensChapter
      title="Tax and cash"
      titleJa="税金と手残り"
      lead={tax.reading[0] ?? `Tax is worked out for ${owners[tax.owner]}.`}
    >
      <div className="rv-beside">
        <div>
          <ReportChart name="tax" />
        </div>
        <div>
          <Subtitle>The dead cross, by both definitions</Subtitle>
          <ul className="rv-pair">
            {crosses.map(([id, meaning]) => (
              <Cross key={id} id={id} meaning={meaning} />
            ))}
          </ul>
        </div>
      </div>
      <FigureTable ids={tax.figures.filter((id) => !crosses.some(([cross]) => cross === id))} caption="Tax and cash" />
      {tax.projection.years.length > 0 && <BuiltFold label="Tax year by year" built="tax" />}
      <AbroadInTax />
    </Section>
  );
}

function Cross({ id, meaning }: { id: string; meaning: string }) {
  const anchor = useAnchor(id);
  const figure = useReportView().report.figures[id];
  if (figure === undefined) return null;
  return (
    <li id={anchor} className="rv-key-figure">
      <FigureLabel figure={figure} />
      <p className="rv-key-value">{figure.value === null ? <NotStated>no year</NotStated> : `From year ${figure.value}`}</p>
      <p className="rv-card-note">{figure.value === null ? (figure.because ?? meaning) : `${meaning}.`}</p>
    </li>
  );
}
