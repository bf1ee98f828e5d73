import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { anatomyOf } from './guides/read-guide.ts';
import { differsInDark, isTaken, pictureSets } from './picture-sets.ts';
import { storyIndex } from './story-index.ts';
import { type Pictures, type StoryRun, storyKey } from './story-run.ts';

const root = path.dirname(fileURLToPath(new URL('.', import.meta.url)));

/** What is to be done with each story. */
export async function planStories(pictures: Pictures, isUpdate: boolean): Promise<StoryRun> {
  const stories: StoryRun['stories'] = {};
  for (const story of await storyIndex()) {
    const sets = pictureSets.filter((set) => isTaken(story, set));
    stories[storyKey(path.resolve(root, story.importPath), story.name)] = {
      isRun: pictures !== 'alone' || sets.length > 0,
      sets: pictures === 'none' ? [] : sets,
      isReadInDark: pictures !== 'alone' && differsInDark(story),
      anatomy: pictures === 'alone' ? [] : await anatomyOf(story),
    };
  }
  return { pictures, isUpdate, stories };
}
