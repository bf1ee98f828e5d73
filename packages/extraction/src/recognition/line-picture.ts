import { columnAsRow } from './column-as-row.ts';
import type { LineBox } from './line-boxes.ts';
import { type GreyRaster, heightOf, onPage, type PixelBox, widthOf } from './raster.ts';
import type { Rulings } from './rulings.ts';

/** Height of a line's picture without its border, in pixels: between 36 and 72 the readers do equally well. */
export const lineHeight = 48;
const border = 12;

function cut(page: GreyRaster, box: PixelBox): GreyRaster {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (box.top + row) * page.width + box.left;
    data.set(page.data.subarray(from, from + width), row * width);
  }
  return { width, height, data };
}

/** The box with room around its letters, up to the lines of its cell. */
function withRoom(box: PixelBox & Partial<LineBox>, rulings: Rulings): PixelBox {
  const height = heightOf(box);
  const aside = 0.2 * (box.direction === 'column' ? widthOf(box) : height);
  const room = {
    left: box.left - aside,
    right: box.right + aside,
    top: box.top - 0.06 * height,
    bottom: box.bottom + 0.06 * height,
  };
  for (const line of rulings.vertical) {
    if (line.from > box.top + 0.3 * height || line.to < box.bottom - 0.3 * height) continue;
    if (line.at <= box.left + 0.1 * height && line.at + 3 > room.left) room.left = line.at + 3;
    if (line.at >= box.right - 0.1 * height && line.at - 3 < room.right) room.right = line.at - 3;
  }
  room.left = Math.max(room.left, box.within?.left ?? room.left);
  room.right = Math.min(room.right, box.within?.right ?? room.right);
  return room;
}

/** The value below which this share of all pixels lies. */
function percentile(counts: Uint32Array, total: number, share: number): number {
  let sum = 0;
  for (const [value, count] of counts.entries()) {
    sum += count;
    if (sum >= share * total) return value;
  }
  return 255;
}

/** Dark letters on white: turned round on dark ground, and stretched from its darkest to the ground. */
function onWhite({ width, height, data }: GreyRaster): GreyRaster {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  const [dark, middle, light] = [0.01, 0.5, 0.99].map((share) => percentile(counts, data.length, share)) as [number, number, number];
  const inverted = light - middle > middle - dark;
  const ground = middle;
  const ink = inverted ? light : dark;
  const span = Math.max(24, Math.abs(ground - ink));
  const stretched = data.map((value) => {
    const distance = inverted ? value - ground : ground - value;
    return 255 - Math.max(0, Math.min(255, Math.round((255 * distance) / span)));
  });
  return { width, height, data: stretched };
}

const dark = 140;

/** Whitens rows in the outer fifths that are dark nearly all along, and columns at the very ends: the lines of a cell. */
function withoutLines(picture: GreyRaster): GreyRaster {
  const { width, height, data } = picture;
  for (let row = 0; row < height; row += 1) {
    if (row > height / 5 && row < height - height / 5) continue;
    const pixels = data.subarray(row * width, (row + 1) * width);
    let darkPixels = 0;
    for (const value of pixels) if (value < dark) darkPixels += 1;
    if (darkPixels > 0.7 * width) pixels.fill(255);
  }
  const ends = Math.min(width / 2, 0.25 * height);
  for (let column = 0; column < width; column += 1) {
    if (column > ends && column < width - ends) continue;
    let darkPixels = 0;
    for (let row = 0; row < height; row += 1) if ((data[row * width + column] ?? 255) < dark) darkPixels += 1;
    if (darkPixels > 0.85 * height) for (let row = 0; row < height; row += 1) data[row * width + column] = 255;
  }
  return picture;
}

/** Scales a picture to a height, by the mean of what each pixel covers, or between pixels when it grows. */
export function toHeight({ width, height, data }: GreyRaster, newHeight: number): GreyRaster {
  const factor = newHeight / height;
  const newWidth = Math.max(4, Math.round(width * factor));
  const scaled = new Uint8Array(newWidth * newHeight);
  const step = 1 / factor;
  for (let row = 0; row < newHeight; row += 1) {
    const y0 = row * step;
    for (let column = 0; column < newWidth; column += 1) {
      const x0 = (column * width) / newWidth;
      scaled[row * newWidth + column] =
        step > 1
          ? meanOf(data, width, height, x0, y0, width / newWidth, step)
          : between(data, width, height, x0 + step / 2 - 0.5, y0 + step / 2 - 0.5);
    }
  }
  return { width: newWidth, height: newHeight, data: scaled };
}

function meanOf(data: Uint8Array, width: number, height: number, x0: number, y0: number, stepX: number, stepY: number): number {
  let sum = 0;
  let weights = 0;
  for (let y = Math.floor(y0); y < Math.min(height, y0 + stepY); y += 1) {
    const down = Math.min(y + 1, y0 + stepY) - Math.max(y, y0);
    for (let x = Math.floor(x0); x < Math.min(width, x0 + stepX); x += 1) {
      const weight = down * (Math.min(x + 1, x0 + stepX) - Math.max(x, x0));
      sum += weight * (data[y * width + x] ?? 255);
      weights += weight;
    }
  }
  return weights > 0 ? Math.round(sum / weights) : 255;
}

function between(data: Uint8Array, width: number, height: number, x: number, y: number): number {
  const left = Math.max(0, Math.min(width - 1, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 1, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const across = Math.max(0, Math.min(1, x - left));
  const down = Math.max(0, Math.min(1, y - top));
  const upper = (data[top * width + left] ?? 255) * (1 - across) + (data[top * width + right] ?? 255) * across;
  const lower = (data[bottom * width + left] ?? 255) * (1 - across) + (data[bottom * width + right] ?? 255) * across;
  return Math.round(upper * (1 - down) + lower * down);
}

function bordered({ width, height, data }: GreyRaster): GreyRaster {
  const wide = width + 2 * border;
  const framed = new Uint8Array(wide * (height + 2 * border)).fill(255);
  for (let row = 0; row < height; row += 1) framed.set(data.subarray(row * width, (row + 1) * width), (row + border) * wide + border);
  return { width: wide, height: height + 2 * border, data: framed };
}

/** A line of text, dark on white, of one height: for the first reader with a border, for the second one without. */
export interface LinePicture {
  bordered: GreyRaster;
  plain: GreyRaster;
}

/** A line as it stands on the page, dark on white and without the lines of its cell, and where that picture lies. */
export function cleanLine(page: GreyRaster, box: PixelBox & Partial<LineBox>, rulings: Rulings): { picture: GreyRaster; place: PixelBox } {
  const place = onPage(withRoom(box, rulings), page);
  return { picture: withoutLines(onWhite(cut(page, place))), place };
}

export function linePicture(page: GreyRaster, box: LineBox, rulings: Rulings): LinePicture {
  const clean = cleanLine(page, box, rulings).picture;
  const plain = toHeight(box.direction === 'column' ? columnAsRow(clean) : clean, lineHeight);
  return { plain, bordered: bordered(plain) };
}
