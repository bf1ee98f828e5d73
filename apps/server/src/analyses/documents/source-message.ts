import type { SourceReading } from '@rimawari/extraction';
import type { ReadFailureCode, SourceInput } from '@rimawari/extraction/readers';

export type { SourceInput };
export type ReaderRequest<Input = SourceInput> = { id: number; input: Input };
/** `known` is for the user when the reader knows what is wrong with the source, else null. */
export type ReaderAnswer<Reading = SourceReading> =
  | { kind: 'ready' }
  | { kind: 'page'; id: number; page: number; pages: number }
  | { kind: 'straightened'; id: number; page: number; webp: Uint8Array }
  | { kind: 'read'; id: number; reading: Reading }
  | { kind: 'failed'; id: number; known: { reason: ReadFailureCode; sentence: string } | null; message: string };
