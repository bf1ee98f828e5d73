import type { Canvas, CostBar } from '../chart.ts';
import { share } from '../share.ts';
import { AmountText } from './amount.tsx';

const row = 46;
/** Share of the width that the longest bar takes; the rest is for its amount. */
const widest = 78;

/** The four groups as bars from zero, each named above and its amount at its end. The parts of a bar are set apart by hairlines. */
export function DrawnCosts({ bars, canvas, labelledBy }: { bars: CostBar[]; canvas: Canvas; labelledBy: string }) {
  const most = Math.max(1, ...bars.map((bar) => bar.yen));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caption above is its name; a title element would also pop up under the pointer.
    <svg className="rv-drawn" width="100%" height={bars.length * row + 4} role="img" aria-labelledby={labelledBy}>
      {bars.map((bar, index) => {
        const y = index * row;
        let from = 0;
        return (
          <g key={bar.id} data-key={bar.id}>
            <text className="rv-bar-name" x="0" y={y + 14}>
              {bar.title}
              <tspan className="rv-tick-text">{bar.once ? ' once' : ' a year'}</tspan>
            </text>
            {bar.parts.map((part) => {
              const x = from;
              const width = (Math.max(0, part.yen) / most) * widest;
              from += width;
              return (
                <rect
                  key={part.label}
                  className={bar.once ? 'rv-fill-2 rv-part' : 'rv-fill-1 rv-part'}
                  x={share(x)}
                  width={share(width)}
                  y={y + 21}
                  height="16"
                />
              );
            })}
            <AmountText yen={bar.yen} x={share(from + 1.2)} y={y + 33} anchor="start" canvas={canvas} />
          </g>
        );
      })}
    </svg>
  );
}
