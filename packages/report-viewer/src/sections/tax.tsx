import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { BuiltFold } from '../parts/built-fold.tsx';
import { FigureLabel } from '../parts/figure-note.tsx';
import { FigureTable, useAnchor } from '../parts/figure-table.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { Section } from '../parts/section.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import * as partsTexts from '../texts/parts-texts.ts';
import { taxTexts as texts } from '../texts/tax-texts.ts';
import { AbroadInTax } from './abroad-page.tsx';

/** The two things that are called a dead cross. */
const crosses: [string, string][] = [
  ['tax.dead_cross', texts.deadCross.principal],
  ['tax.negative_cash_year', texts.deadCross.cash],
];

export function TaxAndCash() {
  const { report } = useReportView();
  const { tax } = report;
  if (tax.figures.length === 0) return null;
  return (
    <Section id="tax" opensChapter lead={tax.reading[0] ?? texts.lead(tax.owner)}>
      <div className="rv-beside">
        <div>
          <ReportChart name="tax" />
        </div>
        <div>
          <Subtitle>{texts.deadCross.title}</Subtitle>
          <ul className="rv-pair">
            {crosses.map(([id, meaning]) => (
              <Cross key={id} id={id} meaning={meaning} />
            ))}
          </ul>
        </div>
      </div>
      <FigureTable ids={tax.figures.filter((id) => !crosses.some(([cross]) => cross === id))} caption={texts.figures} />
      {tax.projection.years.length > 0 && <BuiltFold label={partsTexts.yearsTax} built="tax" />}
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
      <p className="rv-key-value">
        {figure.value === null ? <NotStated>{texts.deadCross.none}</NotStated> : texts.deadCross.from(figure.value)}
      </p>
      <p className="rv-card-note">{figure.value === null ? (figure.because ?? meaning) : `${meaning}.`}</p>
    </li>
  );
}
