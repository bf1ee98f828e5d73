import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { limits } from '@rimawari/api/limits';
import { type FormPart, invalid, type ObjectStore, Problem, type SubmittedForm, textFaults } from '../../platform/index.ts';
import type { Buyer } from '../pipeline/buyer.ts';
import { checkContent, contentTypeOf, fileBytesAtMost, filesAtMost, headBytes } from './accepted-files.ts';
import { checkListingUrl } from './listing-url.ts';
import { readBuyer } from './read-buyer.ts';
import { visibleText } from './visible-text.ts';

export interface StoredFile {
  id: string;
  filename: string;
  contentType: string;
  size: number;
  key: string;
}

export interface Submission {
  title: string | null;
  listingUrl: string | null;
  buyer: Buyer | null;
  files: StoredFile[];
}

/** Documents of an earlier analysis that are to be used again. */
export interface WantedAgain {
  analysisId: string;
  /** All of them when null. */
  documentIds: string[] | null;
}

/** A document that the store has. */
export interface KeptDocument {
  filename: string;
  content_type: string;
  size: number;
  object_key: string;
}

export interface SubmissionPlace {
  store: ObjectStore;
  /** Files go to the store below it. */
  prefix: string;
  allowHosts: readonly string[];
  /** Those documents, of the caller's own analysis. @throws Problem 404 */
  findAgain: (wanted: WantedAgain) => Promise<KeptDocument[]>;
}

/**
 * Reads a form while it arrives: files go to the store, fields may come in any order.
 * What was stored when it throws is the caller's to remove.
 * @throws Problem 404, 413, 415, 422
 */
export async function receiveSubmission(form: SubmittedForm, place: SubmissionPlace): Promise<Submission> {
  const fields = new Map<string, string>();
  const sent: StoredFile[] = [];
  for await (const part of form) {
    if (part.kind === 'field') fields.set(part.name, part.value);
    // Browsers send an empty part for an empty file input.
    else if (part.name === 'files' && part.filename !== '') {
      if (sent.length === filesAtMost) throw tooManyFiles();
      sent.push(await receiveFile(part, place));
    }
  }
  const title = visibleText(fields.get('title') ?? '');
  const listingUrl = readListingUrl(fields.get('urls'), place.allowHosts);
  const buyer = readBuyer(fields.get('buyer'));
  if (title.length > limits.titleLength)
    throw invalid(['body', 'title'], `must not have more than ${limits.titleLength} characters`, 'maxLength');
  const wanted = readWantedAgain(fields);
  const again = wanted === null ? [] : await place.findAgain(wanted);
  if (again.length + sent.length > filesAtMost) throw tooManyFiles();
  if (again.length + sent.length === 0 && listingUrl === null)
    throw new Problem('nothing_submitted', 'Please upload at least one file or provide a URL');
  const copies: StoredFile[] = [];
  for (const source of again) copies.push(await copyOf(source, place));
  return { title: title === '' ? null : title, listingUrl, buyer, files: [...copies, ...sent] };
}

const tooManyFiles = () => new Problem('too_many_files', `You can upload up to ${filesAtMost} documents per analysis.`);

/** A copy, so that either analysis can be deleted without the other. */
async function copyOf(source: KeptDocument, { store, prefix }: SubmissionPlace): Promise<StoredFile> {
  const id = randomUUID();
  const key = `${prefix}/${id}`;
  await store.putStream(key, await store.getStream(source.object_key));
  return { id, filename: source.filename, contentType: source.content_type, size: source.size, key };
}

function readWantedAgain(fields: ReadonlyMap<string, string>): WantedAgain | null {
  const analysisId = fields.get('reuse_documents_of')?.trim() ?? '';
  if (analysisId === '') return null;
  const listed = fields.get('reuse_documents');
  return { analysisId, documentIds: listed === undefined ? null : readTexts(listed, 'reuse_documents', 'ids') };
}

/** A field that holds a JSON list of texts. @throws Problem 422 */
function readTexts(text: string, name: string, what: string): string[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw invalid(['body', name], `must be a JSON list of ${what}`, 'json');
  }
  if (!Array.isArray(given) || given.some((entry) => typeof entry !== 'string'))
    throw invalid(['body', name], `must be a JSON list of ${what}`, 'type');
  return given as string[];
}

async function receiveFile(part: FormPart & { kind: 'file' }, { store, prefix }: SubmissionPlace): Promise<StoredFile> {
  const filename = plainName(part.filename);
  const contentType = contentTypeOf(filename);
  const id = randomUUID();
  const key = `${prefix}/${id}`;
  let size = 0;
  async function* checked() {
    let head: Buffer | null = Buffer.alloc(0);
    for await (const chunk of part.content) {
      size += chunk.length;
      if (size > fileBytesAtMost)
        throw new Problem(
          'too_large',
          `${filename} is larger than ${fileBytesAtMost / 1024 / 1024} MB (${fileBytesAtMost} bytes). Nothing was saved.`,
        );
      if (head === null) {
        yield chunk;
        continue;
      }
      head = Buffer.concat([head, chunk]);
      if (head.length < headBytes) continue;
      checkContent(filename, head);
      yield head;
      head = null;
    }
    if (head !== null) {
      checkContent(filename, head);
      yield head;
    }
  }
  await store.putStream(key, Readable.from(checked(), { objectMode: false }));
  return { id, filename, contentType, size, key };
}

/** The last part of a path, of the characters that can be seen. */
function plainName(filename: string): string {
  const last = visibleText((filename.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\u2028\u2029]/gu, ''));
  const plain = [...last];
  if (plain.length <= 200) return plain.join('');
  const extension = /\.[a-z]{1,8}$/i.exec(last)?.[0] ?? '';
  return `${plain.slice(0, 200 - extension.length).join('')}${extension}`;
}

/** The urls field: a JSON list with at most one address. Nothing, an empty text and an empty list are not an address. */
function readListingUrl(text: string | undefined, allowHosts: readonly string[]): string | null {
  if (text === undefined || text.trim() === '') return null;
  const urls = readTexts(text, 'urls', 'addresses');
  const faults = textFaults(urls, ['body', 'urls'], undefined, () => undefined);
  if (faults.length > 0) throw new Problem('validation_failed', faults);
  const given = urls.map((url) => url.trim()).filter((url) => url !== '');
  if (given.length > limits.listingUrlsPerAnalysis)
    throw invalid(['body', 'urls'], `must not have more than ${limits.listingUrlsPerAnalysis} items`, 'maxItems');
  const [url] = given;
  return url === undefined ? null : checkListingUrl(url, allowHosts);
}
