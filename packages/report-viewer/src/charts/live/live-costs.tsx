import { Bar, BarChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMoney, formatMoneyShort } from '../../format/money.ts';
import * as texts from '../../texts/charts-texts.ts';
import type { CostBar } from '../chart.ts';
import { costScales } from '../cost-scales.ts';
import { BarName } from '../drawn/bar-name.tsx';
import { type BarShape, Column } from './bar-shape.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import { GridLines } from './grid-lines.tsx';
import { type LiveChartProps, useCurrency } from './use-currency.ts';

/** What recharts hands to a tick, as far as it is used. */
interface NameTick {
  x: number | string;
  y: number | string;
  index: number;
}

/** How the amounts of the second axis are set. */
const atRight = { position: 'right', fill: 'var(--rv-ink-soft)', fontSize: 12 } as const;

/** The four cost groups side by side as they are drawn, with the lines of a group under the pointer. Its axes run from 0 to 1. */
export function LiveCosts({ bars, labelledBy, height, root, rate }: LiveChartProps & { bars: CostBar[] }) {
  const currency = useCurrency(root);
  const { once, year, topOf } = costScales(bars);
  const border = bars.filter((bar) => bar.once).length / Math.max(1, bars.length);
  const lineOf = (isOnce: boolean) => (mark: number) => ({
    at: mark / topOf(isOnce),
    from: isOnce ? 0 : border,
    to: isOnce ? border : 1,
    isZero: mark === 0,
  });
  const depth = Math.max(1, ...bars.map((bar) => bar.parts.length));
  const rows = bars.map((bar) => ({
    title: bar.title,
    ...Object.fromEntries(bar.parts.map((part, place) => [`p${place}`, Math.max(0, part.yen) / topOf(bar.once)])),
  }));
  const amountAt = (part: number, isOnce: boolean) => formatMoneyShort(part * topOf(isOnce), currency, rate);
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={rows}
        margin={{ top: 22, right: 56, bottom: 0, left: 0 }}
        barCategoryGap="20%"
        aria-labelledby={labelledBy}
        accessibilityLayer
      >
        <GridLines lines={[...once.map(lineOf(true)), ...year.map(lineOf(false))]} border={border} />
        <XAxis
          dataKey="title"
          interval={0}
          height={54}
          tickLine={false}
          axisLine={{ stroke: 'var(--rv-line-strong)' }}
          tick={({ x, y, index }: NameTick) => {
            const bar = bars[index];
            return bar === undefined ? <g /> : <BarName bar={bar} x={Number(x)} y={Number(y) + 10} />;
          }}
        />
        <YAxis
          width={60}
          domain={[0, 1]}
          ticks={once.map((mark) => mark / topOf(true))}
          tickLine={false}
          axisLine={false}
          tick={{ fill: 'var(--rv-ink-soft)', fontSize: 12 }}
          tickFormatter={(part: number) => amountAt(part, true)}
        />
        {/* recharts leaves out an axis that no bar stands on. */}
        {year.map((mark) => (
          <ReferenceLine
            key={mark}
            y={mark / topOf(false)}
            stroke="none"
            label={{ value: amountAt(mark / topOf(false), false), ...atRight }}
          />
        ))}
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--rv-accent-wash)', fillOpacity: 0.6 }}
          content={({ active, label }) => {
            const bar = bars.find((entry) => entry.title === label);
            if (!active || bar === undefined) return null;
            return (
              <ChartTooltip
                title={texts.costGroup(bar.title, bar.once ? texts.costOnce : texts.costYearly, formatMoney(bar.yen, currency, rate))}
                entries={bar.parts.map((part) => [part.label, formatMoney(part.yen, currency, rate)])}
              />
            );
          }}
        />
        {Array.from({ length: depth }, (_, place) => `p${place}`).map((key, place) => (
          <Bar
            key={key}
            dataKey={key}
            stackId="all"
            isAnimationActive={false}
            shape={(shape: BarShape) => (
              <Part {...shape} place={place} bar={bars[shape.index ?? 0]} amount={(yen) => formatMoneyShort(yen, currency, rate)} />
            )}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** One line of a group; the last carries its amount on top. */
function Part({ place, bar, amount, ...shape }: BarShape & { place: number; bar: CostBar | undefined; amount: (yen: number) => string }) {
  if (bar === undefined || place >= bar.parts.length) return null;
  const { x = 0, y = 0, width = 0 } = shape;
  return (
    <g>
      <Column {...shape} fill={`${bar.once ? 'rv-fill-2' : 'rv-fill-1'} rv-part`} />
      {place === bar.parts.length - 1 && (
        <text className="rv-tick-text" x={x + width / 2} y={y - 6} textAnchor="middle">
          {amount(bar.yen)}
        </text>
      )}
    </g>
  );
}
