import { Bar, BarChart, LabelList, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMoney, formatMoneyShort } from '../../format/money.ts';
import type { CostBar } from '../chart-data.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { type LiveChartProps, useCurrency } from './use-currency.ts';

/** The four cost groups as bars from zero, with the lines of a group under the pointer. */
export function LiveCosts({ bars, labelledBy, height, root, rate }: LiveChartProps & { bars: CostBar[] }) {
  const currency = useCurrency(root);
  const most = Math.max(1, ...bars.map((bar) => bar.yen));
  const depth = Math.max(0, ...bars.map((bar) => bar.parts.length));
  const rows = bars.map((bar) => ({ id: bar.id, title: bar.title, yen: bar.yen, ...Object.fromEntries(bar.parts.map((part, place) => [`p${place}`, Math.max(0, part.yen)])) }));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart layout="vertical" data={rows} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} barSize={16} aria-labelledby={labelledBy} accessibilityLayer>
        <XAxis type="number" hide domain={[0, most / 0.78]} />
        <YAxis type="category" dataKey="title" hide />
        <ReferenceLine x={0} stroke="var(--rv-line-strong)" />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--rv-accent-wash)', fillOpacity: 0.6 }}
          content={({ active, label }) => {
            const bar = bars.find((entry) => entry.title === label);
            if (!active || bar === undefined) return null;
            return <ChartTooltip title={`${bar.title}, ${bar.once ? 'once' : 'a year'}`} entries={bar.parts.map((part) => [part.label, formatMoney(part.yen, currency, rate)])} />;
          }}
        />
        {Array.from({ length: depth }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its place in the stack.
          <Bar key={place} dataKey={`p${place}`} stackId="all" isAnimationActive={false} stroke="var(--rv-paper)" strokeWidth={1} shape={(shape: BarShape) => <Part {...shape} once={bars[shape.index ?? 0]?.once ?? false} />}>
            {place === 0 && <LabelList dataKey="title" content={(label) => <BarName bar={bars[label.index ?? 0]} y={Number(label.y)} />} />}
          </Bar>
        ))}
        <Bar dataKey={() => 0} stackId="all" isAnimationActive={false}>
          <LabelList
            dataKey="yen"
            content={(label) => (
              <text className="rv-tick-text" x={Number(label.x) + 8} y={Number(label.y) + 12}>
                {formatMoneyShort(bars[label.index ?? 0]?.yen ?? 0, currency, rate)}
              </text>
            )}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

interface BarShape {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  index?: number;
}

function Part({ x = 0, y = 0, width = 0, height = 0, once }: BarShape & { once: boolean }) {
  return <rect className={`${once ? 'rv-fill-2' : 'rv-fill-1'} rv-part`} x={x} y={y} width={Math.max(0, width)} height={height} />;
}

function BarName({ bar, y }: { bar: CostBar | undefined; y: number }) {
  if (bar === undefined) return null;
  return (
    <text className="rv-bar-name" x={0} y={y - 7}>
      {bar.title}
      <tspan className="rv-tick-text">{bar.once ? ' once' : ' a year'}</tspan>
    </text>
  );
}
