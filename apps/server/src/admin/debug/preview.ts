import { decodeText } from '@rimawari/extraction/decode-text';
import { type FileKind, fileKind, isPicture } from '@rimawari/extraction/file-kind';
import type { ObjectStore } from '../../platform/index.ts';
import type { SessionFile } from './session-files.ts';

export type PreviewKind = 'text' | 'json' | 'html' | 'image' | 'pdf' | 'binary';

export interface LookedAt {
  kind: PreviewKind;
  contentType: string;
}

export interface Preview extends LookedAt {
  truncated: boolean;
  content: string;
}

/** What of a text is shown. */
const previewBytes = 256 * 1024;
/** Larger JSON is shown as it is stored: to be set out in lines it has to be parsed as a whole. */
const jsonBytesAtMost = 8 * 1024 * 1024;

const pictureTypes: Partial<Record<FileKind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
};

/** The beginning of an object; the rest is not fetched. */
export async function readHead(store: ObjectStore, key: string, most: number = previewBytes): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of await store.getStream(key)) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}

/** What the bytes are; the name decides only what kind of text a text is. */
export function lookAt(head: Uint8Array, path: string): LookedAt {
  const kind = fileKind(head, '', path);
  if (kind === 'pdf') return { kind: 'pdf', contentType: 'application/pdf' };
  const picture = pictureTypes[kind];
  if (picture !== undefined) return { kind: 'image', contentType: picture };
  if (!isReadable(head) || isPicture(kind)) return { kind: 'binary', contentType: 'application/octet-stream' };
  if (path.endsWith('.json')) return { kind: 'json', contentType: 'application/json' };
  if (kind === 'html') return { kind: 'html', contentType: 'text/html' };
  return { kind: 'text', contentType: 'text/plain' };
}

/** Control characters other than those that set out lines do not stand in texts. */
function isReadable(head: Uint8Array): boolean {
  const marked = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (marked) return true;
  return !head.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte));
}

/** @throws ObjectMissing */
export async function previewOf(store: ObjectStore, file: SessionFile): Promise<Preview> {
  const head = await readHead(store, file.key);
  const seen = lookAt(head, file.path);
  if (seen.kind === 'image' || seen.kind === 'pdf' || seen.kind === 'binary') {
    return { ...seen, truncated: false, content: `${seen.contentType}, ${file.size} bytes. It is not text.` };
  }
  if (seen.kind === 'json' && file.size <= jsonBytesAtMost) {
    const text = setOut(file.size > head.length ? await store.get(file.key) : head);
    if (text !== null) return { ...seen, ...cut(Buffer.from(text)) };
  }
  return { ...seen, truncated: file.size > head.length, content: textOf(head, file.size > head.length) };
}

function setOut(bytes: Uint8Array): string | null {
  try {
    return JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)), null, 2);
  } catch {
    return null;
  }
}

function cut(bytes: Buffer): { truncated: boolean; content: string } {
  if (bytes.length <= previewBytes) return { truncated: false, content: bytes.toString() };
  return { truncated: true, content: wholeCharacters(bytes.subarray(0, previewBytes)).toString() };
}

function textOf(head: Buffer, isCut: boolean): string {
  return decodeText(isCut ? wholeCharacters(head) : head).text;
}

/** UTF-8 without the beginning of a character whose rest was cut off. */
function wholeCharacters(bytes: Buffer): Buffer {
  let start = bytes.length - 1;
  while (start > bytes.length - 4 && start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  const lead = bytes[start] ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  return start + length > bytes.length ? bytes.subarray(0, start) : bytes;
}
