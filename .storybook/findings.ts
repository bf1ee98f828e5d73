import { existsSync } from 'node:fs';
import path from 'node:path';
import { isTaken, type PictureSet } from './picture-sets.ts';
import { packedName, picturesIn, type Shelf } from './stored-pictures.ts';
import type { StoryEntry } from './story-index.ts';

/** One picture that is not as it is stored. */
export interface Finding {
  kind: 'changed' | 'new' | 'removed';
  set: string;
  /** Name of the picture, without its format. */
  picture: string;
  /** The story; null where there is none any more. */
  story: Pick<StoryEntry, 'id' | 'title' | 'name'> | null;
  /** Files: the stored picture, the one taken now, and the differing pixels marked (none where the sizes differ). */
  stored: string | null;
  now: string | null;
  difference: string | null;
}

/** Name of a story's picture, as Vitest writes it. */
export const pictureOf = (id: string): string => id.replace(/-+/g, '-');

export const storedFile = ({ packed }: Pick<Shelf, 'packed'>, set: string, picture: string): string =>
  path.join(packed, set, packedName(picture));

/** What a run over the set has found: its stories, the stored pictures, and what the comparison wrote are held against each other. */
export async function findingsIn(
  shelf: Pick<Shelf, 'packed'> & { differences: string },
  set: PictureSet,
  stories: readonly StoryEntry[],
): Promise<Finding[]> {
  const stored = await picturesIn(path.join(shelf.packed, set.name), '.webp');
  const written = (picture: string, kind: string): string | null => {
    const file = path.join(shelf.differences, set.name, `${picture}-${kind}.png`);
    return existsSync(file) ? file : null;
  };
  const findings: Finding[] = [];
  const expected = new Set<string>();
  for (const story of stories.filter((each) => isTaken(each, set))) {
    const picture = pictureOf(story.id);
    expected.add(picture);
    const isStored = stored.includes(picture);
    const [now, difference] = [written(picture, isStored ? 'actual' : 'reference'), written(picture, 'diff')];
    if (isStored && now === null && difference === null) continue;
    findings.push({
      kind: isStored ? 'changed' : 'new',
      set: set.name,
      picture,
      story,
      stored: isStored ? storedFile(shelf, set.name, picture) : null,
      now,
      difference,
    });
  }
  for (const picture of stored)
    if (!expected.has(picture))
      findings.push({
        kind: 'removed',
        set: set.name,
        picture,
        story: null,
        stored: storedFile(shelf, set.name, picture),
        now: null,
        difference: null,
      });
  return findings;
}
