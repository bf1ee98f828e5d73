import type { Canvas, Columns, KeyEntry } from '../chart.ts';
import { pixels, share } from '../share.ts';
import { labelledYears, ticks } from '../ticks.ts';
import { AmountText } from './amount.tsx';
import { EndLabels } from './end-labels.tsx';
import { YearText } from './year-text.tsx';

const top = 14;
const bottom = 24;

interface DrawnColumnsProps {
  columns: Columns;
  legend: KeyEntry[] | undefined;
  canvas: Canvas;
  labelledBy: string;
}

/** Yearly columns, stacked from zero. Widths are percentages and heights pixels, so that text keeps its size on a phone and on paper. */
export function DrawnColumns({ columns, legend = [], canvas, labelledBy }: DrawnColumnsProps) {
  const height = canvas.printed ? 150 : 220;
  const totals = columns.years.map((_, index) => sumAt(columns, index, (value) => value > 0));
  const negatives = columns.years.map((_, index) => sumAt(columns, index, (value) => value < 0));
  const marks = ticks(Math.min(0, ...negatives), Math.max(0, ...totals));
  const lowest = marks[0] ?? 0;
  const highest = marks.at(-1) ?? 1;
  const y = (value: number) => pixels(top + ((highest - value) / (highest - lowest || 1)) * (height - top - bottom));
  const slot = 100 / columns.years.length;
  const named = labelledYears(columns.years);
  const last = columns.years.length - 1;
  const ends = legend.map((entry, place) => {
    const under = columns.layers.slice(0, place).reduce((sum, layer) => sum + (layer.values[last] ?? 0), 0);
    return { ...entry, text: entry.label, y: y(under + (columns.layers[place]?.values[last] ?? 0) / 2) };
  });
  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the caption above is its name; a title element would also pop up under the pointer. */}
      <svg className="rv-drawn rv-drawn-axis" height={height} role="img" aria-labelledby={labelledBy}>
        {marks.map((mark) => (
          <g key={mark}>
            <line className={mark === 0 ? 'rv-zero' : 'rv-grid'} x1="0" x2="100%" y1={y(mark)} y2={y(mark)} />
            <AmountText yen={mark} x={-8} y={pixels(y(mark) + 4)} anchor="end" canvas={canvas} />
          </g>
        ))}
        {columns.years.map((year, index) => {
          let up = 0;
          let down = 0;
          const x = index * slot;
          return (
            <g key={year}>
              {columns.layers.map((layer, place) => {
                const value = layer.values[index] ?? 0;
                if (value === 0) return null;
                const start = value < 0 ? down : up;
                if (value < 0) down += value;
                else up += value;
                const from = y(Math.max(start, start + value));
                return (
                  <rect
                    key={layer.id}
                    className={value < 0 ? 'rv-fill-caution' : `rv-fill-${place + 1}`}
                    x={share(x + slot * 0.14)}
                    width={share(slot * 0.72)}
                    y={from}
                    height={pixels(Math.abs(y(start) - y(start + value)))}
                  />
                );
              })}
              {named.has(year) && <YearText year={year} years={columns.years} x={share(x + slot / 2)} y={height - 6} />}
            </g>
          );
        })}
      </svg>
      {ends.length > 0 && <EndLabels labels={ends} height={height} foot={bottom} />}
    </>
  );
}

function sumAt(columns: Columns, index: number, counts: (value: number) => boolean): number {
  return columns.layers
    .map((layer) => layer.values[index] ?? 0)
    .filter(counts)
    .reduce((sum, value) => sum + value, 0);
}
