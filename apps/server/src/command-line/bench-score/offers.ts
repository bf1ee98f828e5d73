import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SourceReading } from '@rimawari/extraction';
import { readSource } from '@rimawari/extraction/readers';
import type { SourceReaders } from '../../analyses/documents/source-readers.ts';
import { pageOfRow, readPortalRows } from './portal-rows.ts';

/** One property as the command is given it. */
export interface Offer {
  name: string;
  /** @param onPage is told each page that is about to be read from its picture */
  read: (signal: AbortSignal, onPage: (page: number, pages: number) => void) => Promise<SourceReading>;
}

/** The offers of an input: each file of a folder, by name, or each row of a CSV file of portal rows. */
export async function offersOf(input: string, readers: SourceReaders): Promise<Offer[]> {
  return (await stat(input)).isDirectory() ? offersOfFolder(input, readers) : offersOfRows(input);
}

async function offersOfFolder(folder: string, readers: SourceReaders): Promise<Offer[]> {
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
  return names.toSorted().map((name) => ({
    name,
    read: async (signal, onPage) => {
      const bytes = new Uint8Array(await readFile(join(folder, name)));
      return readers.read({ sourceId: name, sourceKind: 'document', sourceName: name, contentType: '', bytes }, signal, { onPage });
    },
  }));
}

async function offersOfRows(file: string): Promise<Offer[]> {
  return readPortalRows(basename(file), await readFile(file, 'utf8')).map((row) => ({
    name: row.name,
    read: () => readPage(row.name, pageOfRow(row)),
  }));
}

/** A listing page that is made here, read in this process. */
export const readPage = (name: string, html: string): Promise<SourceReading> =>
  readSource({
    sourceId: 'listing',
    sourceKind: 'listing',
    sourceName: name,
    contentType: 'text/html',
    bytes: new TextEncoder().encode(html),
  });
