import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type GoldenLine, goldenText } from './golden-lines.ts';

const ending = '.tsv';

/** Name of the file, and of the folder of inputs, for a kind of input: `known site` in `known-sites`. */
const folders: Readonly<Record<string, string>> = {
  'known site': 'known-sites',
  'unseen page': 'pages',
  'PDF with text': 'flyers',
  'rent roll': 'rent-rolls',
  'several sources': 'several-sources',
  'property sheet': 'property-sheets',
  'no offer': 'refusals',
};

export function folderOfKind(kind: string): string {
  const folder = folders[kind];
  if (folder === undefined) throw new Error(`No folder for cases of the kind ${kind}`);
  return folder;
}

export type Goldens = Map<string, string>;

/** Lines of cases by the kind of their input, as the text of one file each. Cases come in the order of their names. */
export function goldensOf(cases: readonly { kind: string; lines: readonly GoldenLine[] }[]): Goldens {
  const byFile = new Map<string, GoldenLine[][]>();
  for (const { kind, lines } of cases) byFile.set(folderOfKind(kind), [...(byFile.get(folderOfKind(kind)) ?? []), [...lines]]);
  const nameOf = ([line]: GoldenLine[]): string => line?.case ?? '';
  return new Map(
    [...byFile]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, all]) => [file, goldenText(all.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)).flat())]),
  );
}

export async function storedGoldens(folder: string): Promise<Goldens> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(ending)).sort();
  return new Map(
    await Promise.all(files.map(async (file) => [file.slice(0, -ending.length), await readFile(path.join(folder, file), 'utf8')] as const)),
  );
}

export async function storeGoldens(folder: string, goldens: Goldens): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of goldens) await writeFile(path.join(folder, `${name}${ending}`), text);
}
