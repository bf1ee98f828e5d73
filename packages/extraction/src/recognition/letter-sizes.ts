import type { LineBox } from './line-boxes.ts';
import { cleanLine } from './line-picture.ts';
import { type GreyRaster, heightOf, widthOf } from './raster.ts';
import type { Rulings } from './rulings.ts';

/** Only lines this much higher than the page's others are headlines, whose figures may be set larger than their units. */
const headline = 1.6;
/** Letters as high as the largest ones, and those that are clearly of smaller type; still smaller ones are points and commas. */
const large = 0.78;
const small = 0.68;
const mark = 0.22;
const ink = 128;

interface Letter {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Runs of columns with ink, each with the rows it covers. */
function lettersOf({ width, height, data }: GreyRaster): Letter[] {
  const letters: Letter[] = [];
  let letter: Letter | null = null;
  for (let column = 0; column < width; column += 1) {
    let top = -1;
    let bottom = -1;
    for (let row = 0; row < height; row += 1) {
      if ((data[row * width + column] ?? 255) >= ink) continue;
      if (top < 0) top = row;
      bottom = row + 1;
    }
    if (top < 0) letter = null;
    else if (letter) {
      letter.right = column + 1;
      letter.top = Math.min(letter.top, top);
      letter.bottom = Math.max(letter.bottom, bottom);
    } else {
      letter = { left: column, right: column + 1, top, bottom };
      letters.push(letter);
    }
  }
  return letters;
}

const size = ({ top, bottom }: Letter): number => bottom - top;

/** Whether letters beside large ones are words of smaller type, and not only marks. */
const isSmallType = (letters: readonly Letter[], largest: number): boolean =>
  letters.length > 0 &&
  letters.every((letter) => size(letter) <= small * largest) &&
  letters.some((letter) => size(letter) >= mark * largest);

/** A line in which large figures stand beside smaller words, `価格 1,280万円`, cut where the size changes; others whole. */
function splitAtSizes(page: GreyRaster, box: LineBox, rulings: Rulings): LineBox[] {
  const { picture, place } = cleanLine(page, box, rulings);
  const letters = lettersOf(picture);
  const largest = Math.max(0, ...letters.map(size));
  const isLarge = (letter: Letter): boolean => size(letter) >= large * largest;
  const first = letters.findIndex(isLarge);
  const last = letters.findLastIndex(isLarge);
  if (first === -1) return [box];
  const groups = [letters.slice(0, first), letters.slice(first, last + 1), letters.slice(last + 1)];
  const [before = [], middle = [], after = []] = groups;
  const parts = [isSmallType(before, largest) ? before : null, middle, isSmallType(after, largest) ? after : null];
  if (parts.filter((part) => part !== null).length === 1) return [box];
  return parts.flatMap((part) => {
    if (part === null) return [];
    const room = 0.12 * Math.max(...part.map(size));
    return [
      {
        ...box,
        left: place.left + Math.min(...part.map(({ left }) => left)) - room / 2,
        right: place.left + Math.max(...part.map(({ right }) => right)) + room / 2,
        top: place.top + Math.min(...part.map(({ top }) => top)) - room,
        bottom: place.top + Math.max(...part.map(({ bottom }) => bottom)) + room,
      },
    ];
  });
}

/** The lines of a page, headlines of two sizes of type cut where the size changes. */
export function splitHeadlines(page: GreyRaster, boxes: readonly LineBox[], rulings: Rulings): LineBox[] {
  const heights = boxes.map(heightOf).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return boxes.flatMap((box) =>
    box.direction === 'row' && heightOf(box) > headline * usual && widthOf(box) > heightOf(box) ? splitAtSizes(page, box, rulings) : [box],
  );
}
