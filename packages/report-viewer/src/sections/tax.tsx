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
  resident: 'a resident individual',
  non_resident: 'a non-resident individual',
  company: 'a Japanese company',
};

/** The two things that are called a dead cross. */
const crosses: [string, string][] = [
  ['tax.dead_cross', 'Principal exceeds depreciation'],
  ['tax.negative_cash_year', 'Cash flow after tax is below zero'],
];

export function TaxAndCash() {
  const { report } = useReportView();
  const { tax } = report;
  if (tax.figures.length === 0) return null;
  return (
    <Section
      id="tax"
      opensChapter
      title="Tax and cash flow"
      titleJa="税金・手取り"
      lead={tax.reading[0] ?? `Tax is calculated for ${owners[tax.owner]}.`}
    >
      <div className="rv-beside">
        <div>
          <ReportChart name="tax" />
        </div>
        <div>
          <Subtitle>Dead cross, two definitions</Subtitle>
          <ul className="rv-pair">
            {crosses.map(([id, meaning]) => (
              <Cross key={id} id={id} meaning={meaning} />
            ))}
          </ul>
        </div>
      </div>
      <FigureTable ids={tax.figures.filter((id) => !crosses.some(([cross]) => cross === id))} caption="Tax and cash flow" />
      {tax.projection.years.length > 0 && <BuiltFold label="Tax by year" built="tax" />}
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
      <p className="rv-key-value">{figure.value === null ? <NotStated>None</NotStated> : `From year ${figure.value}`}</p>
      <p className="rv-card-note">{figure.value === null ? (figure.because ?? meaning) : `${meaning}.`}</p>
    </li>
  );
}
