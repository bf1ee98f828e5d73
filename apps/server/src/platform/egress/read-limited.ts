import { EgressRefusal } from './egress-refusal.ts';

/** Collects a body, decompressed as it streams, and stops as soon as it is larger than allowed. @throws EgressRefusal */
export async function readLimited(body: AsyncIterable<unknown>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.byteLength;
    if (size > maxBytes) throw new EgressRefusal('too_large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
