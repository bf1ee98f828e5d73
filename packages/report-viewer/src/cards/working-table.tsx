import type { Figure } from '@rimawari/underwriting';
import type { CardView } from '../data/card-view.ts';
import { isAtBothEnds, unitSuffix } from '../format/format-value.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { BareValue, FigureRange } from '../parts/figure-value.tsx';
import { LabelWords } from '../parts/label-words.tsx';
import { OriginMark } from '../parts/origin-mark.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { workingTitle } from '../texts/method-texts.ts';
import * as texts from '../texts/parts-texts.ts';

/** Figures that no section shows, in rows: each is where links to it lead. */
export function WorkingTable({ view }: { view: CardView }) {
  return (
    <TableFrame label={workingTitle}>
      <table className="rv-table rv-figures">
        <caption className="rv-sr">{workingTitle}</caption>
        <thead className="rv-sr">
          <tr>
            <th scope="col">{texts.columnFigure}</th>
            <th scope="col">{texts.columnValue}</th>
            <th scope="col">{texts.columnUnit}</th>
            <th scope="col">{texts.columnRange}</th>
          </tr>
        </thead>
        <tbody>
          {view.working
            .flatMap((id) => view.figures[id] ?? [])
            .map((figure) => (
              <Row key={figure.id} figure={figure} view={view} />
            ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Row({ figure, view }: { figure: Figure; view: CardView }) {
  return (
    <tr id={view.anchorOf(figure.id)}>
      <th scope="row">
        <Disclosure
          printed={false}
          card={view.cardOf('figure', figure.id)}
          label={<LabelWords label={figure.label} ja={figure.label_ja} />}
        />
      </th>
      <td className="rv-num">
        <BareValue figure={figure} />
      </td>
      <td className="rv-unit-cell">
        {figure.value !== null && (
          <>
            {isAtBothEnds(figure.unit) ? '' : unitSuffix(figure.unit, figure.value)}
            <OriginMark kind={figure.origin.kind} />
          </>
        )}
      </td>
      <td className="rv-num rv-range-cell">
        <FigureRange figure={figure} bare />
      </td>
    </tr>
  );
}
