import { limits } from '@rimawari/api/limits';
import { decodeText } from '@rimawari/extraction/decode-text';
import { type ObjectStore, Problem } from '../../platform/index.ts';
import { lookAt, readHead } from './preview.ts';
import type { SessionFile } from './session-files.ts';

export interface Content {
  contentType: string;
  bytes: Uint8Array;
}

/** A picture of the first page of a PDF, as PNG. @throws Problem when it cannot be drawn */
export type PictureFirstPage = (pdf: Uint8Array) => Promise<Uint8Array>;

/** What can be looked at, as a page or a picture. What it is is seen from its bytes. @throws Problem 413, 415 */
export async function contentOf(store: ObjectStore, file: SessionFile, pictureFirstPage: PictureFirstPage): Promise<Content> {
  const { kind, contentType } = lookAt(await readHead(store, file.key), file.path);
  if (kind !== 'html' && kind !== 'image' && kind !== 'pdf')
    throw new Problem('unsupported_type', `${file.path} is not a page, picture or PDF. Open its preview instead.`);
  if (file.size > limits.documentBytes)
    throw new Problem(
      'too_large',
      `${file.path} is too large to show in full (${file.size} bytes; the limit is ${limits.documentBytes}). Open its preview to see the beginning.`,
    );
  const bytes = await store.get(file.key);
  if (kind === 'image') return { contentType, bytes };
  if (kind === 'pdf') return { contentType: 'image/png', bytes: await pictureFirstPage(bytes) };
  // In the encoding that the answer names, whatever the page says of itself.
  return { contentType: 'text/html; charset=utf-8', bytes: Buffer.from(decodeText(bytes).text) };
}
