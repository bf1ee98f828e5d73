import type { ScenarioResult } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { FigureNote } from '../parts/figure-note.tsx';
import { useAnchor } from '../parts/figure-table.tsx';
import { FigureValue } from '../parts/figure-value.tsx';

/** What every scenario is asked, in the order of the tables. */
export const outcomes: [keyof ScenarioResult['outcomes'], string][] = [
  ['net_yield', 'Net yield'],
  ['noi', 'NOI, year 1'],
  ['btcf', 'Cash flow before tax, year 1'],
  ['dscr', 'DSCR'],
  ['irr', 'IRR, before tax'],
];

/** An input that differs from the base case. */
export function Change({ id }: { id: string }) {
  const anchor = useAnchor(id);
  const figure = useReportView().report.figures[id];
  if (figure === undefined) return null;
  return (
    <div id={anchor} className="rv-change">
      <FigureNote figure={figure} label={<span className="rv-label">{figure.label}</span>} />
      <FigureValue figure={figure} />
    </div>
  );
}
