import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findingsIn } from './findings.ts';
import { fileNames, type PictureFolders, storedFiles, storedPictures, writtenFile } from './picture-folders.ts';
import { isTaken, type PictureSet, pictureSets } from './picture-sets.ts';
import { type StoryEntry, storyIndex } from './story-index.ts';

const set: PictureSet = { name: 'parts-light', theme: 'light', width: 1200, of: 'parts', isHalved: false };
const button: StoryEntry = {
  id: 'parts-button--primary',
  title: 'Parts/Button',
  name: 'Primary',
  importPath: './packages/ui/src/button/button.stories.tsx',
  tags: ['test'],
};

let folder = '';
const folders = (): PictureFolders => ({ stored: path.join(folder, 'stored'), differences: path.join(folder, 'differences') });

async function put(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, 'a picture');
}
/** Puts a stored picture there, in so many files. */
const store = async (picture: string, count = 1): Promise<void> => {
  for (const name of fileNames(picture, count)) await put(path.join(folders().stored, set.name, name));
};
const write = (picture: string, kind: 'actual' | 'diff' | 'reference') => put(writtenFile(folders(), set.name, picture, kind));

const kinds = async (stories: readonly StoryEntry[]) =>
  (await findingsIn(folders(), set, stories)).map(({ kind, picture, now, difference }) => [
    kind,
    picture,
    now !== null,
    difference !== null,
  ]);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await store('parts-button-primary');
});
afterEach(() => rm(folder, { recursive: true }));

test('a story that looks as stored is not a finding', async () => {
  expect(await kinds([button])).toEqual([]);
});

test('a story that looks otherwise is changed', async () => {
  await write('parts-button-primary', 'actual');
  await write('parts-button-primary', 'diff');
  expect(await kinds([button])).toEqual([['changed', 'parts-button-primary', true, true]]);
});

test('a story without a stored picture is new, with the picture taken now', async () => {
  const busy = { ...button, id: 'parts-button--busy' };
  await write('parts-button-busy', 'reference');
  expect(await kinds([button, busy])).toEqual([['new', 'parts-button-busy', true, false]]);
});

test('a stored picture whose story is gone is removed', async () => {
  expect(await kinds([])).toEqual([['removed', 'parts-button-primary', false, false]]);
});

test('the names of stored pictures are those of WebP files, in order', async () => {
  for (const name of ['parts-alert-info', 'parts-zebra', 'parts-badge-solid']) await store(name);
  await put(path.join(folders().stored, set.name, 'notes.txt'));
  const names = [...(await storedPictures(folders(), set.name)).keys()];
  expect(names).toEqual(['parts-alert-info', 'parts-badge-solid', 'parts-button-primary', 'parts-zebra']);
  expect((await storedPictures(folders(), 'of-no-set')).size).toBe(0);
});

test('a high picture is in several files, from top to bottom', async () => {
  await store('parts-table-long', 11);
  const names = Array.from({ length: 11 }, (_, index) => `parts-table-long.${index + 1}.webp`);
  const files = storedFiles(folders(), set.name, 'parts-table-long');
  expect(files.map((file) => path.basename(file))).toEqual(names);
  expect((await storedPictures(folders(), set.name)).get('parts-table-long')).toEqual(files);
  expect(storedFiles(folders(), set.name, 'parts-table')).toEqual([]);
});

const setsOf = (tags: string[], importPath = './apps/web/src/screen.stories.tsx') =>
  pictureSets.filter((each) => isTaken({ importPath, tags: ['test', ...tags] }, each)).map(({ name }) => name);

test('a screen is photographed wide and narrow in light, one of its stories in dark; one that keeps a theme or a width not twice alike', () => {
  expect(setsOf([])).toEqual(['screens-light', 'screens-narrow']);
  expect(setsOf(['in-dark'])).toEqual(['screens-light', 'screens-dark', 'screens-narrow']);
  expect(setsOf(['dark-only'])).toEqual(['screens-dark']);
  expect(setsOf(['narrow-only'])).toEqual(['screens-narrow']);
  expect(setsOf(['wide-only'])).toEqual(['screens-light']);
  expect(setsOf(['no-visual', 'in-dark'])).toEqual([]);
});

test('of a part, what shows it whole is photographed in light and dark, and a state that this cannot show in light', () => {
  const part = './packages/ui/src/part.stories.tsx';
  expect(setsOf([], part)).toEqual([]);
  expect(setsOf(['everything'], part)).toEqual(['parts-light', 'parts-dark']);
  expect(setsOf(['own-picture'], part)).toEqual(['parts-light']);
  expect(setsOf(['everything', 'no-visual'], part)).toEqual([]);
});

test('of the report, what is tagged is photographed in light, and in dark what is tagged for that', () => {
  const section = './packages/report-viewer/src/section.stories.tsx';
  expect(setsOf([], section)).toEqual([]);
  expect(setsOf(['own-picture'], section)).toEqual(['report-light']);
  expect(setsOf(['own-picture', 'in-dark'], section)).toEqual(['report-light', 'report-dark']);
});

test('every screen has a story that is photographed in dark', async () => {
  const titles = new Map<string, boolean>();
  for (const story of await storyIndex()) {
    const taken = pictureSets.filter((each) => each.of === 'screens' && isTaken(story, each));
    if (taken.length > 0) titles.set(story.title, titles.get(story.title) === true || taken.some(({ theme }) => theme === 'dark'));
  }
  expect(titles.size).toBeGreaterThan(20);
  expect([...titles].filter(([, isInDark]) => !isInDark)).toEqual([]);
});
