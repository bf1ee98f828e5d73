import sharp from 'sharp';
import { fuse, type ReadNumber } from './fuse.ts';
import type { LineBox } from './line-boxes.ts';
import { lineBoxes } from './line-boxes.ts';
import { linePicture } from './line-picture.ts';
import { greyOf, type Raster } from './raster.ts';
import type { Recogniser } from './recogniser.ts';
import { repaired } from './repairs.ts';
import { type Rulings, rulingsOf } from './rulings.ts';
import { skewOf, textBoxes } from './text-boxes.ts';
import { type DetectorSide, textMap } from './text-map.ts';

/** A line of text on a page that is a picture. */
export interface RecognisedLine extends LineBox {
  text: string;
  numbers: ReadNumber[];
  /** 0 to 1: on how many of its letters two readers agree. */
  confidence: number;
}

export interface RecognisedPage {
  /** The page as it was read: straightened, so that the boxes of the lines lie on it. */
  picture: Raster;
  /** Degrees by which the page was turned, clockwise. */
  turned: number;
  rulings: Rulings;
  lines: RecognisedLine[];
}

/** Below this a page is straight enough to be read as it is, in degrees. */
const straight = 0.15;

async function turnedBy(page: Raster, degrees: number): Promise<Raster> {
  const { data, info } = await sharp(page.data, { raw: { width: page.width, height: page.height, channels: 3 } })
    .rotate(degrees, { background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

/**
 * Reads the text of a page that is a picture: finds its lines, straightens it, cuts lines at the rulings of tables, and
 * reads each one twice. Rejects with the signal's reason when the signal aborts between lines.
 */
export async function recognisePage(
  recogniser: Recogniser,
  page: Raster,
  side: DetectorSide,
  signal?: AbortSignal,
): Promise<RecognisedPage> {
  let picture = page;
  let turned = 0;
  let boxes = textBoxes(await textMap(recogniser.detector, picture, side), picture);
  const skew = skewOf(boxes);
  if (Math.abs(skew) > straight) {
    picture = await turnedBy(page, -skew);
    turned = -skew;
    boxes = textBoxes(await textMap(recogniser.detector, picture, side), picture);
  }
  const grey = greyOf(picture);
  const rulings = rulingsOf(grey);
  const found = lineBoxes(boxes, rulings);
  const lines = await Promise.all(
    found.map(async (box): Promise<RecognisedLine> => {
      signal?.throwIfAborted();
      const { bordered, plain } = linePicture(grey, box, rulings);
      const [first, second] = await Promise.all([recogniser.first.read(bordered), recogniser.second.read(plain)]);
      const { text, numbers, agreement } = repaired(fuse(first, second, (letter) => recogniser.second.knows(letter)));
      return { ...box, text, numbers, confidence: agreement };
    }),
  );
  return { picture, turned, rulings, lines: lines.filter((line) => line.text !== '') };
}
