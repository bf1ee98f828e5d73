import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { packPicture, unpackPicture } from './pack-picture.ts';
import { shelf } from './stored-pictures.ts';

/** A PNG in RGB, its pixels drawn by a rule; numbers that look random come from a seed. */
function drawn(width: number, height: number, colour: (x: number, y: number, random: () => number) => number): Promise<Buffer> {
  let seed = 7;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed;
  };
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1)
    pixels.writeUIntBE(colour(at % width, Math.floor(at / width), random) & 0xffffff, at * 3, 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

describe('a stored picture', () => {
  test.each([
    ['one pixel', drawn(1, 1, () => 0x213e74)],
    ['one column', drawn(1, 90, (_, y) => y * 7)],
    ['every colour by chance', drawn(61, 67, (_x, _y, random) => random() >>> 8)],
    ['a slope through all greys', drawn(256, 9, (x) => x * 0x10101)],
    ['a pattern that comes again far away', drawn(200, 80, (x, y) => (((x * 31) ^ (y % 40)) % 97) * 0x020305)],
  ])('keeps every pixel: %s', async (_, made) => {
    const png = await made;
    const back = await unpackPicture(await packPicture(png));
    const [seen, expected] = [await pixelsOf(back), await pixelsOf(png)];
    expect([seen.info.width, seen.info.height]).toEqual([expected.info.width, expected.info.height]);
    expect(seen.data.equals(expected.data)).toBe(true);
  });

  test('is the same bytes each time', async () => {
    const png = await drawn(200, 80, (x, y) => (((x * 31) ^ (y % 40)) % 97) * 0x020305);
    expect((await packPicture(png)).equals(await packPicture(png))).toBe(true);
  });

  test('higher than the format allows is refused with what to do', async () => {
    const tall = await drawn(1, 16_384, () => 0);
    await expect(packPicture(tall)).rejects.toThrow('1 × 16384 pixels cannot be stored; 16383 is the longest side. Split the story.');
  });

  test('that is damaged is refused', async () => {
    await expect(unpackPicture(Buffer.from('not a picture'))).rejects.toThrow('unsupported image format');
  });

  test('of a real story goes through PNG and back without a changed pixel, and is far smaller', async () => {
    const folder = path.join(shelf.packed, 'kit-light');
    const name = (await readdir(folder)).find((file) => file.startsWith('foundations-colour-'));
    const stored = await readFile(path.join(folder, name ?? 'none'));
    const again = await packPicture(await unpackPicture(stored));
    expect((await pixelsOf(again)).data.equals((await pixelsOf(stored)).data)).toBe(true);
    expect(again.length).toBeLessThan((await sharp(stored).png({ compressionLevel: 9 }).toBuffer()).length / 1.5);
  });
});
