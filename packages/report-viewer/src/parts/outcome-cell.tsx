import { useReportView } from '../context/report-context.ts';
import { FigureCell } from './figure-cell.tsx';
import { useAnchor } from './figure-table.tsx';
import { NumberCell } from './number-cell.tsx';

/**
 * A base-case figure worked out again, in a table of such: the header of its row or column opens what all of them mean, so that hundreds
 * of cells do not each carry the same card. One without a value keeps a card for its reason.
 */
export function OutcomeCell({ id, label }: { id: string; label: string }) {
  const anchor = useAnchor(id);
  const figure = useReportView().report.figures[id];
  if (figure === undefined || figure.value === null || anchor === undefined) return <FigureCell id={id} label={label} />;
  return <NumberCell figure={figure} id={anchor} label={label} />;
}
