import type { Readable } from 'node:stream';

/** Files by opaque ASCII key (`analyses/<id>/sources/<id>`). The names people gave their files live in the database. */
export interface ObjectStore {
  put(key: string, content: Uint8Array | string): Promise<void>;
  /** Writes while reading; the object appears only when the stream has ended well. */
  putStream(key: string, content: Readable): Promise<void>;
  /** @throws ObjectMissing */
  get(key: string): Promise<Uint8Array>;
  /** @throws ObjectMissing */
  getStream(key: string): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  /** Keys below a prefix, in order. */
  list(prefix: string): Promise<{ key: string; size: number }[]>;
  /** Removes everything below a prefix; nothing there is no error. */
  deleteAll(prefix: string): Promise<void>;
  /** Removes what writes left that never ended, where nothing came since that instant: their process died. */
  clearUnfinished(before: Date): Promise<void>;
}

export class ObjectMissing extends Error {
  readonly key: string;
  constructor(key: string) {
    super(`There is no object ${key}`);
    this.key = key;
  }
}
