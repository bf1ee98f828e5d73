import type { SessionStore } from '../session/session-store.ts';

/** What was typed into forms, for whoever is signed in: kept while one signs in again, looks elsewhere or reloads the page. */
export interface Drafts {
  /** What was kept of a form at this address; null when nothing was. After a reload only what JSON can hold. */
  read: (form: string) => Record<string, unknown> | null;
  write: (form: string, values: object) => void;
  /** After it was sent, or put aside by choice. */
  forget: (form: string) => void;
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Kept = Record<string, Record<string, unknown>>;

/** Where nothing can be kept. */
export const noDrafts: Drafts = { read: () => null, write: () => {}, forget: () => {} };

/** Fields whose name says this are never kept, whoever asks. */
const secret = /password|passphrase|secret|token|otp|code$/i;
const keyOf = (userId: string) => `drafts:${userId}`;

/**
 * Kept for each user alone, in `storage` (this tab's) and, with what no storage holds such as files, in this page.
 * Signing out by choice forgets all of the user's; a session that ends does not.
 */
export function createDrafts(
  session: Pick<SessionStore, 'read' | 'subscribe'>,
  storage: DraftStorage,
  address: () => string = () => window.location.pathname,
): Drafts {
  const inPage = new Map<string, Kept>();
  const readAll = (userId: string): Kept => inPage.get(userId) ?? storedDrafts(storage, userId);
  let userId = session.read().user?.id ?? null;

  function become(all: Kept) {
    if (userId === null) return;
    const key = keyOf(userId);
    inPage.set(userId, all);
    attempt(() => (Object.keys(all).length === 0 ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(all))));
  }

  session.subscribe(() => {
    const { user, hasLoggedOut } = session.read();
    if (user === null && hasLoggedOut === true) become({});
    if (user !== null) userId = user.id;
  });

  const nameOf = (form: string) => `${address()} ${form}`;
  return {
    read: (form) => (userId === null ? null : (readAll(userId)[nameOf(form)] ?? null)),
    write: (form, values) => {
      const shown = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)));
      if (userId !== null) become({ ...readAll(userId), [nameOf(form)]: shown });
    },
    forget: (form) => {
      if (userId === null) return;
      const { [nameOf(form)]: _forgotten, ...others } = readAll(userId);
      become(others);
    },
  };
}

function storedDrafts(storage: DraftStorage, userId: string): Kept {
  const stored: unknown = attempt(() => JSON.parse(storage.getItem(keyOf(userId)) ?? '{}'));
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject(stored) ? (Object.fromEntries(Object.entries(stored as object).filter(([, values]) => isObject(values))) as Kept) : {};
}

/** What cannot be stored is lost at a reload, and only then. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
