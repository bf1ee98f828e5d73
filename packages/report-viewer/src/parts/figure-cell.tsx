import { useReportView } from '../context/report-context.ts';
import { FigureNote } from './figure-note.tsx';
import { useAnchor } from './figure-table.tsx';
import { BareValue } from './figure-value.tsx';

/** One number of a table whose row and column name it: pressing it opens what it means. In a narrow frame `label` stands before it. */
export function FigureCell({ id, label }: { id: string; label?: string }) {
  const anchor = useAnchor(id);
  const figure = useReportView().report.figures[id];
  if (figure === undefined) return <td data-label={label}>{'\u00a0'}</td>;
  return (
    <td id={anchor} className="rv-num" data-label={label}>
      <FigureNote figure={figure} className="rv-note-value" label={<BareValue figure={figure} />} />
    </td>
  );
}
