import type { DirectionReader } from './direction-reader.ts';
import { linePicture } from './line-picture.ts';
import { type GreyRaster, heightOf, type Raster, widthOf } from './raster.ts';
import type { SecondReader } from './second-reader.ts';
import type { TextBox } from './text-boxes.ts';

/** Lines that are asked for their direction: the longest ones. */
const asked = 9;
/** Of those that answer, this share must say that they stand on their heads. */
const most = 0.6;
const surely = 0.85;
const noRulings = { horizontal: [], vertical: [] };

/** A page turned clockwise by quarters. */
export function turnedByQuarters(page: Raster, quarters: 1 | 2 | 3): Raster {
  const { width, height, data } = page;
  const sideways = quarters !== 2;
  const turned = { width: sideways ? height : width, height: sideways ? width : height, data: new Uint8Array(data.length) };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const newX = quarters === 1 ? height - 1 - y : quarters === 2 ? width - 1 - x : y;
      const newY = quarters === 1 ? x : quarters === 2 ? height - 1 - y : width - 1 - x;
      const from = (y * width + x) * 3;
      const to = (newY * turned.width + newX) * 3;
      turned.data[to] = data[from] ?? 0;
      turned.data[to + 1] = data[from + 1] ?? 0;
      turned.data[to + 2] = data[from + 2] ?? 0;
    }
  }
  return turned;
}

/** Whether most of a page's text runs up or down it: its boxes are higher than wide. */
export function isSideways(boxes: readonly TextBox[]): boolean {
  let upright = 0;
  let lying = 0;
  for (const box of boxes) {
    if (heightOf(box) > 2 * widthOf(box)) upright += heightOf(box);
    else if (widthOf(box) > 2 * heightOf(box)) lying += widthOf(box);
  }
  return boxes.length >= 5 && upright > 2 * lying;
}

function onItsHead({ width, height, data }: GreyRaster): GreyRaster {
  return { width, height, data: data.toReversed() };
}

async function meanSureness(reader: SecondReader, line: GreyRaster): Promise<number> {
  const letters = await reader.read(line);
  return letters.length === 0 ? 0 : letters.reduce((sum, { sureness }) => sum + sureness, 0) / letters.length;
}

/**
 * Whether a page stands on its head: most of its longest lines look like it, and they are read with more certainty when
 * turned round.
 */
export async function isUpsideDown(
  grey: GreyRaster,
  boxes: readonly TextBox[],
  readers: { direction: DirectionReader; second: SecondReader },
): Promise<boolean> {
  const longest = boxes
    .filter((box) => widthOf(box) > 3 * heightOf(box))
    .sort((a, b) => widthOf(b) / heightOf(b) - widthOf(a) / heightOf(a))
    .slice(0, asked)
    .map((box) => linePicture(grey, { ...box, direction: 'row' }, noRulings).plain);
  if (longest.length < 3) return false;
  const answers = await Promise.all(longest.map((line) => readers.direction.upsideDown(line)));
  if (answers.filter((likely) => likely > surely).length < most * answers.length) return false;
  const tried = longest.slice(0, 5);
  const upright = await Promise.all(tried.map((line) => meanSureness(readers.second, line)));
  const turned = await Promise.all(tried.map((line) => meanSureness(readers.second, onItsHead(line))));
  return turned.filter((sure, index) => sure > (upright[index] ?? 0)).length > tried.length / 2;
}
