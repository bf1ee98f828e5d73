import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface PictureFolders {
  /** `<stored>/<set>/<picture>.webp`, or `<picture>.1.webp` and so on from top to bottom where it is in several files; in the repository. */
  stored: string;
  /** What a comparison writes, `<differences>/<set>/<picture>-<kind>.png`, and the page about it. */
  differences: string;
}

export const pictureFolders: PictureFolders = {
  stored: path.join(root, '.storybook/__screenshots__'),
  differences: path.join(root, '.visual-diff'),
};

/** What a comparison writes: of a picture that is stored what was seen and where it differs, else what was seen. */
export const writtenFile = (
  { differences }: Pick<PictureFolders, 'differences'>,
  set: string,
  picture: string,
  kind: 'actual' | 'diff' | 'reference',
): string => path.join(differences, set, `${picture}-${kind}.png`);

/** The files of a picture that is stored in so many. */
export const fileNames = (picture: string, count: number): string[] =>
  count === 1 ? [`${picture}.webp`] : Array.from({ length: count }, (_, index) => `${picture}.${index + 1}.webp`);

/** The stored pictures of a set by name, each with its files from top to bottom. */
export async function storedPictures({ stored }: Pick<PictureFolders, 'stored'>, set: string): Promise<Map<string, string[]>> {
  const folder = path.join(stored, set);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const pictures = new Map<string, { place: number; file: string }[]>();
  for (const name of names.sort()) {
    const [, picture, place = '0'] = /^([\w-]+)(?:\.(\d+))?\.webp$/.exec(name) ?? [];
    if (picture === undefined) continue;
    const files = pictures.get(picture) ?? [];
    files.push({ place: Number(place), file: path.join(folder, name) });
    pictures.set(picture, files);
  }
  return new Map([...pictures].map(([picture, files]) => [picture, files.sort((a, b) => a.place - b.place).map(({ file }) => file)]));
}

/** The files of one stored picture, from top to bottom; none where it is not stored. */
export function storedFiles({ stored }: Pick<PictureFolders, 'stored'>, set: string, picture: string): string[] {
  const at = (name: string): string => path.join(stored, set, name);
  const [whole = ''] = fileNames(picture, 1);
  if (existsSync(at(whole))) return [at(whole)];
  const files: string[] = [];
  for (let file = at(`${picture}.1.webp`); existsSync(file); file = at(`${picture}.${files.length + 1}.webp`)) files.push(file);
  return files;
}

export const removeFiles = async (files: readonly string[]): Promise<void> => {
  for (const file of files) await rm(file);
};
