import { userOf } from '@rimawari/api/testing';
import { expect, test } from 'vitest';
import { createSessionStore, type SessionStorage } from './session-store.ts';

const user = userOf('subscriber');

function memory(entries: Record<string, string> = {}): SessionStorage & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

test('signing in stores the token and the user under the agreed keys', () => {
  const storage = memory();
  createSessionStore(storage).signIn('token-1', user);
  expect(storage.entries.get('access_token')).toBe('token-1');
  expect(JSON.parse(storage.entries.get('user') ?? '')).toEqual(user);
});

test('a stored token starts a session that is still to be checked', () => {
  const store = createSessionStore(memory({ access_token: 'token-1', user: JSON.stringify(user) }));
  expect(store.read()).toEqual({ status: 'starting', token: 'token-1', user });
});

test('a stored user that cannot be read does not stop the start', () => {
  const store = createSessionStore(memory({ access_token: 'token-1', user: '{broken' }));
  expect(store.read()).toEqual({ status: 'starting', token: 'token-1', user: null });
});

test('a user stored by a version that did not know their access is asked for again', () => {
  const { access: _access, ...earlier } = user;
  const store = createSessionStore(memory({ access_token: 'token-1', user: JSON.stringify(earlier) }));
  expect(store.read()).toEqual({ status: 'starting', token: 'token-1', user: null });
});

test('clearing forgets both and tells those who listen', () => {
  const storage = memory({ access_token: 'token-1', user: JSON.stringify(user) });
  const store = createSessionStore(storage);
  const heard: string[] = [];
  store.subscribe(() => heard.push(store.read().status));
  store.clear();
  expect(storage.entries.size).toBe(0);
  expect(heard).toEqual(['signed-out']);
});

test('a late refusal of an old token does not end the new session', () => {
  const store = createSessionStore(memory());
  store.signIn('token-2', user);
  store.clear('token-1');
  expect(store.read().status).toBe('signed-in');
});

test('a late answer about an old session does not bring it back', () => {
  const store = createSessionStore(memory());
  store.signIn('token-1', user);
  store.clear();
  store.update('token-1', user);
  expect(store.read().status).toBe('signed-out');
});

test('signing out in another tab signs out here', () => {
  const storage = memory();
  const store = createSessionStore(storage);
  store.signIn('token-1', user);
  storage.removeItem('access_token');
  storage.removeItem('user');
  store.reread();
  expect(store.read().status).toBe('signed-out');
});

test('storage that refuses to work costs the memory, not the session', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const store = createSessionStore({ getItem: refuse, setItem: refuse, removeItem: refuse });
  store.signIn('token-1', user);
  expect(store.read().status).toBe('signed-in');
});

test('a refused token ends the session and says so, one that was still being checked ends silently', () => {
  const heard: string[] = [];
  const checked = createSessionStore(memory());
  checked.onRefused(() => heard.push('checked'));
  checked.signIn('token-1', user);
  checked.refuse();
  const starting = createSessionStore(memory({ access_token: 'token-1' }));
  starting.onRefused(() => heard.push('starting'));
  starting.refuse();
  expect([checked.read().status, starting.read().status]).toEqual(['signed-out', 'signed-out']);
  expect([checked.read().hasEnded, starting.read().hasEnded]).toEqual([true, undefined]);
  expect(heard).toEqual(['checked']);
});
