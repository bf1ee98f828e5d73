import { useReportView } from '../context/report-context.ts';
import { isReworked } from '../figures/figure-homes.ts';
import { Disclosure } from './disclosure.tsx';
import { FigureCell } from './figure-cell.tsx';
import { useAnchor } from './figure-table.tsx';
import { BareValue } from './figure-value.tsx';
import { OriginNote } from './origin-note.tsx';
import { Prose } from './prose.tsx';

/**
 * A base-case figure worked out again, in a table of such: the header of its row or column opens what all of them mean, so that hundreds
 * of cells do not each carry the same card. One without a value keeps a card for its reason.
 */
export function OutcomeCell({ id, label }: { id: string; label: string }) {
  const anchor = useAnchor(id);
  const figure = useReportView().report.figures[id];
  if (figure === undefined || figure.value === null || anchor === undefined) return <FigureCell id={id} label={label} />;
  return (
    <td id={anchor} className="rv-num" data-label={label}>
      <BareValue figure={figure} />
    </td>
  );
}

/** The header of such cells: what the figure means, how the cells came about, and the base case that they differ from. */
export function OutcomeName({ label, ids }: { label: string; ids: string[] }) {
  const { figures } = useReportView().report;
  const [cell] = ids.flatMap((id) => figures[id] ?? []).filter((figure) => figure.origin.kind === 'computed' && isReworked(figure.id));
  if (cell?.origin.kind !== 'computed') return <>{label}</>;
  const base = figures[cell.origin.inputs[0] ?? ''];
  return (
    <Disclosure label={<span className="rv-label">{label}</span>}>
      <p className="rv-definition">
        <Prose text={base?.definition ?? cell.definition} />
      </p>
      <OriginNote origin={{ ...cell.origin, inputs: base === undefined ? [] : [base.id] }} />
    </Disclosure>
  );
}
