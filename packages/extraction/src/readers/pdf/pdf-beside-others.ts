import { totalName } from '../../facts/rolls/roll-rows.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import type { Header } from './pdf-header-beside.ts';
import type { Segment } from './pdf-segment.ts';

/** Whether runs beside a roll are labels of the property with their values, and no column of the roll without a name. */
function tellsProperty(beside: readonly Segment[]): boolean {
  // `Land area: 133.57㎡` is a label with its value as well.
  const labelIn = (text: string): string => /^([^:：]{2,24})[:：]\s*\S/.exec(text)?.[1] ?? text;
  return beside.filter(({ text }) => meaningOf(labelIn(text).trim()) !== null && totalName([text.trim()]) === null).length >= 2;
}

/** The rows of a page without what stands left or right of a roll, where that is something else. */
export function besideOthers(rows: readonly Segment[][], { header, apart = [] }: Header, from: number): Segment[][] | null {
  const [first, last] = [header[0], header.at(-1)];
  if (!first || !last) return null;
  const left = ({ x, width, size }: Segment): boolean => x + width < first.x - size;
  const right = ({ x, size }: Segment): boolean => x > last.x + last.width + 2 * size;
  const around = rows.slice(Math.max(0, from - 3)).flat();
  const told = (side: 'left' | 'right', is: (segment: Segment) => boolean): boolean =>
    apart.includes(side) || tellsProperty(around.filter(is));
  const foreign = [...(told('left', left) ? [left] : []), ...(told('right', right) ? [right] : [])];
  return foreign.length === 0 ? null : rows.map((row) => row.filter((segment) => !foreign.some((side) => side(segment))));
}
