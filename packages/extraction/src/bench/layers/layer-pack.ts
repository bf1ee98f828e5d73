import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Recorded layers of a folder of inputs, each after a line `#### NAME` with the name of its PDF as a path from the folder. */
const packName = 'layers.txt';
const head = /^#### (.+)\n/m;

/** Layers of a pack by the name of their PDF. @throws SyntaxError where no name comes first */
export function layersOfPack(text: string): Map<string, string> {
  const [before, ...parts] = text.split(head);
  if (before !== '') throw new SyntaxError('A pack of layers begins with the name of its first one');
  return new Map(Array.from({ length: parts.length / 2 }, (_, index) => [parts[2 * index] ?? '', parts[2 * index + 1] ?? '']));
}

const read = new Map<string, Promise<Map<string, string>>>();

const orEmpty = (error: NodeJS.ErrnoException): string => {
  if (error.code === 'ENOENT') return '';
  throw error;
};

/** The pack of a folder, empty where there is none; read once. */
export function packedLayers(folder: string): Promise<Map<string, string>> {
  const known = read.get(folder);
  if (known !== undefined) return known;
  const made = readFile(path.join(folder, packName), 'utf8').catch(orEmpty).then(layersOfPack);
  read.set(folder, made);
  return made;
}

/** Writes the pack of a folder, its names in order. */
export async function writeLayers(folder: string, layers: ReadonlyMap<string, string>): Promise<void> {
  const parts = [...layers].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, layer]) => `#### ${name}\n${layer}`);
  await writeFile(path.join(folder, packName), parts.join(''));
  read.delete(folder);
}
