import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { comparePictures } from './compare-pictures.ts';
import { packPicture, pixelsOf, unpackPicture } from './pack-picture.ts';
import { pictureFolders, storedPictures } from './picture-folders.ts';
import { pictureSets } from './picture-sets.ts';
import { differingPixels, halve, type Pixels, roundEdges } from './reduce-picture.ts';

type Rule = (x: number, y: number, random: () => number) => number;

/** Pixels drawn by a rule; numbers that look random come from a seed. */
function drawn(width: number, height: number, colour: Rule): Pixels {
  let seed = 7;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed;
  };
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) data.writeUIntBE(colour(at % width, Math.floor(at / width), random) & 0xffffff, at * 3, 3);
  return { data, width, height };
}

const chance: Rule = (_x, _y, random) => random() >>> 8;
const isEqual = (one: Pixels, other: Pixels): boolean =>
  one.width === other.width && one.height === other.height && Buffer.compare(one.data, other.data) === 0;

describe('a picture, packed', () => {
  test.each([
    ['one pixel', drawn(1, 1, () => 0x213e74), 1],
    ['one column', drawn(1, 90, (_, y) => y * 7), 1],
    ['every colour by chance', drawn(61, 67, chance), 1],
    ['too large for one file', drawn(150, 200, chance), 4],
    ['higher than the format allows', drawn(1, 16_384, () => 0), 2],
  ])('keeps every pixel: %s', async (_, made, count) => {
    const files = await packPicture(made);
    expect(files).toHaveLength(count);
    expect(isEqual(await unpackPicture(files), made)).toBe(true);
  });

  test('is the same bytes each time, and no file is over 25 kB', async () => {
    const made = drawn(150, 200, chance);
    const [files, again] = [await packPicture(made), await packPicture(made)];
    expect(files.map((file, index) => file.equals(again[index] ?? Buffer.alloc(0)))).toEqual([true, true, true, true]);
    expect(Math.max(...files.map(({ length }) => length))).toBeLessThanOrEqual(25_000);
  });

  test('is read from whatever format, and refused where it is damaged', async () => {
    const made = drawn(20, 10, chance);
    const png = await sharp(made.data, { raw: { width: 20, height: 10, channels: 3 } })
      .png()
      .toBuffer();
    expect(isEqual(await pixelsOf(png), made)).toBe(true);
    await expect(unpackPicture([Buffer.from('not a picture')])).rejects.toThrow('unsupported image format');
  });
});

describe('a picture, reduced', () => {
  test('has the mean of four pixels for each, also at an edge of odd length', () => {
    const halved = halve(drawn(3, 3, (x, y) => [0x000000, 0x040404, 0x080808][(x + y) % 3] ?? 0));
    expect([halved.width, halved.height]).toEqual([2, 2]);
    expect([...halved.data].filter((_, at) => at % 3 === 0)).toEqual([4, 4, 4, 4]);
  });

  test('keeps the colour of areas and of lines, and has at most five levels a channel elsewhere', () => {
    const [ground, ink, line] = [0xf6f3ec, 0x1d1f24, 0xd8d1c2];
    const made = drawn(60, 60, (x, y, random) => {
      if (y === 30) return line;
      return y < 30 ? ground : chance(x, y, random) | (ink & 1);
    });
    const { data } = roundEdges(made);
    // Where a line ends, a pixel has no neighbours like it.
    const colours = (from: number, to: number) =>
      [...new Set(data.subarray(from * 180 + 3, to * 180 - 3))].sort((one, other) => one - other);
    expect(colours(1, 29)).toEqual([0xec, 0xf3, 0xf6]);
    expect(colours(30, 31)).toEqual([0xc2, 0xd1, 0xd8]);
    expect(colours(32, 60)).toEqual([0, 64, 128, 191, 255]);
  });
});

test('all stored pictures are at most 900 files and 9 MB, each of at most 25 kB, and none is another one', async () => {
  const files = new Map<string, string>();
  const twins: string[] = [];
  const sizes: number[] = [];
  for (const set of pictureSets)
    for (const [picture, parts] of await storedPictures(pictureFolders, set.name)) {
      const hash = createHash('sha256');
      for (const part of parts) {
        sizes.push((await stat(part)).size);
        hash.update(await readFile(part));
      }
      const content = hash.digest('hex');
      const other = files.get(content);
      if (other === undefined) files.set(content, `${set.name}/${picture}`);
      else twins.push(`${set.name}/${picture} is ${other}: tag its story, as start-here.mdx says`);
    }
  expect(twins).toEqual([]);
  expect(sizes.length).toBeGreaterThan(500);
  expect(sizes.length).toBeLessThanOrEqual(900);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(25_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(9_000_000);
});

describe('a picture just taken', () => {
  const ground = 0x213e74;
  const plain = drawn(100, 60, () => ground);
  /** With a block of other pixels in it. */
  const marked = (size: number, colour = 0xff0000) =>
    drawn(100, 60, (x, y) => (x >= 10 && x < 10 + size && y >= 10 && y < 10 + size ? colour : ground));
  /** Letters, as far as a comparison sees them: no pixel is like those beside it. */
  const letters = (shift = 0) => drawn(100, 60, (x, y) => Math.max(0, ((x * 37 + y * 61) % 200) - shift) * 0x10101);

  test('is as stored where every pixel is, though what is stored was reduced', async () => {
    for (const picture of [plain, marked(20), letters(), drawn(61, 67, chance)])
      expect(await comparePictures(await unpackPicture(await packPicture(roundEdges(picture))), picture)).toEqual({ isSame: true });
  });

  test('is as stored with a few pixels drawn otherwise, as another build of the browser may', async () => {
    expect(await comparePictures(roundEdges(plain), marked(2))).toEqual({ isSame: true });
  });

  test('is as stored where blending gives the next level, also on the border between two steps', async () => {
    const next = drawn(100, 60, () => ground + 0x010101);
    expect(await comparePictures(roundEdges(plain), next)).toEqual({ isSame: true });
    expect(differingPixels(roundEdges(letters()), letters(1))).toEqual([]);
  });

  test('is not where a block of pixels has another colour, also by three levels of it, and says how many', async () => {
    for (const colour of [0xff0000, ground + 0x030303]) {
      const found = await comparePictures(roundEdges(plain), marked(6, colour));
      expect(found).toMatchObject({ isSame: false, what: expect.stringMatching(/^3\d pixels differ\.$/) });
      expect(found.isSame ? null : (await sharp(found.difference ?? undefined).metadata()).width).toBe(100);
    }
  });

  test('is not where the colour of letters is another by 3 %, though their edges are rounded', async () => {
    expect(await comparePictures(roundEdges(letters()), letters(8))).toMatchObject({ isSame: false });
  });

  test('is not where its size is another, of which no difference can be drawn', async () => {
    const found = await comparePictures(
      roundEdges(plain),
      drawn(100, 61, () => ground),
    );
    expect(found).toEqual({ isSame: false, what: 'It was 100 × 60 pixels and is 100 × 61.', difference: null });
  });
});
