import { readFileSync, writeFileSync } from 'node:fs';

/** Reads a file whose lines hold a name, a tab and a value as JSON, so that many small files are one. */
export function readNamedLines(file: string): Map<string, unknown> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const [name = '', value = ''] = line.split('\t');
        return [name, JSON.parse(value) as unknown] as const;
      }),
  );
}

/** Writes such a file, its names in order. */
export function writeNamedLines(file: string, values: ReadonlyMap<string, unknown>): void {
  const lines = [...values].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}\t${JSON.stringify(value)}\n`);
  writeFileSync(file, lines.join(''));
}
