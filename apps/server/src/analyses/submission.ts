import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { limits } from '@rimawari/api/limits';
import type { FormPart, SubmittedForm } from '../http/form.ts';
import { invalid, Problem } from '../http/problem.ts';
import { textFaults } from '../http/text-rules.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { checkContent, contentTypeOf, fileBytesAtMost, filesAtMost, headBytes } from './accepted-files.ts';
import { checkListingUrl } from './listing-url.ts';
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
  files: StoredFile[];
}

/**
 * Reads a form while it arrives: files go to the store below `prefix`, fields may come in any order.
 * What was stored when it throws is the caller's to remove.
 * @throws Problem 413, 415, 422
 */
export async function receiveSubmission(
  form: SubmittedForm,
  store: ObjectStore,
  prefix: string,
  allowHosts: readonly string[],
): Promise<Submission> {
  const fields = new Map<string, string>();
  const files: StoredFile[] = [];
  for await (const part of form) {
    if (part.kind === 'field') fields.set(part.name, part.value);
    // Browsers send an empty part for an empty file input.
    else if (part.name === 'files' && part.filename !== '') {
      if (files.length === filesAtMost) throw new Problem('too_many_files', `You can upload up to ${filesAtMost} documents per analysis.`);
      files.push(await receiveFile(part, store, prefix));
    }
  }
  const title = visibleText(fields.get('title') ?? '');
  const listingUrl = readListingUrl(fields.get('urls'), allowHosts);
  if (title.length > limits.titleLength)
    throw invalid(['body', 'title'], `must NOT have more than ${limits.titleLength} characters`, 'maxLength');
  if (files.length === 0 && listingUrl === null) throw new Problem('nothing_submitted', 'Please upload at least one file or provide a URL');
  return { title: title === '' ? null : title, listingUrl, files };
}

async function receiveFile(part: FormPart & { kind: 'file' }, store: ObjectStore, prefix: string): Promise<StoredFile> {
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
          `${filename} is larger than ${fileBytesAtMost / 1024 / 1024} MB (${fileBytesAtMost} bytes). Nothing was kept.`,
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
  let urls: unknown;
  try {
    urls = JSON.parse(text);
  } catch {
    throw invalid(['body', 'urls'], 'must be a JSON list of addresses', 'json');
  }
  if (!Array.isArray(urls) || urls.some((url) => typeof url !== 'string'))
    throw invalid(['body', 'urls'], 'must be a JSON list of addresses', 'type');
  const faults = textFaults(urls, ['body', 'urls'], undefined, () => undefined);
  if (faults.length > 0) throw new Problem('validation_failed', faults);
  const given = urls.map((url: string) => url.trim()).filter((url) => url !== '');
  if (given.length > limits.listingUrlsPerAnalysis)
    throw invalid(['body', 'urls'], `must NOT have more than ${limits.listingUrlsPerAnalysis} items`, 'maxItems');
  const [url] = given;
  return url === undefined ? null : checkListingUrl(url, allowHosts);
}
