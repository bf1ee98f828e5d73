import { folderStore } from '../../../platform/storage/folder-store.ts';
import type { Ports } from '../ports.ts';
import { openSession } from '../session-folder.ts';
import type { AnalysisInput, StepContext } from '../step.ts';

/** A port that a test does not expect to be used. */
function unexpected(name: string) {
  return () => {
    throw new Error(`${name} was not expected to be used`);
  };
}

export const noPorts: Ports = {
  fetchListing: unexpected('fetchListing'),
  readSource: unexpected('readSource'),
  cutPictures: async () => [],
  printPdf: unexpected('printPdf'),
  printPage: unexpected('printPage'),
  pause: async () => undefined,
  exchangeRate: unexpected('exchangeRate'),
  render: {
    build: 'none',
    fragment: unexpected('fragment'),
    pages: unexpected('pages'),
    pagePaths: unexpected('pagePaths'),
    standalone: unexpected('standalone'),
    printable: unexpected('printable'),
    bankPage: unexpected('bankPage'),
    tables: unexpected('tables'),
    preview: unexpected('preview'),
  },
};

/** A session in a folder of its own, with documents already stored under `documents`. */
export async function stepContext(
  root: string,
  given: {
    ports?: Partial<Ports>;
    listingUrl?: string;
    buyer?: AnalysisInput['buyer'];
    ownDefaults?: AnalysisInput['ownDefaults'];
    documents?: Record<string, Uint8Array | string>;
  },
): Promise<StepContext> {
  const store = folderStore(root);
  const documents: AnalysisInput['documents'] = [];
  for (const [filename, content] of Object.entries(given.documents ?? {})) {
    const id = `document-${documents.length + 1}`;
    const key = `analyses/a1/sources/${id}`;
    await store.put(key, content);
    const size = typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
    documents.push({ id, filename, contentType: filename.endsWith('.html') ? 'text/html' : 'application/octet-stream', size, key });
  }
  return {
    analysis: {
      id: 'a1',
      title: 'Property Analysis',
      listingUrl: given.listingUrl ?? null,
      asOf: '2026-11-20',
      buyer: given.buyer ?? null,
      ownDefaults: given.ownDefaults ?? null,
      corrections: null,
      documents,
    },
    session: openSession(store, 'a1', 's1'),
    store,
    ports: { ...noPorts, ...given.ports },
    signal: new AbortController().signal,
    progress: async () => undefined,
  };
}
