import type { Figure } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import { useElementId, useReportView } from '../context/report-context.ts';
import { useSectionId } from '../context/section-context.ts';
import { anchorOf } from '../figures/figure-homes.ts';
import { unitSuffix } from '../format/format-value.ts';
import { FigureLabel } from './figure-note.tsx';
import { BareValue, FigureRange } from './figure-value.tsx';
import { OriginMark } from './origin-mark.tsx';

/** The element id of a figure in the section being rendered, if that is its home. */
export function useAnchor(id: string): string | undefined {
  const { homes } = useReportView();
  const elementId = useElementId();
  return homes.get(id) === useSectionId() ? elementId(anchorOf(id)) : undefined;
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
            <th scope="col">Figure</th>
            <th scope="col">Value</th>
            <th scope="col">Unit</th>
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
        <BareValue figure={figure} />
      </td>
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

/** Unit and origin mark in a column of their own, so that the numbers before them line up. */
export function UnitCell({ figure }: { figure: Figure }) {
  return (
    <td className="rv-unit-cell">
      {figure.value !== null && (
        <>
          {unitSuffix(figure.unit, figure.value)}
          <OriginMark kind={figure.origin.kind} />
        </>
      )}
    </td>
  );
}

/** A table scrolls inside its own frame, reachable by keyboard, and never widens the page. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className="rv-table-frame"
      aria-label={`${label}, table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- for the same reason.
    >
      {children}
    </section>
  );
}
