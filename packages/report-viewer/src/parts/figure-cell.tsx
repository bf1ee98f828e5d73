import type { Figure } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { isAtBothEnds, unitAfter } from '../format/format-value.ts';
import { FigureNote } from './figure-note.tsx';
import { useAnchor } from './figure-table.tsx';
import { BareValue } from './figure-value.tsx';

/** One number of a table whose row and column name it: pressing it opens what it means. In a narrow frame `label` stands before it. `unit`: the column has none. */
export function FigureCell({ id, label, unit = false }: { id: string; label?: string; unit?: boolean }) {
  const anchor = useAnchor(id);
  const figure = useReportView().report.figures[id];
  if (figure === undefined) return <td data-label={label}>{'\u00a0'}</td>;
  return (
    <td id={anchor} className="rv-num" data-label={label}>
      <FigureNote figure={figure} className="rv-note-value" label={<Value figure={figure} unit={unit} />} />
    </td>
  );
}

function Value({ figure, unit }: { figure: Figure; unit: boolean }) {
  const suffix = figure.value === null || !unit || isAtBothEnds(figure.unit) ? '' : unitAfter(figure.unit, figure.value);
  return (
    <>
      <BareValue figure={figure} />
      {suffix !== '' && <span className="rv-unit">{suffix}</span>}
    </>
  );
}
