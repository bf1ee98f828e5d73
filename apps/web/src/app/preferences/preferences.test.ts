import { expect, test } from 'vitest';
import { createPreferencesStore } from './preferences.ts';

function memory() {
  const map = new Map<string, string>();
  return { getItem: (key: string) => map.get(key) ?? null, setItem: (key: string, value: string) => void map.set(key, value) };
}

test('reports are in yen unless dollars were chosen on this device', () => {
  const storage = memory();
  const preferences = createPreferencesStore(storage, false);
  expect(preferences.read().currency).toBe('JPY');
  preferences.choose({ currency: 'USD' });
  expect(preferences.read().currency).toBe('USD');
  expect(createPreferencesStore(storage, false).read().currency).toBe('USD');
});

test('the system decides the theme until the reader does', () => {
  const storage = memory();
  expect([createPreferencesStore(storage, true), createPreferencesStore(storage, false)].map((store) => store.read().theme)).toEqual([
    'dark',
    'light',
  ]);
  createPreferencesStore(storage, true).choose({ theme: 'light' });
  expect(createPreferencesStore(storage, true).read().theme).toBe('light');
});

test('choosing one leaves the other and tells those who listen', () => {
  const preferences = createPreferencesStore(memory(), false);
  const heard: unknown[] = [];
  preferences.subscribe(() => heard.push(preferences.read()));
  preferences.choose({ theme: 'dark' });
  expect(heard).toEqual([{ theme: 'dark', currency: 'JPY' }]);
});

test('a storage that refuses to work costs the memory, not the choice', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const preferences = createPreferencesStore({ getItem: refuse, setItem: refuse }, false);
  preferences.choose({ currency: 'USD' });
  expect(preferences.read().currency).toBe('USD');
});
