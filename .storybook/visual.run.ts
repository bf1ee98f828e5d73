import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Difference, differencesPage } from './differences-page.ts';
import { packPicture } from './pack-picture.ts';
import { type PictureSet, pictureSets } from './picture-sets.ts';
import { type StoryEntry, storyIndex } from './story-index.ts';

// npm run visual [-- [--update] [WORDS OF FILE NAMES…]]: photographs the stories and compares them with the stored pictures.
const configDir = fileURLToPath(new URL('.', import.meta.url));
const root = path.resolve(configDir, '..');
const baselines = path.join(configDir, '__screenshots__');
const differences = path.join(root, '.visual-diff');
const isUpdate = process.argv.includes('--update');
const filters = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const startedAt = Date.now();
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** File name of a story's picture, as Vitest writes it. */
const pictureOf = (id: string): string => `${id.replace(/-+/g, '-')}.png`;

function isTaken({ importPath, tags }: StoryEntry, set: PictureSet): boolean {
  const isScreen = importPath.includes('apps/');
  return isScreen === (set.of === 'screens') && tags.includes(set.tag ?? 'test') && !tags.includes('no-visual');
}

async function picturesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.png')).sort() : [];
}

/** Packs a picture taken in this run tighter; the pixels stay. */
async function pack(file: string): Promise<void> {
  if ((await stat(file)).mtimeMs < startedAt) return;
  const bytes = await readFile(file);
  const packed = packPicture(bytes);
  if (packed !== bytes) await writeFile(file, packed);
}

/** Runs the comparison; true when every story could be photographed and looks as stored. */
function compare(): Promise<boolean> {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const words = [
    vitest,
    'run',
    '--config',
    path.join(configDir, 'vitest.config.ts'),
    '--reporter=dot',
    ...filters,
    // Last, because it would take the word after it for its value.
    ...(isUpdate ? ['--update'] : []),
  ];
  // With CI set, a missing picture fails and none is written.
  const { CI: _, ...ours } = process.env;
  const env = { ...ours, VISUAL: '1', ...(isUpdate ? {} : { CI: '1' }) };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

const stories = await storyIndex();
await rm(differences, { recursive: true, force: true });
const isSame = await compare();

const found: Difference[] = [];
let bytes = 0;
let count = 0;
const stale: string[] = [];
const missing: string[] = [];
for (const set of pictureSets) {
  const expected = new Map(stories.filter((story) => isTaken(story, set)).map((story) => [pictureOf(story.id), story]));
  for (const name of await picturesIn(path.join(baselines, set.name))) {
    const file = path.join(baselines, set.name, name);
    if (expected.has(name)) {
      if (isUpdate) await pack(file);
      bytes += (await stat(file)).size;
      count += 1;
    } else if (isUpdate) await rm(file);
    else stale.push(path.relative(root, file));
  }
  const stored = await picturesIn(path.join(baselines, set.name));
  missing.push(...[...expected.keys()].filter((name) => !stored.includes(name)).map((name) => `${set.name}/${name}`));
  const folder = path.join(differences, set.name);
  const written = await picturesIn(folder);
  for (const [picture, story] of expected) {
    const named = (kind: string): string | null => {
      const name = `${picture.replace(/\.png$/, '')}-${kind}.png`;
      return written.includes(name) ? path.join(folder, name) : null;
    };
    const [actual, difference] = [named('actual'), named('diff')];
    if (actual === null && difference === null) continue;
    const baseline = path.join(baselines, set.name, picture);
    found.push({
      set: set.name,
      title: story.title,
      name: story.name,
      id: story.id,
      baseline: existsSync(baseline) ? baseline : null,
      actual,
      difference,
    });
  }
}

if (isUpdate) say('Stored pictures are up to date. Look at them before you commit.');
if (found.length > 0) {
  await mkdir(differences, { recursive: true });
  const page = path.join(differences, 'index.html');
  await writeFile(page, await differencesPage(found, (file) => readFile(file)));
  say(`${found.length} pictures differ or are new. Open ${path.relative(process.cwd(), page)} to see them beside each other.`);
  say('To accept them: npm run visual -- --update');
}
if (missing.length > 0 && filters.length === 0)
  say(`${missing.length} stories have no stored picture yet; npm run visual -- --update takes them:\n${missing.join('\n')}`);
if (stale.length > 0) say(`These pictures belong to no story any more; npm run visual -- --update removes them:\n${stale.join('\n')}`);
say(
  `${count} stored pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB. ${isSame && stale.length === 0 ? 'No differences.' : 'The comparison failed.'}`,
);
process.exit(isSame && stale.length === 0 ? 0 : 1);
