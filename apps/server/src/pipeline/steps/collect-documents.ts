import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { CollectedSource } from '../artefacts.ts';
import { AnalysisFailure, type AnalysisInput, type StepContext } from '../step.ts';

type Document = AnalysisInput['documents'][number];

const pictures = ['image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/bmp'];
const workbooks = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/zip', 'application/x-cfb'];

/** What the bytes of a file with this ending may show. */
const shownTypes: Record<string, readonly string[]> = {
  pdf: ['application/pdf'],
  png: pictures,
  jpg: pictures,
  jpeg: pictures,
  gif: pictures,
  bmp: pictures,
  xlsx: workbooks,
  xls: workbooks,
  csv: [],
  html: [],
  htm: [],
};
/** Files of these endings may be plain text, which shows no type. Many programs write text or HTML and call it XLS. */
const mayBeText = ['csv', 'html', 'htm', 'xls'];

async function shownType(bytes: Uint8Array): Promise<string | null> {
  const shown = await fileTypeFromBuffer(bytes);
  if (shown && !/xml|text/.test(shown.mime.replace(/openxml/, ''))) return shown.mime;
  // Readers find a PDF also behind a few stray bytes.
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-') ? 'application/pdf' : null;
}

function problemWith({ filename, size }: Document, shown: string | null): string | null {
  const ending = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  const expected = shownTypes[ending];
  if (size === 0) return `“${filename}” is empty.`;
  if (!expected) return `“${filename}” is of a type that is not read.`;
  const fits = shown === null ? mayBeText.includes(ending) : expected.includes(shown);
  return fits ? null : `“${filename}” is not a ${ending.toUpperCase()} file, although its name says so.`;
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
  return { source, problem: problemWith(document, await shownType(bytes)) };
}

/** Checks that every uploaded document is what its name says. @throws AnalysisFailure that names each one that is not */
export async function collectDocuments(context: StepContext): Promise<CollectedSource[]> {
  const collected = await Promise.all(context.analysis.documents.map((document) => collect(document, context)));
  const problems = collected.flatMap(({ problem }) => (problem ? [problem] : []));
  if (problems.length > 0)
    throw new AnalysisFailure([...problems, 'Please save it again as PDF, CSV, XLS or XLSX and start the analysis anew.']);
  return collected.map(({ source }) => source);
}
