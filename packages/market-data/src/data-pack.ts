import { readFileSync } from 'node:fs';
import type { DatasetReference } from '@rimawari/underwriting';

/** A committed data file: where it is from, and its rows. */
export interface DataPack {
  dataset: DatasetReference;
  rows: string[][];
}

/** Reads `data/<id>.tsv`: `# key: value` lines, then tab-separated rows. */
export function readDataPack(id: string): DataPack {
  const lines = readFileSync(new URL(`../data/${id}.tsv`, import.meta.url), 'utf8').split('\n');
  const header = new Map<string, string>();
  const rows: string[][] = [];
  for (const line of lines) {
    const comment = /^# (\w+): (.*)$/.exec(line);
    if (comment) header.set(comment[1] ?? '', comment[2] ?? '');
    else if (line !== '') rows.push(line.split('\t'));
  }
  const stated = (key: string): string => {
    const value = header.get(key);
    if (!value) throw new Error(`data/${id}.tsv does not state its ${key}. Build it again with build.run.ts`);
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
