import type { Figure } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { useSectionId } from '../context/section-context.ts';
import * as texts from '../texts/parts-texts.ts';
import { FigureLabel } from './figure-note.tsx';
import { FigureRange } from './figure-value.tsx';
import { NumberCell } from './number-cell.tsx';
import { TableFrame } from './table-frame.tsx';
import { UnitCell } from './unit-cell.tsx';

/** The element id of a figure in the section being rendered, if that is its home. */
export function useAnchor(id: string): string | undefined {
  const { homes, cards } = useReportView();
  return homes.get(id) === useSectionId() ? cards.anchorOf(id) : undefined;
}

interface FigureTableProps {
  ids: string[];
  caption: string;
  /** Figure of the last line, set as a sum. */
  total?: string;
  /** Ranges are left out where columns are narrow; each label still opens its own. */
  ranges?: boolean;
}

/** Figures in rows: label and meaning on the left, numbers that line up, their units after them, ranges beside. */
export function FigureTable({ ids, caption, total, ranges = true }: FigureTableProps) {
  const { figures } = useReportView().report;
  const rows = ids.flatMap((id) => figures[id] ?? []);
  const sum = total === undefined ? undefined : figures[total];
  const ranged = ranges && [...rows, sum].some((figure) => figure !== undefined && figure.range !== null);
  return (
    <TableFrame label={caption}>
      <table className="rv-table rv-figures">
        <caption className="rv-sr">{caption}</caption>
        <thead className="rv-sr">
          <tr>
            <th scope="col">{texts.columnFigure}</th>
            <th scope="col">{texts.columnValue}</th>
            <th scope="col">{texts.columnUnit}</th>
            {ranged && <th scope="col">{texts.columnRange}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((figure) => (
            <FigureRow key={figure.id} figure={figure} ranged={ranged} />
          ))}
          {sum !== undefined && <FigureRow figure={sum} ranged={ranged} total />}
        </tbody>
      </table>
    </TableFrame>
  );
}

function FigureRow({ figure, ranged, total = false }: { figure: Figure; ranged: boolean; total?: boolean }) {
  return (
    <tr id={useAnchor(figure.id)} className={total ? 'rv-total' : undefined}>
      <th scope="row">
        <FigureLabel figure={figure} />
      </th>
      <NumberCell figure={figure} />
      <UnitCell figure={figure} />
      {ranged && <RangeCell figure={figure} />}
    </tr>
  );
}

function RangeCell({ figure }: { figure: Figure }) {
  if (figure.range === null) return <td>{'\u00a0'}</td>;
  return (
    <td className="rv-num rv-range-cell">
      <FigureRange figure={figure} bare />
    </td>
  );
}
