import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type DiskSync, DurableFileSystem } from './durable-file-system.ts';
import { lockFolder } from './lock-folder.ts';

export interface Embedded {
  pglite: PGlite;
  close: () => Promise<void>;
}

/**
 * Opens PostgreSQL inside this process, its files in `<dataDir>/database`, safe against a loss of power.
 * @throws FolderInUse when another process has it open.
 */
export async function openEmbedded(dataDir: string, disk?: DiskSync): Promise<Embedded> {
  const lock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    mkdirSync(folder, { recursive: true });
    const pglite = await PGlite.create({
      fs: new DurableFileSystem(folder, disk),
      // PGlite starts with -F (no fsync), and its libc's fdatasync does nothing: fsync has to be named.
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
        '-c',
        'wal_sync_method=fsync',
        '-c',
        'shared_buffers=16MB',
      ],
    });
    return {
      pglite,
      close: async () => {
        if (!pglite.closed) await pglite.close();
        lock.release();
      },
    };
  } catch (problem) {
    lock.release();
    throw problem;
  }
}
