import { placeOfCell } from './pdf-cells.ts';
import type { PlacedPair } from './pdf-inline-pairs.ts';
import type { Segment } from './pdf-segment.ts';

/** Lines of one value are this far apart at most, in sizes of type. */
const leading = 2.6;
/** How far from the left edge of the first line another one may begin, in sizes of type. */
const edge = 1.6;

const flat = (text: string): string => text.replace(/\s+/g, '');

/** The place of a value over all of its lines: what is shown of a way over two lines, or of a broken address, holds them both. */
export function withWholePlace(pair: PlacedPair, rows: readonly Segment[][]): PlacedPair {
  const { place, value } = pair;
  const said = flat(value);
  if (said.length <= flat(place.text).length || said === flat(place.text)) return pair;
  const column = rows
    .flat()
    .filter(
      (run) =>
        run.size < 1.5 * place.size &&
        place.size < 1.5 * run.size &&
        run.x + run.width > place.x - edge * place.size &&
        run.x < place.x + place.width + edge * place.size &&
        flat(run.text).length > 1 &&
        said.includes(flat(run.text)),
    )
    .toSorted((a, b) => a.y - b.y);
  const lines: Segment[] = [place];
  for (const run of column.filter(({ y }) => y > place.y + 0.4 * place.size))
    if (run.y - (lines.at(-1) ?? place).y <= leading * place.size) lines.push(run);
  for (const run of column.filter(({ y }) => y < place.y - 0.4 * place.size).toReversed())
    if ((lines[0] ?? place).y - run.y <= leading * place.size) lines.unshift(run);
  return lines.length === 1 ? pair : { ...pair, place: { ...placeOfCell({ rows: [lines] }, place.text), text: place.text } };
}
