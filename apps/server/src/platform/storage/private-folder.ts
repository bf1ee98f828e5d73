import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';

const forOthers = 0o077;
/** Of folders that all users of a machine share, such as /tmp. */
const sticky = 0o1000;

/** Every folder in which the server keeps something of its users. */
export function dataFolders(config: Pick<Config, 'dataDir' | 'databaseUrl' | 'storage'>): string[] {
  return [
    config.dataDir,
    ...(config.databaseUrl === null ? [join(config.dataDir, 'database')] : []),
    ...(config.storage.kind === 'folder' ? [config.storage.folder] : []),
    join(config.dataDir, 'cache'),
    join(config.dataDir, 'outbox'),
  ];
}

/**
 * Creates the folders for this user of the machine alone, and closes those that are open to others. Returns those that
 * stay open: a folder of another owner, and one that all users share.
 */
export function makePrivate(folders: readonly string[]): string[] {
  return folders.filter((folder) => {
    mkdirSync(dirname(folder), { recursive: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Windows keeps other rights than these.
    if (process.platform === 'win32') return false;
    const { mode } = statSync(folder);
    if ((mode & forOthers) === 0) return false;
    if ((mode & sticky) !== 0) return true;
    try {
      chmodSync(folder, 0o700);
      return false;
    } catch {
      return true;
    }
  });
}
