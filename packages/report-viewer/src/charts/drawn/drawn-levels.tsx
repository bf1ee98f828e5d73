import * as texts from '../../texts/charts-texts.ts';
import type { Canvas, Level } from '../chart.ts';
import { share } from '../share.ts';
import { AmountWord } from './amount.tsx';

const row = 44;
const top = 26;

interface DrawnLevelsProps {
  levels: Level[];
  price: number;
  canvas: Canvas;
  labelledBy: string;
}

/** Reference levels under each other on one scale, and the price as a line through all of them. */
export function DrawnLevels({ levels, price, canvas, labelledBy }: DrawnLevelsProps) {
  const all = [price, ...levels.flatMap((level) => [level.yen, ...(level.range ?? [])])];
  const highest = Math.max(...all) * 1.04;
  const at = (yen: number) => (Math.max(0, yen) / highest) * 99.5;
  const height = top + levels.length * row + 18;
  const foot = height - 14;
  const amount = (yen: number) => <AmountWord yen={yen} canvas={canvas} />;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caption above is its name; a title element would also pop up under the pointer.
    <svg className="rv-drawn" width="100%" height={height} role="img" aria-labelledby={labelledBy}>
      <text className="rv-mark-text" x={share(at(price))} y="12" textAnchor={at(price) > 60 ? 'end' : 'start'}>
        {texts.chartPrice}
        {amount(price)}
      </text>
      {levels.map((level, index) => {
        const y = top + index * row;
        return (
          <g key={level.id} data-key={level.id}>
            <text className="rv-bar-name" x="0" y={y + 12}>
              {level.label}
              <tspan className="rv-tick-text">
                {' '}
                {amount(level.yen)}
                {level.range !== null && (
                  <>
                    , {amount(level.range[0])}–{amount(level.range[1])}
                  </>
                )}
              </tspan>
            </text>
            <line className="rv-track" x1="0" x2="100%" y1={y + 27} y2={y + 27} />
            {level.range !== null && (
              <rect
                className="rv-fill-2"
                x={share(at(level.range[0]))}
                width={share(at(level.range[1]) - at(level.range[0]))}
                y={y + 22}
                height="10"
              />
            )}
            <rect className="rv-rung-end" x={share(at(level.yen))} y={y + 18} width="3" height="18" transform="translate(-1.5 0)" />
          </g>
        );
      })}
      <line className="rv-price-line" x1={share(at(price))} x2={share(at(price))} y1="18" y2={foot} />
      <text className="rv-tick-text" x="0" y={height - 2}>
        {amount(0)}
      </text>
    </svg>
  );
}
