import type { RuntimeConfig } from '../config/config-store.ts';

/** What a page that the server rendered ahead was made of: the app starts with the same, so that nothing goes and comes back. */
export interface Rendered {
  config: RuntimeConfig;
  answers: readonly KnownAnswer[];
}

/** What the server answered to a query, by the query's key. */
export type KnownAnswer = readonly [key: readonly unknown[], data: unknown];
