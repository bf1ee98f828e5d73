import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { comparePictures } from './compare-pictures.ts';
import { packPicture } from './pack-picture.ts';
import { pictureFolders, storedFile, storedPictures } from './picture-folders.ts';
import { pictureSets } from './picture-sets.ts';

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
    const [seen, expected] = [await pixelsOf(await packPicture(png)), await pixelsOf(png)];
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
    await expect(comparePictures(Buffer.from('not a picture'), await drawn(1, 1, () => 0))).rejects.toThrow('unsupported image format');
  });

  test('of a real story goes through PNG and back without a changed pixel, and is far smaller', async () => {
    const folder = path.join(pictureFolders.stored, 'kit-light');
    const name = (await readdir(folder)).find((file) => file.startsWith('foundations-colour-'));
    const stored = await readFile(path.join(folder, name ?? 'none'));
    const again = await packPicture(await sharp(stored).png().toBuffer());
    expect((await pixelsOf(again)).data.equals((await pixelsOf(stored)).data)).toBe(true);
    expect(again.length).toBeLessThan((await sharp(stored).png({ compressionLevel: 9 }).toBuffer()).length / 1.5);
  });
});

test('no stored picture is identical to another: its story is tagged, as start-here.mdx says', async () => {
  const pictures = new Map<string, string>();
  const twins: string[] = [];
  for (const set of pictureSets)
    for (const picture of await storedPictures(pictureFolders, set.name)) {
      const content = createHash('sha256')
        .update(await readFile(storedFile(pictureFolders, set.name, picture)))
        .digest('hex');
      const other = pictures.get(content);
      if (other === undefined) pictures.set(content, `${set.name}/${picture}`);
      else twins.push(`${set.name}/${picture} is ${other}`);
    }
  expect(twins).toEqual([]);
});

describe('a picture just taken', () => {
  const plain = drawn(100, 60, () => 0x213e74);
  /** With a block of other pixels in it. */
  const marked = (size: number, colour = 0xff0000) =>
    drawn(100, 60, (x, y) => (x >= 10 && x < 10 + size && y >= 10 && y < 10 + size ? colour : 0x213e74));

  test('is as stored where every pixel is, in whatever format', async () => {
    expect(await comparePictures(await packPicture(await plain), await plain)).toEqual({ isSame: true });
  });

  test('is as stored with a few pixels drawn otherwise, as another build of the browser may', async () => {
    expect(await comparePictures(await plain, await marked(4))).toEqual({ isSame: true });
  });

  test('is not where a block of pixels has another colour, also by three levels of it, and says how many', async () => {
    for (const colour of [0xff0000, 0x213e74 + 0x030303]) {
      const found = await comparePictures(await plain, await marked(6, colour));
      expect(found).toMatchObject({ isSame: false, what: '36 pixels differ.' });
      expect(found.isSame ? null : (await sharp(found.difference ?? undefined).metadata()).width).toBe(100);
    }
  });

  test('is not where its size is another, of which no difference can be drawn', async () => {
    const found = await comparePictures(await plain, await drawn(100, 61, () => 0x213e74));
    expect(found).toEqual({ isSame: false, what: 'It was 100 × 60 pixels and is 100 × 61.', difference: null });
  });
});
