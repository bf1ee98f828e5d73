import sharp from 'sharp';
import { dewarped } from './dewarped.ts';
import { evenlyLit } from './even-light.ts';
import { largeSide } from './large-lines.ts';
import type { PictureKind } from './measured-accuracy.ts';
import { isSideways, isUpsideDown, turnedByQuarters } from './quarter-turns.ts';
import { greyOf, type Raster } from './raster.ts';
import type { Recogniser } from './recogniser.ts';
import { skewOf, type TextBox, textBoxes } from './text-boxes.ts';
import { type DetectorSide, textMap } from './text-map.ts';

/** A page whose lines run from left to right, with their boxes. */
export interface StraightPage {
  picture: Raster;
  boxes: TextBox[];
  /** Its lines as a smaller view of it has them, in which large letters are found whole. */
  seenSmaller: TextBox[];
  /** Degrees by which the page was turned, clockwise. */
  turned: number;
  kind: PictureKind;
}

/** A page whose longer side has fewer pixels is one of 150 dots an inch or less. */
const smallSide = 1900;

/** A sheet with fewer lines than these is none: a bright part of what was photographed was taken for it. */
const fewLines = 6;

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
 * Makes a page fit to be read: a photograph of a sheet becomes the sheet, flat and evenly lit; a page that lies on its side
 * or stands on its head is turned, and one that is a little askew is straightened.
 */
export async function straightened(recogniser: Recogniser, page: Raster, side: DetectorSide): Promise<StraightPage> {
  const sheet = dewarped(page);
  const kind = sheet !== page ? 'photo' : Math.max(page.width, page.height) < smallSide ? 'small' : 'page';
  let picture = evenlyLit(sheet);
  let turned = 0;
  const look = async (): Promise<TextBox[]> => textBoxes(await textMap(recogniser.detector, picture, side), picture);
  let boxes = await look();
  if (sheet !== page && boxes.length < fewLines) {
    const flat = { picture, boxes };
    picture = evenlyLit(page);
    boxes = await look();
    if (boxes.length <= flat.boxes.length) ({ picture, boxes } = flat);
  }
  if (isSideways(boxes)) {
    picture = turnedByQuarters(picture, 1);
    turned = 90;
    boxes = await look();
  }
  if (await isUpsideDown(greyOf(picture), boxes, recogniser)) {
    picture = turnedByQuarters(picture, 2);
    turned += 180;
    const { width, height } = picture;
    boxes = boxes.map((box) => ({
      ...box,
      left: width - box.right,
      right: width - box.left,
      top: height - box.bottom,
      bottom: height - box.top,
    }));
  }
  const skew = skewOf(boxes);
  if (Math.abs(skew) > straight) {
    picture = await turnedBy(picture, -skew);
    turned -= skew;
    boxes = await look();
  }
  const seenSmaller = textBoxes(await textMap(recogniser.detector, picture, largeSide), picture);
  return { picture, boxes, seenSmaller, turned, kind };
}
