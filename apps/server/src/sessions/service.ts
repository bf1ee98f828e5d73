import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../http/caller.ts';
import { hashSecret, newSecret } from '../secret.ts';
import { deleteExpiredTokens, deleteToken, deleteTokensOf, findCaller, insertToken } from './store.ts';

/** Long enough not to interrupt anyone, short enough that a forgotten session does not live for ever. */
const lifetimeDays = 30;

export interface Sessions {
  /** Begins a session of the user and returns its token, which is kept nowhere else. */
  begin(userId: string): Promise<string>;
  /** Whose session this is; null when it has ended or its account is inactive. */
  authenticate(token: string): Promise<Caller | null>;
  end(caller: Caller): Promise<void>;
  /** Ends every session of the user. */
  endAllOf(trx: Transaction<Tables>, userId: string): Promise<void>;
}

export function createSessions(db: Kysely<Tables>): Sessions {
  return {
    begin: async (userId) => {
      // Marked, so that a leaked one is recognised.
      const token = `rw_${newSecret()}`;
      const now = new Date();
      await deleteExpiredTokens(db, now);
      await insertToken(db, { hash: hashSecret(token), userId, expiresAt: new Date(now.getTime() + lifetimeDays * 86_400_000) });
      return token;
    },
    authenticate: async (token) => (token === '' ? null : findCaller(db, hashSecret(token), new Date())),
    end: (caller) => deleteToken(db, caller.sessionHash),
    endAllOf: deleteTokensOf,
  };
}
