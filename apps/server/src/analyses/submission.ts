import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem, type ValidationItem } from '../http/problem.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { checkContent, contentTypeOf, fileBytesAtMost, filesAtMost, headBytes } from './accepted-files.ts';
import { checkListingUrl } from './listing-url.ts';

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

const titleAtMost = 200;

/**
 * Reads a multipart body while it arrives: files go to the store below `prefix`, fields may come in any order.
 * What was stored when it throws is the caller's to remove.
 * @throws Problem 413, 415, 422
 */
export async function receiveSubmission(
  request: FastifyRequest,
  store: ObjectStore,
  prefix: string,
  allowHosts: readonly string[],
): Promise<Submission> {
  const fields = new Map<string, string>();
  const files: StoredFile[] = [];
  try {
    for await (const part of request.parts({
      limits: { fileSize: fileBytesAtMost, files: filesAtMost, fields: 10, fieldSize: 16_384, parts: 20 },
    })) {
      if (part.type === 'field') fields.set(part.fieldname, String(part.value));
      // Browsers send an empty part for an empty file input.
      else if (part.fieldname === 'files' && part.filename !== '') files.push(await receiveFile(part, store, prefix));
      else part.file.resume();
    }
  } catch (problem) {
    throw named(problem);
  }
  const title = fields.get('title')?.trim() ?? '';
  const listingUrl = readListingUrl(fields.get('urls'), allowHosts);
  if (title.length > titleAtMost) throw invalid(['body', 'title'], `must NOT have more than ${titleAtMost} characters`, 'maxLength');
  if (files.length === 0 && listingUrl === null) throw new Problem(422, 'Please upload at least one file or provide a URL');
  return { title: title === '' ? null : title, listingUrl, files };
}

async function receiveFile(part: MultipartFile, store: ObjectStore, prefix: string): Promise<StoredFile> {
  const filename = plainName(part.filename);
  const contentType = contentTypeOf(filename);
  const id = randomUUID();
  const key = `${prefix}/${id}`;
  let size = 0;
  async function* checked() {
    let head: Buffer | null = Buffer.alloc(0);
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (head === null) {
        yield chunk;
        continue;
      }
      head = Buffer.concat([head, chunk]);
      if (head.length < headBytes) continue;
      await checkContent(filename, head);
      yield head;
      head = null;
    }
    if (head !== null) {
      await checkContent(filename, head);
      yield head;
    }
    if (part.file.truncated) throw new Problem(413, `${filename} is larger than 20 MB (${fileBytesAtMost} bytes). Nothing was kept.`);
  }
  await store.putStream(key, Readable.from(checked(), { objectMode: false }));
  return { id, filename, contentType, size, key };
}

/** The last part of a path, without control characters, in composed Unicode: Macs send decomposed kana. */
function plainName(filename: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? '';
  const plain = [...last.normalize('NFC').replace(/\p{Cc}|\p{Cf}/gu, '')];
  if (plain.length <= 200) return plain.join('');
  const extension = /\.[a-z]{1,8}$/i.exec(last)?.[0] ?? '';
  return `${plain.slice(0, 200 - extension.length).join('')}${extension}`;
}

/** The urls field: a JSON list with at most one address. Nothing, an empty text and an empty list are no address. */
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
  const given = urls.map((url: string) => url.trim()).filter((url) => url !== '');
  if (given.length > 1) throw invalid(['body', 'urls'], 'must NOT have more than 1 items', 'maxItems');
  const [url] = given;
  return url === undefined ? null : checkListingUrl(url, allowHosts);
}

function invalid(loc: ValidationItem['loc'], msg: string, type: string): Problem {
  return new Problem(422, [{ loc, msg, type }]);
}

/** The reader's own errors in the product's words; a store wraps what its stream threw. */
function named(problem: unknown): unknown {
  for (let inner = problem; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof Problem) return inner;
    const code: unknown = Reflect.get(inner, 'code');
    if (code === 'FST_FILES_LIMIT') return new Problem(422, `You can upload up to ${filesAtMost} documents per analysis.`);
    if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return new Problem(422, 'The form has too many fields.');
  }
  const message = problem instanceof Error ? problem.message : '';
  if (/multipart|part header|boundary|premature|aborted/i.test(message))
    return new Problem(422, 'The form broke off or could not be read. Nothing was kept.');
  return problem;
}
