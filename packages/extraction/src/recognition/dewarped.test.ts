import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../testing/pictured/chance.ts';
import { photograph } from '../testing/pictured/photograph.ts';
import { decodePicture } from './decode-picture.ts';
import { dewarped } from './dewarped.ts';
import { evenlyLit } from './even-light.ts';
import type { Raster } from './raster.ts';
import { sheetOfPhoto } from './sheet-of-photo.ts';

/** A white page with four unlike dark bars, so that a turned or mirrored one differs. */
function printedPage(width = 1000, height = 700): Raster {
  const data = new Uint8Array(width * height * 3).fill(255);
  const bar = (left: number, top: number, right: number, bottom: number): void => {
    for (let y = top; y < bottom; y += 1) data.fill(20, (y * width + left) * 3, (y * width + right) * 3);
  };
  bar(100, 80, 500, 120);
  bar(100, 300, 300, 330);
  bar(700, 200, 900, 420);
  bar(120, 560, 880, 600);
  return { width, height, data };
}

async function greySmall({ width, height, data }: Raster): Promise<Uint8Array> {
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .greyscale()
    .resize(100, 70, { fit: 'fill' })
    .raw()
    .toBuffer();
  return new Uint8Array(small);
}

/** Share of the places that are dark on one picture and light on the other. */
async function differing(a: Raster, b: Raster): Promise<number> {
  const [left, right] = await Promise.all([greySmall(a), greySmall(b)]);
  return left.filter((value, at) => value < 110 !== (right[at] ?? 0) < 110).length / left.length;
}

describe('a photograph of a sheet', () => {
  it.each(['mild', 'strong'] as const)('%s: becomes the sheet, flat and evenly lit', async (strength) => {
    const page = printedPage();
    const photo = await decodePicture(await photograph(page, strength, chanceOf(`desk ${strength}`), 1200), 'jpeg', 'photo.jpg');
    expect(await differing(photo, page)).toBeGreaterThan(0.1);
    const flat = evenlyLit(dewarped(photo));
    expect(flat.width / flat.height).toBeGreaterThan(1.3);
    expect(await differing(flat, page)).toBeLessThan(0.015);
  });
});

describe('a scan or a rendered page', () => {
  it('stays as it is, also with a dark picture on it or none of it white', () => {
    const page = printedPage();
    expect(dewarped(page)).toBe(page);
    expect(evenlyLit(page)).toBe(page);
    const halfDark: Raster = { ...page, data: page.data.map((value, at) => (at < page.data.length * 0.45 ? 40 : value)) };
    expect(sheetOfPhoto(halfDark)).toBeNull();
    const plain: Raster = { ...page, data: page.data.map(() => 128) };
    expect(dewarped(plain)).toBe(plain);
  });
});
