import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inputName } from './layers/read-case.ts';
import { type RawTruth, type Truth, truthOf } from './truth.ts';

const readable = /\.(?:html?|pdf|csv|tsv|xlsx?|png|jpe?g|gif|bmp)$/i;

/** The inputs among files, each once, a recorded layer under the name of its PDF. */
const inputsAmong = (files: readonly string[]): string[] => [...new Set(files.map(inputName))].filter((name) => readable.test(name)).sort();

/** Cases of a folder of inputs: a file is a case of its own, a folder is one case of several files, but for those named. */
async function casesIn(folder: string, without: readonly string[]): Promise<Map<string, string[]>> {
  const cases = new Map<string, string[]>();
  for (const entry of (await readdir(folder, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (without.includes(entry.name)) continue;
    if (entry.isDirectory()) {
      const files = inputsAmong(await readdir(path.join(folder, entry.name)));
      if (files.length > 0)
        cases.set(
          entry.name,
          files.map((name) => path.join(entry.name, name)),
        );
    } else for (const name of inputsAmong([entry.name])) cases.set(name, [name]);
  }
  return cases;
}

/** The case a truth file speaks of: by the names it gives, then by its own name. */
function caseOf(raw: RawTruth, truthFile: string, cases: ReadonlyMap<string, string[]>): { name: string; files: string[] } | null {
  const stem = path.basename(truthFile, '.json');
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
  /** Cases no truth file speaks of. */
  unjudged: { name: string; files: string[] }[];
}

/** Pairs the truth files of a folder with their inputs; a folder of truth files belongs to the folder of inputs of its name. */
export async function benchCases(inputsDir: string, truthDir: string): Promise<BenchCases> {
  const groups = await groupsIn(truthDir);
  const all = [await casesOfGroup(inputsDir, truthDir, groups)];
  for (const group of groups) all.push(inGroup(group, await casesOfGroup(path.join(inputsDir, group), path.join(truthDir, group), [])));
  return {
    truths: all.flatMap(({ truths }) => truths),
    missing: all.flatMap(({ missing }) => missing),
    unjudged: all.flatMap(({ unjudged }) => unjudged),
  };
}

/** Folders that hold truth files. */
async function groupsIn(truthDir: string): Promise<string[]> {
  const folders = (await readdir(truthDir, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const files = await Promise.all(folders.map((name) => readdir(path.join(truthDir, name))));
  return folders.filter((_, index) => files[index]?.some((file) => file.endsWith('.json'))).toSorted();
}

/** Cases of a group with the paths of their files from the folder of all inputs. */
function inGroup(group: string, { truths, missing, unjudged }: BenchCases): BenchCases {
  const placed = <Case extends { files: string[] }>(one: Case): Case => ({
    ...one,
    files: one.files.map((file) => path.join(group, file)),
  });
  return { truths: truths.map(placed), missing: missing.map((file) => path.join(group, file)), unjudged: unjudged.map(placed) };
}

async function casesOfGroup(inputsDir: string, truthDir: string, groups: readonly string[]): Promise<BenchCases> {
  const cases = await casesIn(inputsDir, groups);
  const truths: Truth[] = [];
  const missing: string[] = [];
  for (const file of (await readdir(truthDir)).filter((name) => name.endsWith('.json')).sort()) {
    const raw = JSON.parse(await readFile(path.join(truthDir, file), 'utf8')) as RawTruth;
    const found = caseOf(raw, file, cases);
    if (found) truths.push(truthOf(raw, found.name, found.files));
    else missing.push(file);
  }
  const judged = new Set(truths.flatMap((truth) => truth.files));
  return {
    truths,
    missing,
    unjudged: [...cases].filter(([, files]) => !files.some((file) => judged.has(file))).map(([name, files]) => ({ name, files })),
  };
}
