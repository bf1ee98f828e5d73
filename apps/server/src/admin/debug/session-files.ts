import { sessionPrefix } from '../../analyses/index.ts';
import { invalid, type ObjectStore } from '../../platform/index.ts';

/** A file of a session, its own or one of a session whose artefacts it pins. */
export interface SessionFile {
  /** Inside the session. */
  path: string;
  size: number;
  /** The session that wrote it. */
  sessionId: string;
  /** Of the object store. */
  key: string;
}

export interface FolderEntry {
  name: string;
  is_dir: boolean;
  size: number | null;
  pinned_from: string | null;
}

const part = '[A-Za-z0-9_-][A-Za-z0-9._-]*';
const insidePath = new RegExp(`^${part}(/${part})*$`);

/**
 * Only plain paths are looked for: nothing that climbs, begins at a root, or means a separator in another spelling.
 * @throws Problem 422
 */
export function assertInsidePath(path: string): void {
  if (!insidePath.test(path)) throw invalid(['query', 'path'], 'must be a path inside the session', 'pattern');
}

/**
 * What lies in the folders of the sessions, nearest first: of two files of one path the nearer one counts, as it does
 * for the steps. The store lists regular files alone, so that no link is followed from here.
 */
export async function listFiles(store: ObjectStore, analysisId: string, sessionIds: readonly string[]): Promise<SessionFile[]> {
  const found = new Map<string, SessionFile>();
  for (const sessionId of sessionIds) {
    const prefix = sessionPrefix(analysisId, sessionId);
    for (const { key, size } of await store.list(prefix)) {
      const path = key.slice(prefix.length + 1);
      if (!found.has(path)) found.set(path, { path, size, sessionId, key });
    }
  }
  return [...found.values()];
}

/** The entries of one folder, folders first, each by name; null when there is no such folder. The root is the empty path. */
export function entriesOf(files: readonly SessionFile[], folder: string, sessionId: string): FolderEntry[] | null {
  const start = folder === '' ? '' : `${folder}/`;
  const folders = new Map<string, FolderEntry>();
  const plain: FolderEntry[] = [];
  const pinned = (file: SessionFile) => (file.sessionId === sessionId ? null : file.sessionId);
  for (const file of files) {
    if (!file.path.startsWith(start)) continue;
    const [name = '', ...below] = file.path.slice(start.length).split('/');
    if (below.length === 0) plain.push({ name, is_dir: false, size: file.size, pinned_from: pinned(file) });
    // A folder counts as the session's own as soon as one file in it is.
    else if (folders.get(name)?.pinned_from !== null) folders.set(name, { name, is_dir: true, size: null, pinned_from: pinned(file) });
  }
  const byName = (one: FolderEntry, other: FolderEntry) => (one.name < other.name ? -1 : 1);
  const entries = [...[...folders.values()].sort(byName), ...plain.sort(byName)];
  return entries.length === 0 && folder !== '' ? null : entries;
}
