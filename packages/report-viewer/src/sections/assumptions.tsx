import { useReportView } from '../context/report-context.ts';
import { FigureLabel } from '../parts/figure-note.tsx';
import { useAnchor } from '../parts/figure-table.tsx';
import { FigureRange } from '../parts/figure-value.tsx';
import { Formula } from '../parts/formula.tsx';
import { NumberCell } from '../parts/number-cell.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { UnitCell } from '../parts/unit-cell.tsx';
import { assumptionTexts as texts } from '../texts/evidence-texts.ts';

/** Everything that we put in because no source states it: the value, how far it may be off, and why. */
export function Assumptions() {
  const { report } = useReportView();
  if (report.assumptions.length === 0) return null;
  return (
    <Section id="assumptions" title={texts.title} titleJa={texts.titleJa} lead={texts.lead(report.assumptions.length)}>
      <TableFrame label={texts.title}>
        <table className="rv-table rv-assumptions">
          <caption className="rv-sr">{texts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.input}</th>
              <th scope="col" className="rv-num">
                {texts.used}
              </th>
              <th scope="col">
                <span className="rv-sr">{texts.unit}</span>
              </th>
              <th scope="col" className="rv-num">
                {texts.range}
              </th>
              <th scope="col">{texts.why}</th>
            </tr>
          </thead>
          <tbody>
            {report.assumptions.map((id) => (
              <AssumptionRow key={id} id={id} />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Section>
  );
}

function AssumptionRow({ id }: { id: string }) {
  const anchor = useAnchor(id);
  const figure = useReportView().report.figures[id];
  if (figure === undefined) return null;
  const { origin } = figure;
  return (
    <tr id={anchor}>
      <th scope="row">
        <FigureLabel figure={figure} />
      </th>
      <NumberCell figure={figure} />
      <UnitCell figure={figure} />
      <td className="rv-num rv-range-cell">
        <FigureRange figure={figure} bare />
      </td>
      <td className="rv-why">
        {origin.kind === 'assumed' ? <Prose text={origin.reason} /> : origin.kind === 'computed' ? <Formula text={origin.formula} /> : null}
      </td>
    </tr>
  );
}
