import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import { assertObjectKey } from './object-key.ts';
import { ObjectMissing, type ObjectStore } from './object-store.ts';

/** Where writes grow before they are renamed into place. No object key begins with a dot. */
const incoming = '.incoming';

/** Objects as files of a folder. A write is on the disk when it returns, and never seen half done. */
export function folderStore(root: string): ObjectStore {
  const files = new FSDriver({ location: root, visibility: 'private' });

  async function replace(key: string, write: (incomingKey: string) => Promise<void>): Promise<void> {
    assertObjectKey(key);
    const incomingKey = `${incoming}/${randomUUID()}`;
    const from = join(root, incomingKey);
    const to = join(root, key);
    try {
      await write(incomingKey);
      const handle = await open(from, 'r+');
      await handle.sync().finally(() => handle.close());
      await mkdir(dirname(to), { recursive: true });
      await rename(from, to);
    } catch (problem) {
      await rm(from, { force: true });
      throw problem;
    }
  }

  /** Whether something lies there, and not behind a link that leads out of the folder. */
  async function isInside(key: string): Promise<boolean> {
    const [folder, place] = await Promise.all([root, join(root, key)].map((path) => realpath(path).catch(() => null)));
    return folder !== null && folder !== undefined && place?.startsWith(`${folder}${sep}`) === true;
  }

  async function found(key: string): Promise<string> {
    assertObjectKey(key);
    if (!(await isInside(key))) throw new ObjectMissing(key);
    return key;
  }

  /** Null for a file that somebody removed since it was listed. */
  async function sizeOf(key: string): Promise<number | null> {
    try {
      return (await files.getMetaData(key)).contentLength;
    } catch (problem) {
      if (await isInside(key)) throw problem;
      return null;
    }
  }
  return {
    put: (key, content) => replace(key, (to) => files.put(to, content)),
    putStream: (key, content) => replace(key, (to) => files.putStream(to, content)),
    get: async (key) => files.getBytes(await found(key)),
    getStream: async (key): Promise<Readable> => files.getStream(await found(key)),
    exists: async (key) => {
      assertObjectKey(key);
      return isInside(key);
    },
    list: async (prefix) => {
      assertObjectKey(prefix);
      if (!(await isInside(prefix))) return [];
      const { objects } = await files.listAll(prefix, { recursive: true });
      const keys = [...objects].flatMap((object) => ('key' in object ? [object.key] : []));
      const listed = await Promise.all(keys.map(async (key) => ({ key, size: await sizeOf(key) })));
      return listed.flatMap(({ key, size }) => (size === null ? [] : { key, size })).sort((one, other) => (one.key < other.key ? -1 : 1));
    },
    deleteAll: async (prefix) => {
      assertObjectKey(prefix);
      await files.deleteAll(prefix);
    },
    clearUnfinished: async (before) => {
      const folder = join(root, incoming);
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name);
        // Another process may have ended its write since.
        const written = await stat(file).catch(() => null);
        if (written !== null && written.mtime < before) await rm(file, { force: true });
      }
    },
  };
}
