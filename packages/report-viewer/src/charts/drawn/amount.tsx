import { formatMoneyShort } from '../../format/money.ts';
import type { Canvas } from '../chart.ts';

interface AmountTextProps {
  yen: number;
  x: string | number;
  y: number;
  anchor: 'start' | 'end' | 'middle';
  canvas: Canvas;
}

/** An amount inside a drawing; it follows the currency switch like every other one. */
export function AmountText({ yen, x, y, anchor, canvas }: AmountTextProps) {
  return (
    <text className="rv-tick-text" x={x} y={y} textAnchor={anchor} data-jpy={yen} data-short="">
      {formatMoneyShort(yen, canvas.currency, canvas.rate)}
    </text>
  );
}

/** An amount among the words of a drawing. */
export function AmountWord({ yen, canvas }: { yen: number; canvas: Canvas }) {
  return (
    <tspan data-jpy={yen} data-short="">
      {formatMoneyShort(yen, canvas.currency, canvas.rate)}
    </tspan>
  );
}
