import { rm } from 'node:fs/promises';
import { pictureFolders } from './picture-folders.ts';
import { plantedChanges, plantedKey } from './planted-changes.ts';
import { runStories } from './run-stories.ts';
import { forgetTexts, textsOf } from './story-texts.ts';

/** Of the planted changes, so many must be found at least. */
const least = 18;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Plants every change and prints which of them the stored pictures find. Returns whether they are enough. */
export async function provePictures(): Promise<boolean> {
  await forgetTexts();
  const code = await runStories('planted', ['--reporter=dot', ...new Set(plantedChanges.map(({ file }) => file))]);
  await rm(pictureFolders.differences, { recursive: true, force: true });
  let found = 0;
  for (const [index, { name }] of plantedChanges.entries()) {
    const faults = await textsOf(plantedKey(index));
    if (faults) found += 1;
    say(`${faults === null ? 'not tried' : faults ? 'found' : 'MISSED'}: ${name}${faults ? ` (${faults})` : ''}`);
  }
  say(`${found} of ${plantedChanges.length} planted changes were found; at least ${least} must be.`);
  return code === 0 && found >= least;
}
