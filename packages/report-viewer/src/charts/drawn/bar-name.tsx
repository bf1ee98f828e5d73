import type { CostBar } from '../chart.ts';

/** The name of a group under its bar, a word a line, and how often it is paid. */
export function BarName({ bar, x, y }: { bar: CostBar; x: string | number; y: number }) {
  return (
    <text className="rv-bar-name" x={x} y={y} textAnchor="middle">
      {bar.title.split(' ').map((word, line) => (
        <tspan key={word} x={x} dy={line === 0 ? 0 : 14}>
          {word}
        </tspan>
      ))}
      <tspan className="rv-tick-text" x={x} dy="14">
        {bar.once ? 'once' : 'a year'}
      </tspan>
    </text>
  );
}
