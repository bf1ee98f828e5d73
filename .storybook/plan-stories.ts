import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { anatomyOf } from './guides/read-guide.ts';
import { isTaken, pictureSets } from './picture-sets.ts';
import { plantedIn } from './planted-changes.ts';
import { storyIndex } from './story-index.ts';
import { type Pictures, type StoryRun, storyKey } from './story-run.ts';

const root = path.dirname(fileURLToPath(new URL('.', import.meta.url)));

/** What is to be done with each story. */
export async function planStories(pictures: Pictures, isUpdate: boolean): Promise<StoryRun> {
  const stories: StoryRun['stories'] = {};
  for (const story of await storyIndex()) {
    const sets = pictureSets.filter((set) => isTaken(story, set));
    const planted = pictures === 'planted' ? plantedIn(story.importPath, story.name) : [];
    const isRunFor: Record<Pictures, boolean> = { none: true, 'with-tests': true, alone: sets.length > 0, planted: planted.length > 0 };
    stories[storyKey(path.resolve(root, story.importPath), story.name)] = {
      isRun: isRunFor[pictures],
      planted,
      sets: pictures === 'none' ? [] : sets,
      anatomy: pictures === 'none' || pictures === 'with-tests' ? await anatomyOf(story) : [],
    };
  }
  return { pictures, isUpdate, stories };
}
