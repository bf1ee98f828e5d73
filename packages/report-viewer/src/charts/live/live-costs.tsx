import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMoney, formatMoneyShort } from '../../format/money.ts';
import type { CostBar } from '../chart.ts';
import { type BarShape, Column } from './bar-shape.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import { type LiveChartProps, useCurrency } from './use-currency.ts';

/** The four cost groups as bars from zero, with the lines of a group under the pointer. */
export function LiveCosts({ bars, labelledBy, height, root, rate }: LiveChartProps & { bars: CostBar[] }) {
  const currency = useCurrency(root);
  const most = Math.max(1, ...bars.map((bar) => bar.yen));
  const depth = Math.max(1, ...bars.map((bar) => bar.parts.length));
  const rows = bars.map((bar) => ({
    title: bar.title,
    ...Object.fromEntries(bar.parts.map((part, place) => [`p${place}`, Math.max(0, part.yen)])),
  }));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        layout="vertical"
        data={rows}
        margin={{ top: 12, right: 0, bottom: 0, left: 0 }}
        barSize={16}
        aria-labelledby={labelledBy}
        accessibilityLayer
      >
        <XAxis type="number" hide domain={[0, most / 0.78]} />
        <YAxis type="category" dataKey="title" hide />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--rv-accent-wash)', fillOpacity: 0.6 }}
          content={({ active, label }) => {
            const bar = bars.find((entry) => entry.title === label);
            if (!active || bar === undefined) return null;
            return (
              <ChartTooltip
                title={`${bar.title}, ${bar.once ? 'once' : 'a year'}`}
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

/** One line of a group; the first carries the group's name above the bar, the last its amount behind it. */
function Part({ place, bar, amount, ...shape }: BarShape & { place: number; bar: CostBar | undefined; amount: (yen: number) => string }) {
  if (bar === undefined || place >= bar.parts.length) return null;
  const { x = 0, y = 0, width = 0 } = shape;
  return (
    <g>
      {place === 0 && (
        <text className="rv-bar-name" x={0} y={y - 7}>
          {bar.title}
          <tspan className="rv-tick-text">{bar.once ? ' once' : ' a year'}</tspan>
        </text>
      )}
      <Column {...shape} fill={`${bar.once ? 'rv-fill-2' : 'rv-fill-1'} rv-part`} />
      {place === bar.parts.length - 1 && (
        <text className="rv-tick-text" x={x + width + 8} y={y + 12}>
          {amount(bar.yen)}
        </text>
      )}
    </g>
  );
}
