import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface PictureFolders {
  /** `<stored>/<set>/<picture>.webp`, in the repository. */
  stored: string;
  /** What a comparison writes, `<differences>/<set>/<picture>-<kind>.png`, and the page about it. */
  differences: string;
}

export const pictureFolders: PictureFolders = {
  stored: path.join(root, '.storybook/__screenshots__'),
  differences: path.join(root, '.visual-diff'),
};

export const storedFile = ({ stored }: Pick<PictureFolders, 'stored'>, set: string, picture: string): string =>
  path.join(stored, set, `${picture}.webp`);

/** What a comparison writes: of a picture that is stored what was seen and where it differs, else what was seen. */
export const writtenFile = (
  { differences }: Pick<PictureFolders, 'differences'>,
  set: string,
  picture: string,
  kind: 'actual' | 'diff' | 'reference',
): string => path.join(differences, set, `${picture}-${kind}.png`);

/** Names of the stored pictures of a set. */
export async function storedPictures({ stored }: Pick<PictureFolders, 'stored'>, set: string): Promise<string[]> {
  const folder = path.join(stored, set);
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names
    .filter((name) => name.endsWith('.webp'))
    .map((name) => name.slice(0, -'.webp'.length))
    .sort();
}
