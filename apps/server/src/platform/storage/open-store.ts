import type { Config } from '../config.ts';
import type { ObjectStore } from './object-store.ts';

/** The object store of the configuration. Amazon's client is loaded only where it is needed: it is slow to load. */
export async function openStore(storage: Config['storage']): Promise<ObjectStore> {
  if (storage.kind === 's3') {
    const { s3Store } = await import('./s3-store.ts');
    return s3Store(storage);
  }
  const { folderStore } = await import('./folder-store.ts');
  return folderStore(storage.folder);
}
