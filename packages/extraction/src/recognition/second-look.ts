import type { FusedText, ReadNumber } from './fused-text.ts';
import type { LineBox } from './line-boxes.ts';
import { cleanLine, lineHeight, toHeight } from './line-picture.ts';
import { plainText } from './line-text.ts';
import type { GreyRaster } from './raster.ts';
import type { Rulings } from './rulings.ts';
import type { SecondReader } from './second-reader.ts';

/** Width of a figure or Latin letter as a share of that of a Chinese character. */
const narrow = 0.55;
/** Letters beside a number that are looked at with it. */
const beside = 1.1;
const ink = 128;
/** How sure the second reader must be of each figure that it sees alone. */
const surely = 0.8;

const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (/[\x20-\x7e]/.test(letter) ? narrow : 1), 0);

/** Columns of a line's picture in which something is printed. */
function inkOf({ width, height, data }: GreyRaster): boolean[] {
  return Array.from({ length: width }, (_, column) => {
    for (let row = 0; row < height; row += 1) if ((data[row * width + column] ?? 255) < ink) return true;
    return false;
  });
}

/** The column between two letters that is nearest to the one asked for. */
function gapNear(printed: readonly boolean[], column: number, within: number): number {
  for (let away = 0; away <= within; away += 1) {
    for (const at of [column - away, column + away]) if (at >= 0 && at < printed.length && printed[at] === false) return at;
  }
  return Math.max(0, Math.min(printed.length, column));
}

function columns({ width, height, data }: GreyRaster, from: number, to: number): GreyRaster {
  const part = new Uint8Array((to - from) * height);
  for (let row = 0; row < height; row += 1) part.set(data.subarray(row * width + from, row * width + to), row * (to - from));
  return { width: to - from, height, data: part };
}

/** A piece of the line with the number and a letter on each side. */
function pieceOf(picture: GreyRaster, printed: readonly boolean[], text: string, at: number, number: string): GreyRaster | null {
  const [first, last] = [printed.indexOf(true), printed.lastIndexOf(true)];
  const letter = (last - first) / Math.max(1, widthOf(text));
  const start = first + widthOf(text.slice(0, at)) * letter;
  const end = start + widthOf(number) * letter;
  const [from, to] = [start - beside * letter, end + beside * letter].map((column) =>
    gapNear(printed, Math.round(column), Math.round(0.5 * letter)),
  ) as [number, number];
  return to - from < 4 ? null : columns(picture, from, to);
}

/**
 * Asks the second reader once more about numbers that the first one alone saw: long words in kana, which it cannot read, make
 * it lose the figures between them. A number is certain where it sees the same figures, and no others, in a picture of that
 * place alone.
 */
export async function withSecondLook(
  page: GreyRaster,
  box: LineBox,
  rulings: Rulings,
  line: FusedText,
  second: SecondReader,
): Promise<FusedText> {
  if (box.direction !== 'row' || !line.numbers.some(({ state }) => state === 'first_only')) return line;
  const { picture } = cleanLine(page, box, rulings);
  const printed = inkOf(picture);
  const numbers: ReadNumber[] = [];
  let from = 0;
  for (const number of line.numbers) {
    const at = line.text.indexOf(number.text, from);
    if (at >= 0) from = at + number.text.length;
    const piece = at >= 0 && number.state === 'first_only' ? pieceOf(picture, printed, line.text, at, number.text) : null;
    const letters = piece === null ? [] : await second.read(toHeight(piece, lineHeight));
    const figures = letters.filter(({ letter }) => /[\d.,]/.test(plainText(letter)));
    const seen = plainText(figures.map(({ letter }) => letter).join(''));
    numbers.push(seen === number.text && figures.every(({ sureness }) => sureness > surely) ? { ...number, state: 'agreed' } : number);
  }
  return { ...line, numbers };
}
