import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Storage } from '../config.ts';
import { assertObjectKey } from './object-key.ts';
import { ObjectMissing, type ObjectStore } from './object-store.ts';

/** Objects in a bucket of Amazon S3 or of a service that speaks its protocol. */
export function s3Store(settings: S3Storage): ObjectStore {
  const bucket = new S3Driver({
    bucket: settings.bucket,
    region: settings.region,
    visibility: 'private',
    supportsACL: false,
    forcePathStyle: settings.forcePathStyle,
    // Many compatible services do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(settings.endpoint === null ? {} : { endpoint: settings.endpoint }),
    ...(settings.credentials === null ? {} : { credentials: settings.credentials }),
  });
  const place = (key: string) => {
    assertObjectKey(key);
    return settings.prefix === '' ? key : `${settings.prefix}/${key}`;
  };
  const keyOf = (placed: string) => (settings.prefix === '' ? placed : placed.slice(settings.prefix.length + 1));

  async function orMissing<Found>(key: string, read: (placed: string) => Promise<Found>): Promise<Found> {
    try {
      return await read(place(key));
    } catch (problem) {
      if (problem instanceof Error && ['NoSuchKey', 'NotFound'].includes(problem.name)) throw new ObjectMissing(key);
      throw problem;
    }
  }

  return {
    put: (key, content) => bucket.put(place(key), content),
    putStream: async (key, content) => {
      // An upload names its length first, and a stream's is known only at its end.
      const spool = join(tmpdir(), `rimawari-${randomUUID()}`);
      try {
        await pipeline(content, createWriteStream(spool, { mode: 0o600 }));
        const { size } = await stat(spool);
        if (size === 0) await bucket.put(place(key), new Uint8Array());
        else await bucket.putStream(place(key), createReadStream(spool), { contentLength: size });
      } finally {
        await rm(spool, { force: true });
      }
    },
    get: (key) => orMissing(key, (placed) => bucket.getBytes(placed)),
    getStream: (key): Promise<Readable> => orMissing(key, (placed) => bucket.getStream(placed)),
    exists: (key) => bucket.exists(place(key)),
    list: async (prefix) => {
      const placed: string[] = [];
      let paginationToken: string | undefined;
      do {
        // With its slash, so that `a/1` does not list `a/10`.
        const page = await bucket.listAll(`${place(prefix)}/`, {
          recursive: true,
          ...(paginationToken === undefined ? {} : { paginationToken }),
        });
        for (const object of page.objects) if ('key' in object) placed.push(object.key);
        paginationToken = page.paginationToken;
      } while (paginationToken !== undefined);
      // A listing has the sizes, but flydrive 2.1 looks for them under the name that only a single object has.
      const listed = await Promise.all(
        placed.map(async (key) => ({ key: keyOf(key), size: (await bucket.getMetaData(key)).contentLength })),
      );
      return listed.sort((one, other) => (one.key < other.key ? -1 : 1));
    },
    deleteAll: (prefix) => bucket.deleteAll(`${place(prefix)}/`),
    // An object is sent in one request, whole or not at all.
    clearUnfinished: () => Promise.resolve(),
  };
}
