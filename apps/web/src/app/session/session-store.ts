import type { SessionUser } from './session-facts.ts';

export const tokenKey = 'access_token';
export const userKey = 'user';

/** `starting` while a stored token is being checked; the stored user, if any, is shown meanwhile. */
export interface SessionState {
  status: 'starting' | 'signed-in' | 'signed-out';
  token: string | null;
  user: SessionUser | null;
  /** The user ended it, here: the way leads home and not to the sign-in screen. */
  hasLoggedOut?: boolean;
  /** It was open here and ended without the user doing so here: the sign-in screen says so. */
  hasEnded?: boolean;
}

/** Where a session is kept between visits: the browser's storage, or a map in tests. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SessionStore {
  read: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** After a successful sign-in, registration or start. */
  signIn: (token: string, user: SessionUser) => void;
  /** The server's newer word on the signed-in user; ignored if that session is over meanwhile. */
  update: (token: string, user: SessionUser) => void;
  /** The user's own end of the session. */
  logOut: () => void;
  /** Forgets the session here; with a token, only if that session is still the current one. */
  clear: (token?: string | null) => void;
  /** The server no longer accepts the token: forgets the session and, unless it was still being checked, says so to `onRefused`. */
  refuse: () => void;
  onRefused: (listener: () => void) => () => void;
  /** Takes over what another tab has written; a session without a stored user is then still to be started. */
  reread: () => void;
}

/** The one place that knows the token. Storage that refuses to work (private windows) costs the memory between visits, not the session. */
export function createSessionStore(storage: SessionStorage): SessionStore {
  const listeners = new Set<() => void>();
  const refusalListeners = new Set<() => void>();
  let state = readStored(storage);

  const ended: SessionState = { status: 'signed-out', token: null, user: null, hasEnded: true };
  function become(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  const store: SessionStore = {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn(token, user) {
      write(storage, token, user);
      become({ status: 'signed-in', token, user });
    },
    update(token, user) {
      if (state.token === token) store.signIn(token, user);
    },
    logOut() {
      write(storage, null, null);
      become({ status: 'signed-out', token: null, user: null, hasLoggedOut: true });
    },
    clear(token) {
      if (token !== undefined && state.token !== token) return;
      write(storage, null, null);
      become({ status: 'signed-out', token: null, user: null });
    },
    refuse() {
      if (state.status !== 'signed-in') return store.clear();
      write(storage, null, null);
      become(ended);
      for (const listener of refusalListeners) listener();
    },
    onRefused(listener) {
      refusalListeners.add(listener);
      return () => refusalListeners.delete(listener);
    },
    reread() {
      const stored = readStored(storage);
      if (stored.token === state.token && JSON.stringify(stored.user) === JSON.stringify(state.user)) return;
      if (stored.token === null) return become(state.status === 'signed-in' ? ended : stored);
      become(stored.user === null ? stored : { ...stored, status: 'signed-in' });
    },
  };
  return store;
}

function readStored(storage: SessionStorage): SessionState {
  try {
    const token = storage.getItem(tokenKey);
    if (!token) return { status: 'signed-out', token: null, user: null };
    return { status: 'starting', token, user: readUser(storage.getItem(userKey)) };
  } catch {
    return { status: 'signed-out', token: null, user: null };
  }
}

/** A stored user that cannot be read, or is of an earlier version, is as good as none: the server is asked in any case. */
function readUser(text: string | null): SessionUser | null {
  try {
    const user: unknown = JSON.parse(text ?? 'null');
    const isUser = typeof user === 'object' && user !== null && ['id', 'email', 'full_name', 'access'].every((name) => name in user);
    return isUser ? (user as SessionUser) : null;
  } catch {
    return null;
  }
}

function write(storage: SessionStorage, token: string | null, user: SessionUser | null) {
  try {
    // Another tab reads both when the token changes, so the user is there before the token and goes after it.
    if (token === null) storage.removeItem(tokenKey);
    if (user === null) storage.removeItem(userKey);
    else storage.setItem(userKey, JSON.stringify(user));
    if (token !== null) storage.setItem(tokenKey, token);
  } catch {
    // The session then lives as long as this page does.
  }
}
