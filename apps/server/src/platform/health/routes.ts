import type { Database } from '../database/open-database.ts';
import type { Handlers } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/** For whoever runs the server. */
export function healthRoutes(database: Database, queue: { ping(): Promise<void> }, store: ObjectStore) {
  const ask = async (what: string, question: () => Promise<unknown>) => {
    try {
      await question();
    } catch {
      throw new Problem('unavailable', `The ${what} does not answer.`);
    }
  };
  return {
    getHealth: async () => ({ status: 200, body: { status: 'ok' } }),
    getReadiness: async () => {
      await ask('database', () => database.ping());
      await ask('job queue', () => queue.ping());
      await ask('object storage', () => store.exists('readiness'));
      return { status: 200, body: { status: 'ready', checks: { database: 'ok', queue: 'ok', storage: 'ok' } } };
    },
  } satisfies Handlers;
}
