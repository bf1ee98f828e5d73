import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { StoryEntry } from '../story-index.ts';
import { type Guide, guideFile, isOfPart } from './guide.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The guide beside a file of stories, given from the root of the repository; null where there is none. */
export async function readGuide(stories: string): Promise<Guide | null> {
  const file = path.join(root, guideFile(stories));
  if (!existsSync(file)) return null;
  const { guide } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { guide: Guide };
  return guide;
}

/** Selectors of the elements that the guide of a story names; none for a screen. */
export async function anatomyOf({ importPath }: StoryEntry): Promise<string[]> {
  const guide = await readGuide(importPath);
  return guide !== null && isOfPart(guide) ? guide.anatomy.map(({ dom }) => dom) : [];
}
