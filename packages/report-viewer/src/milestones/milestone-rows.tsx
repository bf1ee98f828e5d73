import { share } from '../charts/share.ts';
import { labelledYears } from '../charts/ticks.ts';
import * as texts from '../texts/milestones-texts.ts';
import type { Milestone, Milestones } from './milestones.ts';

/** The rows of the drawing above one axis of years. Free of hooks: the script of the report builds it too. */
export function MilestoneRows({ milestones }: { milestones: Milestones }) {
  const { purchased, rows, years } = milestones;
  const all = Array.from({ length: years }, (_, index) => index + 1);
  const named = labelledYears(all);
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="rv-milestone">
            <span className="rv-milestone-name">{row.label}</span>
            <Track row={row} years={years} />
          </li>
        ))}
      </ul>
      <div className="rv-milestone rv-milestone-axis" aria-hidden="true">
        <span className="rv-milestone-name">{texts.milestoneAxis}</span>
        <svg className="rv-milestone-track" width="100%" height="34" aria-hidden="true">
          {all.map(
            (year) =>
              named.has(year) && (
                <g key={year}>
                  <text className="rv-milestone-year" x={share(((year - 0.5) / years) * 100)} y="13" textAnchor="middle">
                    {year}
                  </text>
                  <text x={share(((year - 0.5) / years) * 100)} y="29" textAnchor="middle">
                    {purchased + year}
                  </text>
                </g>
              ),
          )}
        </svg>
      </div>
    </>
  );
}

const placeOf = { start: 1, middle: 0.5, end: 0 };

/** Pale where something lasts, strong where it matters: at its beginning, its end, or in a single year. */
function Track({ row, years }: { row: Milestone; years: number }) {
  return (
    <svg className="rv-milestone-track" width="100%" height="16" aria-hidden="true">
      <line className="rv-track" x1="0" x2="100%" y1="8" y2="8" />
      {row.spans.map(([from, to]) => (
        <rect
          key={from}
          className="rv-fill-2"
          x={share(((from - 1) / years) * 100)}
          width={share(((to - from + 1) / years) * 100)}
          y="4"
          height="8"
        />
      ))}
      {row.marks.map(({ year, at }) => (
        <rect
          key={year}
          className="rv-fill-1"
          x={share(((year - placeOf[at]) / years) * 100)}
          width="4"
          y="0"
          height="16"
          transform={`translate(${at === 'start' ? 0 : at === 'end' ? -4 : -2} 0)`}
        />
      ))}
    </svg>
  );
}
