import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPlayedInDark, isTaken, type PictureSet, pictureSets } from './picture-sets.ts';
import { storyIndex } from './story-index.ts';
import { type Pictures, type StoryRun, storyKey } from './story-run.ts';

const root = path.dirname(fileURLToPath(new URL('.', import.meta.url)));

/** What is to be done with each story in one theme. */
export async function planStories(theme: PictureSet['theme'], pictures: Pictures, isUpdate: boolean): Promise<StoryRun> {
  const stories: StoryRun['stories'] = {};
  for (const story of await storyIndex()) {
    const sets = pictureSets.filter((set) => set.theme === theme && isTaken(story, set));
    const isRun = pictures === 'alone' ? sets.length > 0 : theme === 'light' || isPlayedInDark(story);
    stories[storyKey(path.resolve(root, story.importPath), story.name)] = { isRun, sets: pictures === 'none' ? [] : sets };
  }
  return { theme, pictures, isUpdate, stories };
}
