import type { ApiClient, Schemas } from '@rimawari/api';

export type RuntimeConfig = Schemas['RuntimeConfig'];

export interface ConfigState {
  config: RuntimeConfig;
  /** Whether the server has been asked; until then flags are off because nobody knows better. */
  isSettled: boolean;
}

export interface ConfigStore {
  read: () => ConfigState;
  subscribe: (listener: () => void) => () => void;
  /** Asks the server. A failure is logged only; the flags stay off. */
  load: () => Promise<void>;
}

// Until the server has named its own address.
const flagsOff: RuntimeConfig = {
  free_mode: false,
  debug_mode: false,
  benchmark_enabled: false,
  support_email: 'support@rimawari.example',
  seller: { name: null, address: null, representative: null, phone: null },
};

/** The flags of this installation, asked for once a visit; until then those that came with the page, if any did. */
export function createConfigStore(api: Pick<ApiClient, 'GET'>, known: RuntimeConfig = flagsOff): ConfigStore {
  const listeners = new Set<() => void>();
  let state: ConfigState = { config: known, isSettled: false };
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load() {
      const { data, error } = await api.GET('/config');
      if (error) console.error('Failed to fetch config', error);
      state = { config: data ?? state.config, isSettled: true };
      for (const listener of listeners) listener();
    },
  };
}
