import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findingsIn } from './findings.ts';
import { isTaken, type PictureSet, pictureSets } from './picture-sets.ts';
import { packSet, picturesIn, unpackSet } from './stored-pictures.ts';
import type { StoryEntry } from './story-index.ts';

const set: PictureSet = { name: 'kit-light', theme: 'light', width: 1200, of: 'kit' };
const button: StoryEntry = {
  id: 'parts-button--primary',
  title: 'Parts/Button',
  name: 'Primary',
  importPath: './packages/ui/src/button/button.stories.tsx',
  tags: ['test'],
};
const png = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 4, height: 4, channels: 3, background } })
    .png()
    .toBuffer();

let folder = '';
const shelfIn = () => ({
  packed: path.join(folder, 'packed'),
  unpacked: path.join(folder, 'unpacked'),
  differences: path.join(folder, 'differences'),
});

async function put(place: 'unpacked' | 'differences', name: string, colour = '#213e74'): Promise<void> {
  const file = path.join(shelfIn()[place], set.name, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await png(colour));
}

const kinds = async (stories: readonly StoryEntry[]) =>
  (await findingsIn(shelfIn(), set, stories)).map(({ kind, picture, now, difference }) => [
    kind,
    picture,
    now !== null,
    difference !== null,
  ]);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await put('unpacked', 'parts-button-primary.png');
  await packSet(shelfIn(), set.name);
});
afterEach(() => rm(folder, { recursive: true }));

test('a story that looks as stored is no finding', async () => {
  expect(await kinds([button])).toEqual([]);
});

test('a story that looks otherwise is changed', async () => {
  await put('differences', 'parts-button-primary-actual.png');
  await put('differences', 'parts-button-primary-diff.png');
  expect(await kinds([button])).toEqual([['changed', 'parts-button-primary', true, true]]);
});

test('a story without a stored picture is new, with the picture taken now', async () => {
  const busy = { ...button, id: 'parts-button--busy' };
  await put('differences', 'parts-button-busy-reference.png');
  expect(await kinds([button, busy])).toEqual([['new', 'parts-button-busy', true, false]]);
});

test('a stored picture whose story is gone is removed', async () => {
  expect(await kinds([])).toEqual([['removed', 'parts-button-primary', false, false]]);
});

test('what is stored is unpacked once, taken anew when it changes, and forgotten when it is stored no more', async () => {
  const shelf = shelfIn();
  expect(await picturesIn(path.join(shelf.packed, set.name), '.webp')).toEqual(['parts-button-primary']);
  expect(await packSet(shelf, set.name)).toBe(0);
  await rm(shelf.unpacked, { recursive: true });
  await unpackSet(shelf, set.name);
  expect(await picturesIn(path.join(shelf.unpacked, set.name), '.png')).toEqual(['parts-button-primary']);
  expect(await packSet(shelf, set.name)).toBe(0);
  await put('unpacked', 'parts-button-primary.png', '#8a270c');
  expect(await packSet(shelf, set.name)).toBe(1);
  await rm(shelf.packed, { recursive: true });
  await unpackSet(shelf, set.name);
  expect(await picturesIn(path.join(shelf.unpacked, set.name), '.png')).toEqual([]);
});

test('many pictures are packed, and a file that is no picture is named', async () => {
  for (let place = 0; place < 12; place += 1) await put('unpacked', `parts-many-${place}.png`, `rgb(0, 0, ${place})`);
  expect(await packSet(shelfIn(), set.name)).toBe(12);
  expect(await picturesIn(path.join(shelfIn().packed, set.name), '.webp')).toHaveLength(13);
  await writeFile(path.join(shelfIn().unpacked, set.name, 'parts-broken.png'), 'not a picture');
  await expect(packSet(shelfIn(), set.name)).rejects.toThrow(/parts-broken\.png: .*unsupported image format/);
});

test('a screen is photographed in four sets, one that keeps a theme in two, one that keeps a narrow window in the narrow ones', () => {
  const setsOf = (tags: string[], importPath = './apps/web/src/screen.stories.tsx') =>
    pictureSets.filter((each) => isTaken({ importPath, tags: ['test', ...tags] }, each)).map(({ name }) => name);
  expect(setsOf([])).toEqual(['screens-light-wide', 'screens-dark-wide', 'screens-light-narrow', 'screens-dark-narrow']);
  expect(setsOf(['dark-only'])).toEqual(['screens-dark-wide', 'screens-dark-narrow']);
  expect(setsOf(['narrow-only'])).toEqual(['screens-light-narrow', 'screens-dark-narrow']);
  expect(setsOf(['no-visual'])).toEqual([]);
  expect(setsOf([], './packages/ui/src/part.stories.tsx')).toEqual(['kit-light']);
  expect(setsOf(['in-dark'], './packages/report-viewer/src/section.stories.tsx')).toEqual(['kit-light', 'kit-dark']);
  expect(setsOf(['everything'], './packages/ui/src/part.stories.tsx')).toEqual(['kit-light', 'kit-dark']);
});
