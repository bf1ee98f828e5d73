import { Bar, BarChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMoney, formatMoneyShort } from '../../format/money.ts';
import * as texts from '../../texts/charts-texts.ts';
import type { Columns } from '../chart.ts';
import { YearText } from '../drawn/year-text.tsx';
import { labelledYears, ticks } from '../ticks.ts';
import { type BarShape, Column } from './bar-shape.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import { GridLines } from './grid-lines.tsx';
import { type LiveChartProps, useCurrency } from './use-currency.ts';

/** What recharts hands to a tick, as far as it is used. */
interface YearTick {
  x: number | string;
  y: number | string;
  payload: { value: unknown };
}

/** Yearly columns, stacked from zero, with the amounts of a year under the pointer. */
export function LiveColumns({ columns, labelledBy, height, root, rate }: LiveChartProps & { columns: Columns }) {
  const currency = useCurrency(root);
  const rows = columns.years.map((year, index) => ({
    year,
    ...Object.fromEntries(columns.layers.map((layer, place) => [`v${place}`, layer.values[index] ?? 0])),
  }));
  const sums = (sign: 1 | -1) =>
    columns.years.map((_, index) => columns.layers.reduce((sum, layer) => sum + Math.max(0, sign * (layer.values[index] ?? 0)), 0) * sign);
  const marks = ticks(Math.min(0, ...sums(-1)), Math.max(0, ...sums(1)));
  const [foot = 0, head = 1] = [marks[0], marks.at(-1)];
  const lines = marks.map((mark) => ({ at: (mark - foot) / (head - foot || 1), from: 0, to: 1, isZero: mark === 0 }));
  const named = [...labelledYears(columns.years)];
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={rows}
        stackOffset="sign"
        margin={{ top: 14, right: 8, bottom: 0, left: 0 }}
        barCategoryGap="14%"
        aria-labelledby={labelledBy}
        accessibilityLayer
      >
        <GridLines lines={lines} />
        <XAxis
          dataKey="year"
          ticks={named}
          interval={0}
          tickLine={false}
          axisLine={false}
          height={24}
          tick={({ x, y, payload }: YearTick) => (
            <YearText year={Number(payload.value)} years={columns.years} x={Number(x)} y={Number(y) + 8} />
          )}
        />
        <YAxis
          width={64}
          ticks={marks}
          domain={[marks[0] ?? 0, marks.at(-1) ?? 1]}
          tickLine={false}
          axisLine={false}
          tick={{ fill: 'var(--rv-ink-soft)', fontSize: 12 }}
          tickFormatter={(value: number) => formatMoneyShort(value, currency, rate)}
        />
        <ReferenceLine y={0} stroke="var(--rv-line-strong)" />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--rv-accent-wash)', fillOpacity: 0.6 }}
          content={({ active, label }) => {
            const index = columns.years.indexOf(Number(label));
            if (!active || index < 0) return null;
            return (
              <ChartTooltip
                title={texts.chartYear(Number(label))}
                entries={columns.layers.map((layer) => [layer.label, formatMoney(layer.values[index] ?? 0, currency, rate)])}
              />
            );
          }}
        />
        {columns.layers.map((layer, place) => (
          <Bar
            key={layer.id}
            dataKey={`v${place}`}
            name={layer.label}
            stackId="all"
            isAnimationActive={false}
            shape={(shape: BarShape) => (
              <Column {...shape} fill={(layer.values[shape.index ?? 0] ?? 0) < 0 ? 'rv-fill-caution' : `rv-fill-${place + 1}`} />
            )}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
