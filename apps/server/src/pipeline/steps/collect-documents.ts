import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { CollectedSource } from '../artefacts.ts';
import { AnalysisFailure, type AnalysisInput, type StepContext } from '../step.ts';

type Document = AnalysisInput['documents'][number];

/** Types that the bytes show, by the ending a file may have. Text files show none. */
const shownTypes: Record<string, readonly string[]> = {
  pdf: ['application/pdf'],
  png: ['image/png', 'image/apng'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  gif: ['image/gif'],
  bmp: ['image/bmp'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/zip'],
  xls: ['application/x-cfb'],
};
const textEndings = ['csv', 'html', 'htm'];

function problemWith(document: Document, shown: string | undefined): string | null {
  const ending = /\.([a-z]+)$/i.exec(document.filename)?.[1]?.toLowerCase() ?? '';
  const expected = shownTypes[ending];
  if (document.size === 0) return `“${document.filename}” is empty.`;
  if (expected && (shown === undefined || !expected.includes(shown)))
    return `“${document.filename}” is not a ${ending.toUpperCase()} file, although its name says so.`;
  if (!expected && !textEndings.includes(ending)) return `“${document.filename}” is of a type that is not read.`;
  if (!expected && shown !== undefined && !/xml|text/.test(shown))
    return `“${document.filename}” is not a ${ending.toUpperCase()} file, although its name says so.`;
  return null;
}

async function collect(document: Document, { store }: StepContext): Promise<{ source: CollectedSource; problem: string | null }> {
  const bytes = await store.get(document.key);
  const shown = await fileTypeFromBuffer(bytes);
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
  return { source, problem: problemWith(document, shown?.mime) };
}

/** Checks that every uploaded document is what its name says. @throws AnalysisFailure that names each one that is not */
export async function collectDocuments(context: StepContext): Promise<CollectedSource[]> {
  const collected = await Promise.all(context.analysis.documents.map((document) => collect(document, context)));
  const problems = collected.flatMap(({ problem }) => (problem ? [problem] : []));
  if (problems.length > 0)
    throw new AnalysisFailure([...problems, 'Please save it again as PDF, CSV, XLS or XLSX and start the analysis anew.']);
  return collected.map(({ source }) => source);
}
