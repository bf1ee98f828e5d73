import type { Figure } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import { useReportView } from '../context/report-context.ts';
import { useSectionId } from '../context/section-context.ts';
import { anchorOf } from '../figures/figure-homes.ts';
import { FigureLabel } from './figure-note.tsx';
import { FigureRange, FigureValue } from './figure-value.tsx';

/** The element id of a figure in the section being rendered, if that is its home. */
export function useAnchor(id: string): string | undefined {
  const { homes } = useReportView();
  return homes.get(id) === useSectionId() ? anchorOf(id) : undefined;
}

/** Figures in rows: label and meaning on the left, amounts aligned on the right, ranges beside them. */
export function FigureTable({ ids, caption, total }: { ids: string[]; caption: string; total?: string }) {
  const { figures } = useReportView().report;
  const rows = ids.flatMap((id) => figures[id] ?? []);
  const sum = total === undefined ? undefined : figures[total];
  const ranged = rows.some((figure) => figure.range !== null) || (sum?.range ?? null) !== null;
  return (
    <TableFrame label={caption}>
      <table className="rv-table rv-figures">
        <caption className="rv-sr">{caption}</caption>
        <thead className="rv-sr">
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Value</th>
            {ranged && <th scope="col">Plausible range</th>}
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
      <td className="rv-num">
        <FigureValue figure={figure} />
      </td>
      {ranged && <td className="rv-num rv-range-cell">{figure.range !== null && <FigureRange figure={figure} />}</td>}
    </tr>
  );
}

/** A table scrolls inside its own frame, reachable by keyboard, and never widens the page. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className="rv-table-frame" tabIndex={0} aria-label={`${label}, table`}>
      {children}
    </section>
  );
}
