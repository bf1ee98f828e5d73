import type { ReactNode } from 'react';
import type { ChartName } from './chart-data.ts';

/** A chart under the sentence it lets the reader say. What it holds is drawn without scripts; the charting script takes the plot over near the viewport. */
export function ChartFigure({
  name,
  title,
  legend,
  children,
}: {
  name: ChartName;
  title: ReactNode;
  legend?: { label: string; fill: string }[];
  children: (titleId: string) => ReactNode;
}) {
  const titleId = `chart-${name}-title`;
  return (
    <figure className="rv-chart">
      <figcaption className="rv-chart-title" id={titleId}>
        {title}
      </figcaption>
      {legend !== undefined && (
        <ul className="rv-key" aria-hidden="true">
          {legend.map((entry) => (
            <li key={entry.label}>
              <svg width="10" height="10" aria-hidden="true" focusable="false">
                <rect className={entry.fill} width="10" height="10" />
              </svg>
              {entry.label}
            </li>
          ))}
        </ul>
      )}
      <div className="rv-plot" data-chart={name} data-title={titleId}>
        {children(titleId)}
      </div>
    </figure>
  );
}
