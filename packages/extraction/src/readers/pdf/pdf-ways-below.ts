import { meaningOf } from '../../vocabulary/labels.ts';
import type { RuledCell } from './pdf-cells.ts';
import type { Segment } from './pdf-segment.ts';

interface Box extends Omit<RuledCell, 'rows'> {
  text: string;
  label: boolean;
  place: Segment;
}

const way = /(?:駅|電停|停留[所場]|線|ライン|[」』]).*(?:徒歩|歩|バス)\s*約?[\d０-９]+\s*分/;
const slack = 4;
const mostWays = 4;

/**
 * Ways to further stations in the boxes under the value of an access, each in a row of its own whose label box is empty
 * or none: what stands there is told of the same label.
 */
export function withWaysBelow(cells: readonly Box[], label: string, value: Box): string {
  if (meaningOf(label)?.reading !== 'stations') return value.text;
  const lines = [value.text];
  let last: Box | undefined = value;
  while (last !== undefined && lines.length <= mostWays) {
    const { bottom, right, place }: Box = last;
    const next: Box | undefined = cells.find(
      (cell) =>
        !cell.label &&
        Math.abs(cell.top - bottom) <= slack &&
        Math.abs(cell.right - right) <= slack &&
        Math.abs(cell.place.x - place.x) <= 1.5 * Math.min(place.size, cell.place.size) &&
        way.test(cell.text) &&
        !cells.some(
          (other) => other.label && Math.abs(other.right - cell.left) <= slack && other.top < cell.bottom && other.bottom > cell.top,
        ),
    );
    if (next !== undefined) lines.push(next.text);
    last = next;
  }
  return lines.join('\n');
}
