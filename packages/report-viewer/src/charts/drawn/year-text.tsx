import { allLabelled } from '../ticks.ts';

interface YearTextProps {
  year: number;
  years: readonly number[];
  x: string | number;
  y: number;
}

/** The name of a year under a chart. The first says what the numbers count; a narrow frame leaves the word out where its neighbour stands close. */
export function YearText({ year, years, x, y }: YearTextProps) {
  return (
    <text className="rv-tick-text" x={x} y={y} textAnchor="middle">
      {year === years[0] && <tspan className={allLabelled(years) ? 'rv-year-word' : undefined}>{'Year '}</tspan>}
      {year}
    </text>
  );
}
