import { readFile } from 'node:fs/promises';
import { readSource } from '../readers/read-source.ts';
import type { SourceReading } from '../reading/source-reading.ts';

/** Reads a text as the source of that name would be read. */
export function readText(sourceName: string, text: string): Promise<SourceReading> {
  return readSource({ sourceId: sourceName, sourceKind: 'document', sourceName, contentType: '', bytes: new TextEncoder().encode(text) });
}

/** Reads one of this package's fixtures, or a file of the repository's samples. */
export async function readFixture(name: string, folder: 'fixtures' | 'samples' = 'fixtures'): Promise<SourceReading> {
  const address =
    folder === 'fixtures' ? new URL(`../../fixtures/${name}`, import.meta.url) : new URL(`../../../../samples/${name}`, import.meta.url);
  const bytes = new Uint8Array(await readFile(address));
  return readSource({
    sourceId: name,
    sourceKind: name.endsWith('html') ? 'listing' : 'document',
    sourceName: name,
    contentType: '',
    bytes,
  });
}
