import type { ReactNode } from 'react';
import type { ChartName } from './chart-data.ts';

/** One entry of the key above a plot. Lines are told apart by their dashes as well as by colour. */
export interface KeyEntry {
  label: string;
  fill: string;
  shape?: 'area' | 'line';
}

interface ChartFigureProps {
  name: ChartName | 'tax' | 'long-term' | 'repairs' | 'exit' | 'simulation' | 'sensitivity' | 'valuation';
  title: ReactNode;
  legend?: KeyEntry[];
  /** Whether the charting script takes the plot over. */
  live?: boolean;
  /** Whether the drawing names its ends itself where there is room, so that the key is only for narrow frames. */
  namesEnds?: boolean;
  children: (titleId: string) => ReactNode;
}

/** A chart under the sentence it lets the reader say. What it holds is drawn without scripts; the charting script takes some plots over near the viewport. */
export function ChartFigure({ name, title, legend, live = false, namesEnds = false, children }: ChartFigureProps) {
  const titleId = `chart-${name}-title`;
  return (
    <figure className={namesEnds ? 'rv-chart rv-names-ends' : 'rv-chart'}>
      <figcaption className="rv-chart-title" id={titleId}>
        {title}
      </figcaption>
      {legend !== undefined && (
        <ul className="rv-key" aria-hidden="true">
          {legend.map((entry) => (
            <li key={entry.label}>
              <KeySign entry={entry} />
              {entry.label}
            </li>
          ))}
        </ul>
      )}
      <div className="rv-plot" {...(live ? { 'data-chart': name, 'data-title': titleId } : {})}>
        {children(titleId)}
      </div>
    </figure>
  );
}

function KeySign({ entry }: { entry: KeyEntry }) {
  if (entry.shape === 'line') {
    return (
      <svg width="26" height="10" aria-hidden="true" focusable="false">
        <line className={entry.fill} x1="0" x2="26" y1="5" y2="5" />
      </svg>
    );
  }
  return (
    <svg width="10" height="10" aria-hidden="true" focusable="false">
      <rect className={entry.fill} width="10" height="10" />
    </svg>
  );
}
