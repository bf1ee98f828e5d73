import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { differencesPage } from './differences-page.ts';
import { type Finding, findingsIn, storedFile } from './findings.ts';
import { pictureSets } from './picture-sets.ts';
import { packSet, picturesIn, shelf, unpackSet } from './stored-pictures.ts';
import { storyIndex } from './story-index.ts';

// npm run visual [-- [--update] [WORDS OF FILE NAMES…]]: photographs the stories and compares them with the stored pictures.
const configDir = fileURLToPath(new URL('.', import.meta.url));
const root = path.resolve(configDir, '..');
const isUpdate = process.argv.includes('--update');
const filters = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

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

async function total(): Promise<{ count: number; bytes: number }> {
  let [count, bytes] = [0, 0];
  for (const { name } of pictureSets)
    for (const picture of await picturesIn(path.join(shelf.packed, name), '.webp')) {
      count += 1;
      bytes += (await stat(storedFile(shelf, name, picture))).size;
    }
  return { count, bytes };
}

const stories = await storyIndex();
await rm(shelf.differences, { recursive: true, force: true });
for (const { name } of pictureSets) await unpackSet(shelf, name);
const isSame = await compare();
if (isUpdate) {
  let packed = 0;
  for (const { name } of pictureSets) packed += await packSet(shelf, name);
  say(`${packed} pictures were taken anew. Look at them before you commit.`);
}

const findings: Finding[] = [];
for (const set of pictureSets) findings.push(...(await findingsIn(shelf, set, stories)));
const stale = findings.filter(({ kind }) => kind === 'removed');
if (isUpdate) for (const { set, picture } of stale) await rm(storedFile(shelf, set, picture));
// A run over some files does not reach the other stories: that those have no picture is for the whole run to say.
const shown = findings.filter(({ kind, now }) =>
  kind === 'removed' ? !isUpdate : kind === 'changed' || now !== null || filters.length === 0,
);
const list = (kind: Finding['kind'], words: string): void => {
  const names = shown.filter((finding) => finding.kind === kind).map(({ set, picture }) => `  ${set}/${picture}`);
  if (names.length > 0) say(`${names.length} ${words}\n${names.join('\n')}`);
};
list('changed', 'pictures differ:');
list('new', 'stories have no stored picture yet; npm run visual -- --update takes them:');
list('removed', 'pictures belong to no story any more; npm run visual -- --update removes them:');
if (shown.length > 0) {
  await mkdir(shelf.differences, { recursive: true });
  const page = path.join(shelf.differences, 'index.html');
  await writeFile(page, await differencesPage(shown, (file) => readFile(file)));
  say(`Open ${path.relative(process.cwd(), page)} to see them beside each other. To accept them: npm run visual -- --update`);
}
const { count, bytes } = await total();
say(
  `${count} stored pictures, ${(bytes / 1e6).toFixed(1)} MB. ${isSame && shown.length === 0 ? 'No differences.' : 'The comparison failed.'}`,
);
process.exit(isSame && shown.length === 0 ? 0 : 1);
