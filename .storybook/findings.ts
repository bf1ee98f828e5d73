import { existsSync } from 'node:fs';
import { type PictureFolders, storedPictures, writtenFile } from './picture-folders.ts';
import { pictureOf } from './picture-name.ts';
import { isTaken, type PictureSet } from './picture-sets.ts';
import type { StoryEntry } from './story-index.ts';

/** One picture that is not as it is stored. */
export interface Finding {
  kind: 'changed' | 'new' | 'removed';
  set: string;
  /** Name of the picture, without its format. */
  picture: string;
  /** The story; null where there is none any more. */
  story: Pick<StoryEntry, 'id' | 'title' | 'name'> | null;
  /** Files of the stored picture, from top to bottom. */
  stored: readonly string[];
  /** Files: the picture taken now, and the differing pixels marked (none where the sizes differ). */
  now: string | null;
  difference: string | null;
}

/** What a run over the set has found: its stories, the stored pictures, and what the comparison wrote are held against each other. */
export async function findingsIn(folders: PictureFolders, set: PictureSet, stories: readonly StoryEntry[]): Promise<Finding[]> {
  const pictures = await storedPictures(folders, set.name);
  const written = (picture: string, kind: 'actual' | 'diff' | 'reference'): string | null => {
    const file = writtenFile(folders, set.name, picture, kind);
    return existsSync(file) ? file : null;
  };
  const findings: Finding[] = [];
  const expected = new Set<string>();
  for (const story of stories.filter((each) => isTaken(each, set))) {
    const picture = pictureOf(story.id);
    expected.add(picture);
    const stored = pictures.get(picture) ?? [];
    const isStored = stored.length > 0;
    const [now, difference] = [written(picture, isStored ? 'actual' : 'reference'), written(picture, 'diff')];
    if (isStored && now === null && difference === null) continue;
    findings.push({ kind: isStored ? 'changed' : 'new', set: set.name, picture, story, stored, now, difference });
  }
  for (const [picture, stored] of pictures)
    if (!expected.has(picture))
      findings.push({ kind: 'removed', set: set.name, picture, story: null, stored, now: null, difference: null });
  return findings;
}
