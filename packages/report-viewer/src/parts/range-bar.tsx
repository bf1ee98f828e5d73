import { share } from '../charts/share.ts';

interface RangeBarProps {
  value: number;
  /** Null draws a plain bar up to the value. */
  range: [number, number] | null;
  /** Ends of the track. Without them the track is the range with a tenth of it on both sides. */
  scale?: [number, number];
}

/** A range drawn as a range: a hairline track, a band from low to high, a tick at the value, which may lie outside. The words stand beside it. */
export function RangeBar({ value, range, scale }: RangeBarProps) {
  const ends = range ?? [scale?.[0] ?? 0, value];
  const low = Math.min(...ends);
  const high = Math.max(...ends);
  const margin = (high - low) / 8 || 1;
  const [from, to] = scale ?? [low - margin, high + margin];
  const at = (x: number) => Math.max(0, Math.min(100, ((x - from) / (to - from || 1)) * 100));
  return (
    <svg className="rv-range-bar" width="100%" height="12" aria-hidden="true">
      <line className="rv-track" x1="0" x2="100%" y1="6" y2="6" />
      <rect
        className={range === null ? 'rv-bar' : 'rv-band'}
        x={share(at(low))}
        width={share(at(high) - at(low))}
        y="3"
        height="6"
        rx="1"
      />
      <line className="rv-tick" x1={share(at(value))} x2={share(at(value))} y1="0" y2="12" />
    </svg>
  );
}
