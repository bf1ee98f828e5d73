import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RawTruth } from './truth.ts';

/** What a careful reader found in one case, with the name that its file or its line gives it. */
export interface StoredTruth {
  name: string;
  raw: RawTruth;
}

const linesEnding = '.jsonl';
const fileEnding = '.json';

/** Reads truths that are stored one a line, the name first. @throws SyntaxError that names the line */
export function truthsInLines(text: string): StoredTruth[] {
  return text.split('\n').flatMap((line, index) => {
    if (line === '') return [];
    const fail = (cause: unknown): never => {
      throw new SyntaxError(`Line ${index + 1} is not a truth with a name`, { cause });
    };
    try {
      const { name, ...raw } = JSON.parse(line) as RawTruth;
      return typeof name === 'string' ? [{ name, raw }] : fail(line);
    } catch (error) {
      return fail(error);
    }
  });
}

/** Writes truths one a line, in the order of their names. */
export function truthLines(truths: readonly StoredTruth[]): string {
  return truths
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, raw }) => `${JSON.stringify({ name, ...raw })}\n`)
    .join('');
}

const inFiles = async (folder: string): Promise<StoredTruth[]> =>
  Promise.all(
    (await readdir(folder))
      .filter((file) => file.endsWith(fileEnding))
      .toSorted()
      .map(async (file) => ({
        name: path.basename(file, fileEnding),
        raw: JSON.parse(await readFile(path.join(folder, file), 'utf8')) as RawTruth,
      })),
  );

const inLines = async (file: string): Promise<StoredTruth[]> => truthsInLines(await readFile(file, 'utf8'));

/**
 * Truths by the folder of inputs that they belong to, `''` for the inputs themselves. `FOLDER.jsonl` has one truth a line,
 * `FOLDER/NAME.json` is one that replaces the line of its name; both belong to the inputs in `FOLDER`. `NAME.json` belongs to the inputs
 * themselves, and so does all that a path to a single `.jsonl` file holds.
 */
export async function storedTruths(truthPath: string): Promise<Map<string, StoredTruth[]>> {
  if ((await stat(truthPath)).isFile()) return new Map([['', await inLines(truthPath)]]);
  const entries = await readdir(truthPath, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(linesEnding)).map(({ name }) => name);
  const groups = new Map([['', await inFiles(truthPath)]]);
  for (const group of [...new Set([...folders, ...files.map((file) => path.basename(file, linesEnding))])].toSorted()) {
    const lines = files.includes(group + linesEnding) ? await inLines(path.join(truthPath, group + linesEnding)) : [];
    const own = folders.includes(group) ? await inFiles(path.join(truthPath, group)) : [];
    const truths = new Map([...lines, ...own].map((truth) => [truth.name, truth]));
    if (truths.size > 0) groups.set(group, [...truths.values()]);
  }
  return groups;
}

/** Moves each `FOLDER/NAME.json` of a folder of truths into its line of `FOLDER.jsonl`, and puts all lines in order. */
export async function collectTruths(truthDir: string): Promise<void> {
  for (const [group, truths] of await storedTruths(truthDir)) {
    if (group === '') continue;
    await writeFile(path.join(truthDir, group + linesEnding), truthLines(truths));
    for (const { name } of truths) await rm(path.join(truthDir, group, name + fileEnding), { force: true });
  }
}
