import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** What every pack states of itself before its rows. */
export interface PackHeader {
  title: string;
  vintage: string;
  licence: string;
  source: string;
  /** Sentence that the licence asks for, or who to name. */
  attribution: string;
  url: string;
  /** What a row is found by. */
  key: string;
  /** `yes`, or what was checked, for figures that were typed from a published table. */
  transcribed: string;
  columns: string;
  /** What a reader of the figures must know. */
  warning?: string;
}

/** A pack as it is written: `data/<name>`, compressed where the name ends in `.gz`. */
export interface PackFile {
  name: string;
  text: string;
}

export type Row = readonly (string | number)[];

/** The folder of public sets, read file by file. Keeps the fingerprint of what was read. */
export interface SetFolder {
  /** @param encoding of the bytes, `utf-8` where left out */
  text(path: string, encoding?: 'utf-8' | 'shift_jis'): string;
  bytes(path: string): Buffer;
  /** SHA-256 over the fingerprints of all files that were read since the last call, in the order of reading. */
  fingerprint(): string;
}

/** Opens a folder of sets, each in its own folder as it was received. */
export function openSetFolder(root: string): SetFolder {
  let read: string[] = [];
  const bytes = (path: string) => {
    const content = readFileSync(join(root, path));
    read.push(createHash('sha256').update(content).digest('hex'));
    return content;
  };
  return {
    bytes,
    text: (path, encoding = 'utf-8') => {
      const content = bytes(path);
      const plain = path.endsWith('.gz') ? gunzipSync(content) : content;
      return new TextDecoder(encoding, { fatal: true }).decode(plain).replace(/^\uFEFF/, '');
    },
    fingerprint: () => {
      const all = createHash('sha256').update(read.join('\n')).digest('hex');
      read = [];
      return all;
    },
  };
}

/** Rows of a comma-separated text; quotes are taken off, commas inside them kept. */
export function csvRows(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''));
}

/** As {@link csvRows}, each row by the names of the first line. */
export function csvRecords(text: string): Record<string, string>[] {
  const [names = [], ...rows] = csvRows(text);
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
}

/** The rows alone, as a part of a pack that is stated elsewhere. */
export function rowsText(rows: readonly Row[]): string {
  return rows.map((row) => `${row.join('\t')}\n`).join('');
}

/** A pack: what it states of itself, then its rows. */
export function packText(header: PackHeader, inputSha256: string, rows: readonly Row[]): string {
  const lines = Object.entries({ ...header, input_sha256: inputSha256 }).map(([key, value]) => `# ${key}: ${value}\n`);
  return lines.join('') + rowsText(rows);
}

/** The bytes of a file of the pack. They do not depend on the time of day. */
export function fileBytes({ name, text }: PackFile): Buffer {
  return name.endsWith('.gz') ? gzipSync(text, { level: 9 }) : Buffer.from(text);
}

/** Reads a committed file back as it was before compression. */
export function plainText(name: string, bytes: Buffer): string {
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

export const landInformation = 'CC BY 4.0 (国土数値情報)';
export const governmentTerms = '政府標準利用規約（第2.0版） / 公共データ利用規約（PDL1.0）';
