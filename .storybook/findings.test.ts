import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findingsIn } from './findings.ts';
import { type PictureFolders, storedFile, storedPictures, writtenFile } from './picture-folders.ts';
import { differsInDark, isTaken, type PictureSet, pictureSets } from './picture-sets.ts';
import type { StoryEntry } from './story-index.ts';

const set: PictureSet = { name: 'kit-light', theme: 'light', width: 1200, of: 'kit' };
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
  await put(storedFile(folders(), set.name, 'parts-button-primary'));
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
  for (const name of ['parts-alert-info', 'parts-zebra', 'parts-badge-solid']) await put(storedFile(folders(), set.name, name));
  await put(path.join(folders().stored, set.name, 'notes.txt'));
  expect(await storedPictures(folders(), set.name)).toEqual([
    'parts-alert-info',
    'parts-badge-solid',
    'parts-button-primary',
    'parts-zebra',
  ]);
  expect(await storedPictures(folders(), 'of-no-set')).toEqual([]);
});

const setsOf = (tags: string[], importPath = './apps/web/src/screen.stories.tsx') =>
  pictureSets.filter((each) => isTaken({ importPath, tags: ['test', ...tags] }, each)).map(({ name }) => name);

test('a screen is photographed in light, in dark and in a narrow window; one that keeps a theme or a width not twice alike', () => {
  expect(setsOf([])).toEqual(['screens-light-wide', 'screens-dark-wide', 'screens-light-narrow']);
  expect(setsOf(['dark-only'])).toEqual(['screens-dark-wide']);
  expect(setsOf(['light-only'])).toEqual(['screens-light-wide', 'screens-light-narrow']);
  expect(setsOf(['narrow-only'])).toEqual(['screens-dark-wide', 'screens-light-narrow']);
  expect(setsOf(['narrow-only', 'dark-only'])).toEqual(['screens-dark-wide']);
  expect(setsOf(['wide-only'])).toEqual(['screens-light-wide', 'screens-dark-wide']);
  expect(setsOf(['no-visual'])).toEqual([]);
});

test('of a part, what shows it whole is photographed, and a state that this cannot show', () => {
  const [part, section] = ['./packages/ui/src/part.stories.tsx', './packages/report-viewer/src/section.stories.tsx'];
  expect(setsOf([], part)).toEqual([]);
  expect(setsOf(['everything'], part)).toEqual(['kit-light', 'kit-dark']);
  expect(setsOf(['own-picture'], part)).toEqual(['kit-light']);
  expect(setsOf(['own-picture', 'in-dark'], section)).toEqual(['kit-light', 'kit-dark']);
  expect(setsOf(['everything', 'no-visual'], part)).toEqual([]);
});

test('axe reads in dark what can differ there: screens, and what shows a part whole', () => {
  const inDark = (importPath: string, ...tags: string[]) => differsInDark({ importPath, tags: ['test', ...tags] });
  expect([inDark('./apps/web/src/a.stories.tsx'), inDark('./apps/web/src/a.stories.tsx', 'light-only')]).toEqual([true, false]);
  expect([inDark('./packages/ui/src/a.stories.tsx'), inDark('./packages/ui/src/a.stories.tsx', 'everything')]).toEqual([false, true]);
});
