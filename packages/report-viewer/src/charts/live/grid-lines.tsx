import { usePlotArea } from 'recharts';

export interface GridLine {
  /** From 0 at the foot of the plot to 1 at its head. */
  at: number;
  /** From where to where it runs, as shares of the width. */
  from: number;
  to: number;
  isZero: boolean;
}

/** The lines of a plot's scale, as the drawing has them; `border` is the share of the width at which a line stands between two axes. */
export function GridLines({ lines, border = null }: { lines: GridLine[]; border?: number | null }) {
  const area = usePlotArea();
  if (area === undefined) return null;
  const { x, y, width, height } = area;
  return (
    <g>
      {lines.map(({ at, from, to, isZero }) => (
        <line
          key={`${from} ${at}`}
          className={isZero ? 'rv-zero' : 'rv-grid'}
          x1={x + from * width}
          x2={x + to * width}
          y1={y + (1 - at) * height}
          y2={y + (1 - at) * height}
        />
      ))}
      {border !== null && <line className="rv-zero" x1={x + border * width} x2={x + border * width} y1={y - 8} y2={y + height} />}
    </g>
  );
}
