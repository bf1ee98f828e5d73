import { isMoney } from '../../format/format-value.ts';
import { fixed } from '../../format/group-digits.ts';
import type { Canvas, KeyEntry, Line, Lines } from '../chart.ts';
import { pixels, share } from '../share.ts';
import { labelledYears, ticks } from '../ticks.ts';
import { AmountText } from './amount.tsx';
import { EndLabels } from './end-labels.tsx';
import { YearText } from './year-text.tsx';

const top = 26;
const bottom = 24;

interface DrawnLinesProps extends Lines {
  /** Names of the lines in their order, then that of the band. */
  legend: KeyEntry[] | undefined;
  canvas: Canvas;
  labelledBy: string;
}

/** Lines over years. The plot is stretched to the width and its lines keep their weight; texts stand outside of what is stretched. */
export function DrawnLines({ years, lines, band, marks, unit, legend = [], canvas, labelledBy }: DrawnLinesProps) {
  const height = canvas.printed ? 155 : 230;
  const plotHeight = height - top - bottom;
  const shown = [...lines, ...(band ?? [])].flatMap((line) => line.values.filter((value) => value !== null));
  const levels = ticks(Math.min(0, ...shown), Math.max(0, ...shown));
  const lowest = levels[0] ?? 0;
  const highest = levels.at(-1) ?? 1;
  const finest = decimalsOf((levels[1] ?? highest) - lowest);
  const y = (value: number) => ((highest - value) / (highest - lowest || 1)) * plotHeight;
  const first = years[0] ?? 1;
  const span = (years.at(-1) ?? first) - first || 1;
  const x = (year: number) => ((year - first) / span) * 1000;
  const percent = (year: number) => 1.5 + (x(year) / 1000) * 96.5;
  const named = labelledYears(years);
  const bandPath = band === undefined ? '' : `${path(years, band[0], x, y)}${path(years, band[1], x, y, true).replace('M', 'L')}Z`;
  const ends = legend.flatMap((entry, place) => {
    const value = lastOf(lines[place]) ?? middleOf(lastOf(band?.[1]), lastOf(lines[0]));
    return value === null ? [] : [{ ...entry, text: entry.label, y: top + y(value) }];
  });
  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the caption above is its name; a title element would also pop up under the pointer. */}
      <svg className="rv-drawn rv-drawn-axis" height={height} role="img" aria-labelledby={labelledBy}>
        {levels.map((level) => (
          <g key={level}>
            <line
              className={level === 0 ? 'rv-zero' : 'rv-grid'}
              x1="0"
              x2="100%"
              y1={pixels(top + y(level))}
              y2={pixels(top + y(level))}
            />
            {isMoney(unit) ? (
              <AmountText yen={level} x={-8} y={pixels(top + y(level) + 4)} anchor="end" canvas={canvas} />
            ) : (
              <text className="rv-tick-text" x={-8} y={pixels(top + y(level) + 4)} textAnchor="end">
                {fixed(level, finest)}
              </text>
            )}
          </g>
        ))}
        {marks.map((mark) => (
          <g key={mark.word}>
            <line className="rv-mark-line" x1={share(percent(mark.year))} x2={share(percent(mark.year))} y1="18" y2={top + plotHeight} />
            <text className="rv-mark-text" x={share(percent(mark.year))} y="12" textAnchor={percent(mark.year) > 60 ? 'end' : 'start'}>
              {mark.word}
            </text>
          </g>
        ))}
        <svg
          x="1.5%"
          y={top}
          width="96.5%"
          height={plotHeight}
          viewBox={`0 0 1000 ${plotHeight}`}
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
        >
          {bandPath !== '' && <path className="rv-line-band" d={bandPath} vectorEffect="non-scaling-stroke" />}
          {lines.map((line, place) => (
            <path key={line.id} className={`rv-line-${place + 1}`} d={path(years, line, x, y)} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        {years.map((year) => named.has(year) && <YearText key={year} year={year} years={years} x={share(percent(year))} y={height - 6} />)}
      </svg>
      <EndLabels labels={ends} height={height} foot={bottom} />
    </>
  );
}

/** As many decimals as the steps of a scale have, so that none is rounded to another number: two for 0.25, none for 5. */
function decimalsOf(step: number): number {
  return [0, 1].find((decimals) => Math.abs(step * 10 ** decimals - Math.round(step * 10 ** decimals)) < 1e-9) ?? 2;
}

/** Where a line ends: its last known value. */
function lastOf(line: Line | undefined): number | null {
  return line?.values.findLast((value) => value !== null) ?? null;
}

/** Between the band's edge and the line in its middle, so that both have room for their names. */
function middleOf(edge: number | null, line: number | null): number | null {
  return edge === null || line === null ? null : (edge + line) / 2;
}

/** The way of a line; where a value is missing it is interrupted. */
function path(years: number[], line: Line, x: (year: number) => number, y: (value: number) => number, backwards = false): string {
  let pen = 'M';
  const points = years.map((year, index) => {
    const value = line.values[index] ?? null;
    return value === null ? null : `${Math.round(x(year))} ${Math.round(y(value) * 10) / 10}`;
  });
  return (backwards ? points.toReversed() : points)
    .map((point) => {
      const step = point === null ? '' : `${pen}${point}`;
      pen = point === null ? 'M' : 'L';
      return step;
    })
    .join('');
}
