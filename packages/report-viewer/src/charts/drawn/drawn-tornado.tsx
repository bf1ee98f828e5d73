import { formatRange, isMoney, unitSuffix } from '../../format/format-value.ts';
import type { Canvas, TornadoBar } from '../chart.ts';
import { share } from '../share.ts';
import { AmountText, AmountWord } from './amount.tsx';

/** Room on both sides of the widest bar for the amounts at its ends, in percent. */
const margin = 18;

interface DrawnTornadoProps {
  bars: TornadoBar[];
  base: number;
  canvas: Canvas;
  labelledBy: string;
}

/** One bar for each input, from the result at one end of its range to the result at the other, around the base case. */
export function DrawnTornado({ bars, base, canvas, labelledBy }: DrawnTornadoProps) {
  const [row, under, thick] = canvas.printed ? [38, 21, 12] : [50, 22, 17];
  const all = [base, ...bars.flatMap((bar) => [bar.low, bar.high])];
  const least = Math.min(...all);
  const most = Math.max(...all);
  const at = (yen: number) => margin + ((yen - least) / (most - least || 1)) * (100 - 2 * margin);
  const height = bars.length * row + 22;
  const amount = (yen: number) => <AmountWord yen={yen} canvas={canvas} />;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caption above is its name; a title element would also pop up under the pointer.
    <svg className="rv-drawn" width="100%" height={height} role="img" aria-labelledby={labelledBy}>
      {bars.map((bar, index) => {
        const y = index * row;
        const [from, to] = bar.low <= bar.high ? [bar.low, bar.high] : [bar.high, bar.low];
        return (
          <g key={bar.id} data-key={bar.id}>
            <text className="rv-bar-name" x="0" y={y + 14}>
              {bar.label}
              <tspan className="rv-tick-text">
                {' '}
                {isMoney(bar.unit) ? (
                  <>
                    {amount(bar.inputs[0])} to {amount(bar.inputs[1])}
                  </>
                ) : (
                  formatRange(bar.unit, bar.inputs).join(' to ')
                )}
                {` ${unitSuffix(bar.unit)}`.trimEnd()}
              </tspan>
            </text>
            <Half from={base} to={bar.low} y={y + under} height={thick} at={at} fill="rv-fill-2" />
            <Half from={base} to={bar.high} y={y + under} height={thick} at={at} fill="rv-fill-1" />
            <AmountText yen={from} x={share(at(from) - 1)} y={y + under + thick - 4} anchor="end" canvas={canvas} />
            <AmountText yen={to} x={share(at(to) + 1)} y={y + under + thick - 4} anchor="start" canvas={canvas} />
            <line className="rv-base-line" x1={share(at(base))} x2={share(at(base))} y1={y + under - 4} y2={y + under + thick + 3} />
          </g>
        );
      })}
      <text className="rv-tick-text" x={share(at(base))} y={height - 6} textAnchor="middle">
        base case {amount(base)}
      </text>
    </svg>
  );
}

interface HalfProps {
  from: number;
  to: number;
  y: number;
  height: number;
  at: (yen: number) => number;
  fill: string;
}

function Half({ from, to, y, height, at, fill }: HalfProps) {
  return <rect className={fill} x={share(Math.min(at(from), at(to)))} width={share(Math.abs(at(to) - at(from)))} y={y} height={height} />;
}
