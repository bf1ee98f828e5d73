import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, KyselyPlugin, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A query went past the transaction it was made in. */
export class OutsideTransaction extends Error {
  constructor() {
    super('A query inside a transaction used the database instead of the transaction. The embedded database would deadlock.');
  }
}

const insideTransaction = new AsyncLocalStorage<boolean>();

/** @throws OutsideTransaction when the caller is inside `transact`. */
export function assertOutsideTransaction(): void {
  if (insideTransaction.getStore()) throw new OutsideTransaction();
}

/** Runs `work` in one transaction. Inside, only the transaction may be asked; no network, no files. */
export function transact<Result>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
  return db.transaction().execute((trx) => insideTransaction.run(true, () => work(trx.withoutPlugins())));
}

/**
 * The embedded database has one connection, so a query on `db` inside `transact` never returns; PostgreSQL hides the
 * mistake. With this plugin, which `transact` takes off its transaction, it is an error at once on both.
 */
export const guardTransactions: KyselyPlugin = {
  transformQuery: ({ node }) => {
    assertOutsideTransaction();
    return node;
  },
  transformResult: async ({ result }) => result,
};
