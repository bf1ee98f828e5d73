export type Currency = 'JPY' | 'USD';
export type Theme = 'light' | 'dark';

export interface Preferences {
  theme: Theme;
  currency: Currency;
}

export interface PreferencesStore {
  read: () => Preferences;
  subscribe: (listener: () => void) => () => void;
  /** Changes and remembers; what is left out stays as it is. */
  choose: (changes: Partial<Preferences>) => void;
  /** Takes over what another tab has written. */
  reread: () => void;
}

export const currencyKey = 'report_currency';
export const themeKey = 'theme';

/**
 * How this device likes to read: yen unless dollars were chosen, and the system's theme unless one was chosen. Kept locally, for every
 * account alike; a storage that refuses to work costs the memory, not the choice.
 */
export function createPreferencesStore(storage: Pick<Storage, 'getItem' | 'setItem'>, systemPrefersDark: boolean): PreferencesStore {
  const listeners = new Set<() => void>();
  let preferences = readPreferences(storage, systemPrefersDark);
  function become(next: Preferences) {
    preferences = next;
    for (const listener of listeners) listener();
  }
  return {
    read: () => preferences,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(changes) {
      if (changes.theme) writeItem(storage, themeKey, changes.theme);
      if (changes.currency) writeItem(storage, currencyKey, changes.currency);
      become({ ...preferences, ...changes });
    },
    reread: () => become(readPreferences(storage, systemPrefersDark)),
  };
}

function readPreferences(storage: Pick<Storage, 'getItem'>, systemPrefersDark: boolean): Preferences {
  const theme = readItem(storage, themeKey);
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : systemPrefersDark ? 'dark' : 'light',
    currency: readItem(storage, currencyKey) === 'USD' ? 'USD' : 'JPY',
  };
}

function readItem(storage: Pick<Storage, 'getItem'>, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function writeItem(storage: Pick<Storage, 'setItem'>, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
