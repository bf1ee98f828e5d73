import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Keeps what a story shows in words, for those who read all stories afterwards. */
    keepTexts: (story: string, texts: string) => Promise<void>;
  }
}

const folder = fileURLToPath(new URL('../node_modules/.cache/story-texts', import.meta.url));

export const keepTexts: BrowserCommand<[story: string, texts: string]> = async (_context, story, texts) => {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${path.basename(story)}.txt`), texts);
};

/** What the story showed when it was last run; null where it was not run. */
export async function textsOf(story: string): Promise<string | null> {
  return readFile(path.join(folder, `${story}.txt`), 'utf8').catch(() => null);
}

/** Before a run over all stories: what one shows no more must not be found. */
export const forgetTexts = (): Promise<void> => rm(folder, { recursive: true, force: true });
