import { isMoney, rangeJoint, rangeOf, unitSuffix } from '../../format/format-value.ts';
import { formatMoneyShort } from '../../format/money.ts';
import * as texts from '../../texts/charts-texts.ts';
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
  const tops = bars.map((_, index) => index * row + bars.slice(0, index).filter(isLong).length * lineHeight);
  const height = bars.length * row + bars.filter(isLong).length * lineHeight + 22;
  const amount = (yen: number) => <AmountWord yen={yen} canvas={canvas} />;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caption above is its name; a title element would also pop up under the pointer.
    <svg className="rv-drawn" width="100%" height={height} role="img" aria-labelledby={labelledBy}>
      {bars.map((bar, index) => {
        const top = tops[index] ?? 0;
        const y = isLong(bar) ? top + lineHeight : top;
        const [from, to] = bar.low <= bar.high ? [bar.low, bar.high] : [bar.high, bar.low];
        return (
          <g key={bar.id} data-key={bar.id}>
            <text className="rv-bar-name" x="0" y={top + 14}>
              {`${bar.label} `}
              <tspan className="rv-tick-text" {...(isLong(bar) ? { x: '0', dy: lineHeight } : {})}>
                {isMoney(bar.unit) ? (
                  <>
                    {amount(bar.inputs[0])}
                    {rangeJoint(...bar.inputs)}
                    {amount(bar.inputs[1])}
                    {unitSuffix(bar.unit)}
                  </>
                ) : (
                  rangeOf(bar.unit, bar.inputs)
                )}
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
        {texts.chartBaseCase}
        {amount(base)}
      </text>
    </svg>
  );
}

const lineHeight = 15;
/** Pixels beside which a name and its ends do not fit on the narrowest phone, and those of a letter of each, on average. */
const [oneLine, nameLetter, endLetter] = [318, 6.75, 5.8];

/** Whether the ends of an input stand under its name. */
function isLong(bar: TornadoBar): boolean {
  const ends = isMoney(bar.unit)
    ? `${bar.inputs.map((yen) => formatMoneyShort(yen, 'JPY', 0)).join('–')}${unitSuffix(bar.unit)}`
    : rangeOf(bar.unit, bar.inputs);
  return bar.label.length * nameLetter + ends.length * endLetter > oneLine;
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
