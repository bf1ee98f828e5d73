import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packFiles } from './pack-files.ts';

/** Where the stored pictures lie, packed, and where the comparison finds them unpacked. */
export interface Shelf {
  /** `<packed>/<set>/<story>.webp`, in the repository. */
  packed: string;
  /** `<unpacked>/<set>/<story>.png`, made from those. */
  unpacked: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));

export const shelf = {
  packed: path.join(root, '.storybook/__screenshots__'),
  unpacked: path.join(root, 'node_modules/.cache/pictures'),
  /** What the comparison writes, and the page about it. */
  differences: path.join(root, '.visual-diff'),
} as const;

export const packedName = (picture: string): string => `${picture}.webp`;
const unpackedName = (picture: string): string => `${picture}.png`;

/** Names of the pictures of a folder, without what says their format. */
export async function picturesIn(folder: string, ending: '.png' | '.webp'): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();
}

const timeOf = async (file: string): Promise<number> => (existsSync(file) ? Math.round((await stat(file)).mtimeMs) : -1);

/** Unpacks what is not unpacked yet, and forgets what is stored no more: afterwards both folders hold the same pictures. */
export async function unpackSet({ packed, unpacked }: Shelf, set: string): Promise<void> {
  const [from, to] = [path.join(packed, set), path.join(unpacked, set)];
  await mkdir(to, { recursive: true });
  const stored = await picturesIn(from, '.webp');
  for (const picture of await picturesIn(to, '.png')) if (!stored.includes(picture)) await rm(path.join(to, unpackedName(picture)));
  await packFiles(
    await changed(stored, (picture) => [path.join(from, packedName(picture)), path.join(to, unpackedName(picture))], 'unpack'),
  );
}

/** Packs the pictures that the comparison has just taken anew. Returns how many. */
export async function packSet({ packed, unpacked }: Shelf, set: string): Promise<number> {
  const [from, to] = [path.join(unpacked, set), path.join(packed, set)];
  await mkdir(to, { recursive: true });
  const taken = await picturesIn(from, '.png');
  const tasks = await changed(taken, (picture) => [path.join(from, unpackedName(picture)), path.join(to, packedName(picture))], 'pack');
  await packFiles(tasks);
  return tasks.length;
}

async function changed(pictures: readonly string[], filesOf: (picture: string) => [from: string, to: string], kind: 'pack' | 'unpack') {
  const tasks = [];
  for (const picture of pictures) {
    const [from, to] = filesOf(picture);
    if ((await timeOf(from)) !== (await timeOf(to))) tasks.push({ kind, from, to });
  }
  return tasks;
}
