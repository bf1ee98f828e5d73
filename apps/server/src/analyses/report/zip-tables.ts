import { Readable } from 'node:stream';
import type { ReportTable } from '@rimawari/report-viewer/render';
import { writeZip } from '../exports/write-zip.ts';

/** A ZIP of each table as CSV under its name, and of all of them as `tables.json`, with the units of columns. */
export async function zipTables(tables: readonly ReportTable[]): Promise<Buffer> {
  const data = tables.map(({ csv: _csv, ...table }) => table);
  const files = [
    { path: 'tables.json', content: `${JSON.stringify(data, null, 2)}\n` },
    ...tables.map(({ name, csv }) => ({ path: `${name}.csv`, content: csv })),
  ];
  const zip = writeZip(files.map(({ path, content }) => ({ path, open: async () => Readable.from([Buffer.from(content)]) })));
  return Buffer.concat((await zip.toArray()).map((chunk: unknown) => Buffer.from(chunk as Uint8Array)));
}
