import { createHash } from 'node:crypto';
import { endingOf, fileKind, holdsWhatItsNameSays } from '@rimawari/extraction/file-kind';
import type { CollectedSource } from '../artefacts.ts';
import { AnalysisFailure, type AnalysisInput, type StepContext } from '../step.ts';

type Document = AnalysisInput['documents'][number];

function problemWith({ filename, contentType, size }: Document, bytes: Uint8Array): string | null {
  if (size === 0) return `“${filename}” is empty.`;
  if (holdsWhatItsNameSays(filename, fileKind(bytes, contentType, filename))) return null;
  return `“${filename}” is not a ${endingOf(filename).toUpperCase()} file, although its name says so.`;
}

async function collect(document: Document, { store }: StepContext): Promise<{ source: CollectedSource; problem: string | null }> {
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

/** Checks that every uploaded document is what its name says. @throws AnalysisFailure that names each one that is not */
export async function collectDocuments(context: StepContext): Promise<CollectedSource[]> {
  const collected = await Promise.all(context.analysis.documents.map((document) => collect(document, context)));
  const problems = collected.flatMap(({ problem }) => (problem ? [problem] : []));
  if (problems.length > 0)
    throw new AnalysisFailure([...problems, 'Please save it again as PDF, CSV, XLS or XLSX and start the analysis anew.']);
  return collected.map(({ source }) => source);
}
