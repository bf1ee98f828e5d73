import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { DatasetReference } from '@rimawari/underwriting';

/** A committed data file: where it is from, and its rows. */
export interface DataPack {
  dataset: DatasetReference;
  rows: string[][];
}

/** Text of `data/<name>.tsv`, or of `data/<name>.tsv.gz` where it is kept compressed. */
function packText(name: string): string {
  const plain = new URL(`../data/${name}.tsv`, import.meta.url);
  if (existsSync(plain)) return readFileSync(plain, 'utf8');
  return gunzipSync(readFileSync(new URL(`../data/${name}.tsv.gz`, import.meta.url))).toString('utf8');
}

/** A part of a pack, such as `towns/13`, whose rows are sorted; what it states of itself stands in the pack. */
export interface PackPart {
  rows(): string[][];
  /** Rows whose first column is the key, found without reading the others. */
  rowsOf(key: string): string[][];
}

function splitRows(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}

/** Opens a part of a pack. */
export function openPackPart(name: string): PackPart {
  const text = `\n${packText(name)}`;
  return {
    rows: () => splitRows(text),
    rowsOf: (key) => {
      const start = text.indexOf(`\n${key}\t`);
      if (start < 0) return [];
      const last = text.lastIndexOf(`\n${key}\t`);
      const end = text.indexOf('\n', last + 1);
      return splitRows(text.slice(start + 1, end < 0 ? undefined : end));
    },
  };
}

/** Reads a pack: `# key: value` lines, then tab-separated rows. */
export function readDataPack(id: string): DataPack {
  const lines = packText(id).split('\n');
  const header = new Map<string, string>();
  const rows: string[][] = [];
  for (const line of lines) {
    const comment = /^# (\w+): (.*)$/.exec(line);
    if (comment) header.set(comment[1] ?? '', comment[2] ?? '');
    else if (line !== '') rows.push(line.split('\t'));
  }
  const stated = (key: string): string => {
    const value = header.get(key);
    if (!value) throw new Error(`data/${id}.tsv does not state its ${key}. Build it again with its script`);
    return value;
  };
  const dataset = {
    id,
    title: stated('title'),
    vintage: stated('vintage'),
    licence: stated('licence'),
    source: stated('source'),
    url: stated('url'),
  };
  return { dataset, rows };
}

/** Makes something once, when it is first asked for: packs are read only by those who look something up in them. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { value: Made } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** As {@link lazily}, one for each key; `null` is remembered too. */
export function lazilyByKey<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined || made.has(key)) return known as Made;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
