import { pixels } from '../share.ts';
import { spreadApart } from '../spread-apart.ts';

/** What stands at the right end of a line or a layer: its name, behind its sign. */
export interface EndLabel {
  text: string;
  /** Class that carries colour and dashes of what is named. */
  fill: string;
  shape?: 'area' | 'line';
  /** Height of the end, in pixels from the top of the drawing. */
  y: number;
}

const lineHeight = 15;
/** Letters that fit beside the sign. */
const widest = 18;
const signEnd = 30;

/**
 * Names at the right ends, in a gutter of their own that drawn and live charts share: both have one height and one scale. The sheet shows
 * it where the chart is wide enough, and the key above the plot where it is not.
 */
export function EndLabels({ labels, height, foot }: { labels: EndLabel[]; height: number; foot: number }) {
  const wrapped = labels.map((label) => wrap(label.text));
  const middles = spreadApart(
    labels.map((label, index) => ({ wanted: label.y, size: (wrapped[index]?.length ?? 1) * lineHeight + 2 })),
    0,
    height - foot + lineHeight / 2,
  );
  return (
    <svg className="rv-ends-gutter" height={height} aria-hidden="true">
      {labels.map((label, index) => {
        const y = Math.round((middles[index] ?? label.y) * 10) / 10;
        const lines = wrapped[index] ?? [];
        const top = y + 4 - ((lines.length - 1) * lineHeight) / 2;
        return (
          <g key={label.text}>
            {Math.abs(y - label.y) > 3 && <line className="rv-leader" x1="-8" x2="10" y1={pixels(label.y)} y2={y} />}
            {label.shape === 'line' ? (
              <line className={label.fill} x1="10" x2={signEnd - 4} y1={y} y2={y} />
            ) : (
              <rect className={label.fill} x={signEnd - 14} y={y - 5} width="10" height="10" />
            )}
            {lines.map((line, place) => (
              <text key={line} className="rv-end-text" x={signEnd + 2} y={pixels(top + place * lineHeight)}>
                {line}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** A name in as many lines as the gutter asks for, broken between words. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= widest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
