import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** Fingerprint of an input, kept in the pack that was made of it. */
export function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Rows of a comma-separated file without quotes, in UTF-8. */
export function table(file: string): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  return lines.filter((line) => line !== '').map((line) => line.split(','));
}

/** Writes `data/<name>.tsv`: what the rows are and where they are from, then the rows. */
export function pack(name: string, header: Record<string, string>, rows: (string | number)[][]): void {
  const comments = Object.entries(header).map(([key, value]) => `# ${key}: ${value}`);
  const lines = [...comments, ...rows.map((row) => row.join('\t'))];
  writeFileSync(new URL(`./data/${name}.tsv`, import.meta.url), `${lines.join('\n')}\n`);
  console.log(`data/${name}.tsv: ${rows.length} rows`);
}
