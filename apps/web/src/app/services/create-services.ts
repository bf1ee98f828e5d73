import { type ApiClient, createApiClient } from '@rimawari/api';
import { type ConfigStore, createConfigStore, type RuntimeConfig } from '../config/config-store.ts';
import { createDrafts, type DraftStorage, type Drafts, noDrafts } from '../drafts/drafts.ts';
import { slowness } from '../loading/slowness.ts';
import { createPreferencesStore, type PreferencesStore } from '../preferences/preferences.ts';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import type { KnownAnswer } from './rendered.ts';

/** What the app reaches the world through; made once for the page, and afresh for every story. */
export interface Services {
  api: ApiClient;
  session: SessionStore;
  config: ConfigStore;
  preferences: PreferencesStore;
  drafts: Drafts;
  /** Came with the page; asked for anew all the same. */
  answers: readonly KnownAnswer[];
}

export interface ServicesOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Of this tab alone; without it nothing is kept of what is typed. */
  tabStorage?: DraftStorage;
  systemPrefersDark: boolean;
  fetch?: (request: Request) => Promise<Response>;
  baseUrl?: string;
  /** Flags that came with the page, so that it does not move when the server's present ones arrive. */
  config?: RuntimeConfig | undefined;
  /** Answers that came with the page. */
  answers?: readonly KnownAnswer[] | undefined;
}

export function createServices(options: ServicesOptions): Services {
  const { storage, tabStorage, systemPrefersDark, fetch, baseUrl = '/api/v1', config, answers = [] } = options;
  const session = createSessionStore(storage);
  const api = createApiClient({
    baseUrl,
    getToken: () => session.read().token,
    onUnauthorized: () => session.refuse(),
    fetch: (request) => {
      const answer = (fetch ?? globalThis.fetch)(request);
      // Forms say themselves what is being sent.
      return request.method === 'GET' ? slowness.follow('answer', answer) : answer;
    },
  });
  return {
    api,
    session,
    config: createConfigStore(api, config),
    preferences: createPreferencesStore(storage, systemPrefersDark),
    drafts: tabStorage === undefined ? noDrafts : createDrafts(session, tabStorage),
    answers,
  };
}
