import type { Canvas, CostBar } from '../chart.ts';
import { costScales } from '../cost-scales.ts';
import { share } from '../share.ts';
import { AmountText } from './amount.tsx';
import { BarName } from './bar-name.tsx';

const height = 262;
const top = 22;
const bottom = 54;

/**
 * The four groups side by side from zero: what is paid once against its own axis at the left, the years against theirs at the right, and a
 * line between. Each has its amount on top and its name below; the parts of a bar are set apart by hairlines.
 */
export function DrawnCosts({ bars, canvas, labelledBy }: { bars: CostBar[]; canvas: Canvas; labelledBy: string }) {
  const { once, year, topOf } = costScales(bars);
  const slot = 100 / Math.max(1, bars.length);
  const border = bars.filter((bar) => bar.once).length * slot;
  const y = (part: number) => Math.round((top + (1 - part) * (height - top - bottom)) * 10) / 10;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caption above is its name; a title element would also pop up under the pointer.
    <svg className="rv-drawn rv-standing" height={height} role="img" aria-labelledby={labelledBy}>
      {once.map((mark) => (
        <g key={mark}>
          <line
            className={mark === 0 ? 'rv-zero' : 'rv-grid'}
            x1="0"
            x2={share(border)}
            y1={y(mark / topOf(true))}
            y2={y(mark / topOf(true))}
          />
          <AmountText yen={mark} x={-8} y={y(mark / topOf(true)) + 4} anchor="end" canvas={canvas} />
        </g>
      ))}
      <svg x="100%" overflow="visible" aria-hidden="true">
        {year.map((mark) => (
          <AmountText key={mark} yen={mark} x={8} y={y(mark / topOf(false)) + 4} anchor="start" canvas={canvas} />
        ))}
      </svg>
      {year.map((mark) => (
        <line
          key={mark}
          className={mark === 0 ? 'rv-zero' : 'rv-grid'}
          x1={share(border)}
          x2="100%"
          y1={y(mark / topOf(false))}
          y2={y(mark / topOf(false))}
        />
      ))}
      <line className="rv-zero" x1={share(border)} x2={share(border)} y1={top - 8} y2={y(0)} />
      {bars.map((bar, index) => {
        let up = 0;
        const middle = share((index + 0.5) * slot);
        return (
          <g key={bar.id} data-key={bar.id}>
            {bar.parts.map((part) => {
              const from = up;
              up += Math.max(0, part.yen) / topOf(bar.once);
              return (
                <rect
                  key={part.label}
                  className={bar.once ? 'rv-fill-2 rv-part' : 'rv-fill-1 rv-part'}
                  x={share((index + 0.2) * slot)}
                  width={share(0.6 * slot)}
                  y={y(up)}
                  height={Math.round((y(from) - y(up)) * 10) / 10}
                />
              );
            })}
            <AmountText yen={bar.yen} x={middle} y={y(up) - 6} anchor="middle" canvas={canvas} />
            <BarName bar={bar} x={middle} y={y(0) + 18} />
          </g>
        );
      })}
    </svg>
  );
}
