import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { differencesPage } from './differences-page.ts';
import { type Finding, findingsIn } from './findings.ts';
import { pictureFolders, removeFiles, storedPictures } from './picture-folders.ts';
import { pictureSets } from './picture-sets.ts';
import { storyIndex } from './story-index.ts';
import type { Pictures } from './story-run.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const root = path.resolve(configDir, '..');
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs the stories of some files, or all, in light and dark. Returns the exit code of the run. */
export async function runStories(pictures: Pictures, words: readonly string[], isUpdate = false): Promise<number> {
  await rm(pictureFolders.differences, { recursive: true, force: true });
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, PICTURES: pictures, PICTURES_UPDATE: isUpdate ? '1' : '0' };
  const child = spawn(process.execPath, [vitest, 'run', '--config', path.join(configDir, 'vitest.config.ts'), ...words], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Says what a run over the files with these words in their name, or over all, has found, puts it side by side on a page, and removes what is stored and of no story any more where it is an update. Returns how many differ. */
export async function tellFindings(words: readonly string[], isUpdate = false): Promise<number> {
  const isWhole = words.length === 0;
  // Reading all stories takes longer than running those of one file, and a comparison that finds nothing writes nothing.
  if (!isWhole && !isUpdate && !existsSync(pictureFolders.differences)) return 0;
  const accept = ['npm run visual -- --update', ...words].join(' ');
  const stories = await storyIndex();
  const findings = (await Promise.all(pictureSets.map((set) => findingsIn(pictureFolders, set, stories)))).flat();
  if (isUpdate) for (const { kind, stored } of findings) if (kind === 'removed') await removeFiles(stored);
  // A run over some files does not reach the other stories: that those have no picture is for the whole run to say.
  const shown = findings.filter(({ kind, now }) => (kind === 'removed' ? !isUpdate : kind === 'changed' || now !== null || isWhole));
  const list = (kind: Finding['kind'], words: string): void => {
    const names = shown.filter((finding) => finding.kind === kind).map(({ set, picture }) => `  ${set}/${picture}`);
    if (names.length > 0) say(`${names.length} ${words}\n${names.join('\n')}`);
  };
  list('changed', 'pictures differ:');
  list('new', `stories have no stored picture yet; ${accept} takes them:`);
  list('removed', `pictures belong to no story any more; ${accept} removes them:`);
  if (shown.length > 0) {
    await mkdir(pictureFolders.differences, { recursive: true });
    const page = path.join(pictureFolders.differences, 'index.html');
    await writeFile(page, await differencesPage(shown, accept, (file) => readFile(file)));
    say(`Open ${path.relative(process.cwd(), page)} to see them beside each other. To accept them: ${accept}`);
  }
  return shown.length;
}

/** Stored pictures, with the time each was written. */
export async function storedFiles(): Promise<Map<string, { bytes: number; time: number }>> {
  const files = new Map<string, { bytes: number; time: number }>();
  for (const { name } of pictureSets)
    for (const file of [...(await storedPictures(pictureFolders, name)).values()].flat()) {
      const { size, mtimeMs } = await stat(file);
      files.set(file, { bytes: size, time: mtimeMs });
    }
  return files;
}
