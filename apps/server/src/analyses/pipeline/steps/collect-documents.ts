import { createHash } from 'node:crypto';
import { endingOf, fileKind, holdsWhatItsNameSays } from '@rimawari/extraction/file-kind';
import type { UnusedSource } from '@rimawari/underwriting';
import type { CollectedSource } from '../artefacts.ts';
import type { AnalysisInput, StepContext } from '../step.ts';

type Document = AnalysisInput['documents'][number];

function problemWith({ filename, contentType, size }: Document, bytes: Uint8Array): UnusedSource | null {
  if (size === 0) return { source_name: filename, reason: 'empty', message: `“${filename}” is empty.` };
  if (holdsWhatItsNameSays(filename, fileKind(bytes, contentType, filename))) return null;
  const message = `“${filename}” is not a ${endingOf(filename).toUpperCase()} file, despite its name.`;
  return { source_name: filename, reason: 'damaged', message };
}

async function collect(document: Document, { store }: StepContext): Promise<{ source: CollectedSource; problem: UnusedSource | null }> {
  const bytes = await store.get(document.key);
  // A saved listing page (the command line alone takes one) counts as the listing that it is.
  const kind = document.contentType.startsWith('text/html') ? 'listing' : 'document';
  const source: CollectedSource = {
    id: document.id,
    kind,
    name: document.filename,
    content_type: document.contentType,
    size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    kept_in: 'store',
    key: document.key,
  };
  return { source, problem: problemWith(document, bytes) };
}

/** Takes every uploaded document that is what its name says, and sets the others aside. */
export async function collectDocuments(context: StepContext): Promise<{ sources: CollectedSource[]; unused: UnusedSource[] }> {
  const collected = await Promise.all(context.analysis.documents.map((document) => collect(document, context)));
  return {
    sources: collected.flatMap(({ source, problem }) => (problem === null ? source : [])),
    unused: collected.flatMap(({ problem }) => problem ?? []),
  };
}
