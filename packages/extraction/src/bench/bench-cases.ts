import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { packedLayers } from './layers/layer-pack.ts';
import { inputName } from './layers/read-case.ts';
import { type StoredTruth, storedTruths } from './stored-truths.ts';
import { type Truth, truthOf } from './truth.ts';

const readable = /\.(?:html?|pdf|csv|tsv|xlsx?|png|jpe?g|gif|bmp)$/i;

/** The inputs among files, each once, a recorded layer under the name of its PDF. */
const inputsAmong = (files: readonly string[]): string[] => [...new Set(files.map(inputName))].filter((name) => readable.test(name)).sort();

/** Cases of a folder of inputs: a file is a case of its own, a folder is one case of several files, but for those named. */
async function casesIn(folder: string, without: readonly string[]): Promise<Map<string, string[]>> {
  const files: string[] = [...(await packedLayers(folder)).keys()];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (without.includes(entry.name)) continue;
    if (entry.isDirectory()) files.push(...(await readdir(path.join(folder, entry.name))).map((name) => `${entry.name}/${name}`));
    else files.push(entry.name);
  }
  const cases = Map.groupBy(inputsAmong(files), (file) => file.split('/')[0] ?? file);
  const inOrder = [...cases].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new Map(inOrder.map(([name, ofCase]) => [name, ofCase.map((file) => path.join(...file.split('/')))]));
}

/** The case a truth speaks of: by the names it gives, then by its own name. */
function caseOf({ name: stem, raw }: StoredTruth, cases: ReadonlyMap<string, string[]>): { name: string; files: string[] } | null {
  if (raw.source_files) {
    const wanted = raw.source_files.map((name) => path.basename(name).normalize('NFC'));
    const folder = cases.get(stem);
    const files = (folder ?? [...cases.values()].flat()).filter((file) => wanted.includes(path.basename(file).normalize('NFC')));
    if (files.length === wanted.length) return { name: stem, files };
  }
  const wanted = [raw.input_file, raw.source_file]
    .filter((name) => typeof name === 'string')
    .map((name) => path.basename(name).normalize('NFC'));
  const names = [...cases.keys()];
  const name =
    names.find((input) => wanted.includes(input.normalize('NFC'))) ??
    names.find((input) => input === stem) ??
    names.find((input) => path.parse(input).name === stem);
  const files = name === undefined ? undefined : cases.get(name);
  return name !== undefined && files ? { name, files } : null;
}

export interface BenchCases {
  truths: Truth[];
  missing: string[];
  /** Cases no truth speaks of. */
  unjudged: { name: string; files: string[] }[];
}

/** Pairs the truths of a folder, or of a file, with their inputs; where each is looked for is told at `storedTruths`. */
export async function benchCases(inputsDir: string, truthPath: string): Promise<BenchCases> {
  const groups = await storedTruths(truthPath);
  const all: BenchCases[] = [];
  for (const [group, truths] of groups) {
    const cases = await casesIn(path.join(inputsDir, group), group === '' ? [...groups.keys()] : []);
    all.push(inGroup(group, paired(truths, cases)));
  }
  return {
    truths: all.flatMap(({ truths }) => truths),
    missing: all.flatMap(({ missing }) => missing),
    unjudged: all.flatMap(({ unjudged }) => unjudged),
  };
}

/** Cases of a group with the paths of their files from the folder of all inputs. */
function inGroup(group: string, { truths, missing, unjudged }: BenchCases): BenchCases {
  const placed = <Case extends { files: string[] }>(one: Case): Case => ({
    ...one,
    files: one.files.map((file) => path.join(group, file)),
  });
  return { truths: truths.map(placed), missing: missing.map((name) => path.join(group, name)), unjudged: unjudged.map(placed) };
}

function paired(stored: readonly StoredTruth[], cases: ReadonlyMap<string, string[]>): BenchCases {
  const truths: Truth[] = [];
  const missing: string[] = [];
  for (const truth of stored) {
    const found = caseOf(truth, cases);
    if (found) truths.push(truthOf(truth.raw, found.name, found.files));
    else missing.push(truth.name);
  }
  const judged = new Set(truths.flatMap((truth) => truth.files));
  return {
    truths,
    missing,
    unjudged: [...cases].filter(([, files]) => !files.some((file) => judged.has(file))).map(([name, files]) => ({ name, files })),
  };
}
