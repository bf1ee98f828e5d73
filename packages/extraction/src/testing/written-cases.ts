import { readFileSync } from 'node:fs';

/** Texts of the cases that are written from one: of PDFs (`layouts`) or workbooks (`sheets`), by kind and name. A line `#### NAME` stands before each. */
export function writtenCases(kind: 'layouts' | 'sheets'): Map<string, string> {
  const [, ...parts] = readFileSync(new URL(`../../cases/${kind}.txt`, import.meta.url), 'utf8').split(/^#### (.+)\n/m);
  return new Map(Array.from({ length: parts.length / 2 }, (_, index) => [parts[2 * index] ?? '', parts[2 * index + 1] ?? '']));
}
