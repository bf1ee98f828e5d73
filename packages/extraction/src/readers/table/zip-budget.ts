import { inflateRawSync } from 'node:zlib';

/** What the directory of a ZIP file promises to hold. */
interface ZipBudget {
  entries: number;
  inflatedBytes: number;
}

/** Reads the central directory without inflating anything; null where there is none. */
export function zipBudget(bytes: Uint8Array): ZipBudget | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.byteLength - 22;
  while (end >= 0 && end > bytes.byteLength - 66_000 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) return null;
  const entries = view.getUint16(end + 10, true);
  let offset = view.getUint32(end + 16, true);
  let inflatedBytes = 0;
  for (let index = 0; index < entries; index += 1) {
    if (offset + 46 > bytes.byteLength || view.getUint32(offset, true) !== 0x02014b50) return null;
    inflatedBytes += view.getUint32(offset + 24, true);
    offset += 46 + view.getUint16(offset + 28, true) + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  return { entries, inflatedBytes };
}

const localHeaderBytes = 30;

/**
 * Whether every part unpacks to no more than the directory promises; a part that unpacks to more was made to fill memory.
 * Parts that are not packed the usual way are left to the reader, which refuses them.
 */
export function keepsItsPromise(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  let offset = view.getUint32(end + 16, true);
  for (let index = 0; index < view.getUint16(end + 10, true); index += 1) {
    const [packed, promised, at] = [20, 24, 42].map((place) => view.getUint32(offset + place, true));
    const deflated = view.getUint16(offset + 10, true) === 8;
    const local = at ?? 0;
    if (deflated && local + localHeaderBytes <= bytes.byteLength) {
      const from = local + localHeaderBytes + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      try {
        inflateRawSync(bytes.subarray(from, from + (packed ?? 0)), { maxOutputLength: Math.max(1, promised ?? 0) });
      } catch (error) {
        if (error instanceof RangeError || (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'))
          return false;
      }
    }
    offset += 46 + view.getUint16(offset + 28, true) + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  return true;
}
