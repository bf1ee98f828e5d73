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
/** Words between large figures are at least this many times as wide as those are high; points and commas are narrower. */
const word = 1.2;
const ink = 128;

export interface Letter {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Runs of columns with ink, each with the rows it covers. */
export function lettersOf({ width, height, data }: GreyRaster): Letter[] {
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

export const sizeOfLetter = ({ top, bottom }: Letter): number => bottom - top;

const widthOfAll = (letters: readonly Letter[]): number =>
  Math.max(...letters.map(({ right }) => right)) - Math.min(...letters.map(({ left }) => left));

/** Whether letters beside large ones are words of smaller type, and not only marks. */
const isSmallType = (letters: readonly Letter[], largest: number): boolean =>
  letters.length > 0 &&
  letters.every((letter) => sizeOfLetter(letter) <= small * largest) &&
  letters.some((letter) => sizeOfLetter(letter) >= mark * largest);

/** A line in which large figures stand beside smaller words, `価格 1,280万円`, cut where the size changes; others whole. */
function splitAtSizes(page: GreyRaster, box: LineBox, rulings: Rulings): LineBox[] {
  const { picture, place } = cleanLine(page, box, rulings);
  const letters = lettersOf(picture);
  const largest = Math.max(0, ...letters.map(sizeOfLetter));
  const isLarge = (letter: Letter): boolean => sizeOfLetter(letter) >= large * largest;
  const parts: Letter[][] = [];
  const smallWords = new Set<Letter[]>();
  // Runs of large and of other letters in turn; a run of others that is not a word, such as a comma, stays with the large ones.
  for (const [index, letter] of letters.entries()) {
    const before = letters[index - 1];
    if (before && isLarge(before) === isLarge(letter)) parts.at(-1)?.push(letter);
    else parts.push([letter]);
  }
  const words: Letter[][] = [];
  for (const [index, part] of parts.entries()) {
    const atEnd = index === 0 || index === parts.length - 1;
    const isWord = part.every((letter) => !isLarge(letter)) && isSmallType(part, largest) && (atEnd || widthOfAll(part) >= word * largest);
    const last = words.at(-1);
    if (last && !isWord && !smallWords.has(last)) last.push(...part);
    else words.push(part);
    if (isWord) smallWords.add(part);
  }
  if (!words.some((part) => part.some(isLarge)) || words.length === 1) return [box];
  return words.flatMap((part) => {
    const room = 0.12 * Math.max(...part.map(sizeOfLetter));
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
