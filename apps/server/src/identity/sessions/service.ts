import type { Kysely, Transaction } from 'kysely';
import { type Caller, hashSecret, newSecret, type Tables } from '../../platform/index.ts';
import { coarseNetwork } from './coarse-network.ts';
import {
  deleteEnded,
  deleteOtherTokens,
  deleteSession,
  deleteToken,
  deleteTokensOf,
  findSession,
  insertToken,
  listSessions,
  type SessionRow,
  touch,
} from './store.ts';
import { readUserAgent } from './user-agent.ts';

const dayMs = 86_400_000;
/** A session ends after this long without use, */
const idleMs = 14 * dayMs;
/** and after this long in any case. */
const lifetimeMs = 90 * dayMs;
/** Use is written down this often at most: a request is to cost no write. */
const touchMs = 3_600_000;

/** Whom a session begins with. */
export interface Client {
  ip: string;
  userAgent: string | null;
}

export interface Sessions {
  /** Begins a session of the user, in the transaction that made sure of them, and returns its token, which is kept nowhere else. */
  begin(trx: Transaction<Tables>, userId: string, client: Client): Promise<string>;
  /** Whose session this is; null when it has ended or its account is inactive. */
  authenticate(token: string): Promise<Caller | null>;
  end(caller: Caller): Promise<void>;
  /** Ends every session of the user. */
  endAllOf(trx: Transaction<Tables>, userId: string): Promise<void>;
  /** Those that have not ended, the one used last first. */
  list(userId: string): Promise<SessionRow[]>;
  /** False when the user has no such session. */
  endOne(trx: Transaction<Tables>, userId: string, id: string): Promise<boolean>;
  /** Ends every session of the caller's user but theirs, and says how many. */
  endOthers(trx: Transaction<Tables>, caller: Caller): Promise<number>;
}

export function createSessions(db: Kysely<Tables>): Sessions {
  return {
    begin: async (trx, userId, { ip, userAgent }) => {
      // Marked, so that a leaked one is recognised.
      const token = `rw_${newSecret()}`;
      const now = new Date();
      await deleteEnded(trx, now, new Date(now.getTime() - idleMs));
      const origin = { ...readUserAgent(userAgent), network: coarseNetwork(ip) };
      await insertToken(trx, { hash: hashSecret(token), userId, expiresAt: new Date(now.getTime() + lifetimeMs), origin });
      return token;
    },
    authenticate: async (token) => {
      if (token === '') return null;
      const now = new Date();
      const hash = hashSecret(token);
      const session = await findSession(db, hash, now, new Date(now.getTime() - idleMs));
      if (session === null) return null;
      if (now.getTime() - session.lastUsedAt.getTime() > touchMs) await touch(db, hash, now);
      return session.caller;
    },
    end: (caller) => deleteToken(db, caller.sessionHash),
    endAllOf: deleteTokensOf,
    list: async (userId) => {
      const now = new Date();
      return listSessions(db, userId, now, new Date(now.getTime() - idleMs));
    },
    endOne: deleteSession,
    endOthers: (trx, caller) => deleteOtherTokens(trx, caller.userId, caller.sessionHash),
  };
}
