import { lettersOf, sizeOfLetter } from './letter-sizes.ts';
import type { LineBox } from './line-boxes.ts';
import { cleanLine } from './line-picture.ts';
import { type GreyRaster, heightOf, widthOf } from './raster.ts';
import type { Rulings } from './rulings.ts';

/** So many times as wide as the letters are high is a gap between two columns; labels set wide have smaller ones. */
const columnGap = 2.8;
/** Lines shorter than this, in their own heights, hold no such gap between two words. */
const leastWidth = 3.5;

/** A line that runs over the gap between two columns, `101        1K`, cut there; others whole. */
function splitAtGaps(page: GreyRaster, box: LineBox, rulings: Rulings): LineBox[] {
  const { picture, place } = cleanLine(page, box, rulings);
  const letters = lettersOf(picture);
  const gap = columnGap * Math.max(0, ...letters.map(sizeOfLetter));
  const cuts = letters.flatMap((letter, index) => {
    const before = letters[index - 1];
    return before && letter.left - before.right >= gap ? [place.left + (before.right + letter.left) / 2] : [];
  });
  if (cuts.length === 0) return [box];
  // The gap stays with neither part.
  const half = 0.4 * gap;
  return [box.left, ...cuts].map((from, index) => ({
    ...box,
    left: index === 0 ? from : from + half,
    right: index === cuts.length ? box.right : (cuts[index] ?? box.right) - half,
  }));
}

/** The lines of a page, none of them over two columns. */
export function splitColumns(page: GreyRaster, boxes: readonly LineBox[], rulings: Rulings): LineBox[] {
  return boxes.flatMap((box) =>
    box.direction === 'row' && widthOf(box) > leastWidth * heightOf(box) ? splitAtGaps(page, box, rulings) : [box],
  );
}
