import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`Another process uses the data folder ${folder}. Nothing was changed. Stop that process, or set DATA_DIR to another folder.`);
  }
}

/**
 * Holds a folder for this process until `release`, or until the process ends, however it ends.
 * The embedded database takes no lock of its own, and two processes on one folder lose rows silently. SQLite's
 * lock is the operating system's, so it needs no cleaning up after a crash.
 * @throws FolderInUse
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    lock.close();
    if (cause instanceof Error && cause.message.includes('locked')) throw new FolderInUse(folder);
    throw cause;
  }
  return { release: () => lock.close() };
}
