import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Caller, Tables } from '../../platform/index.ts';
import type { AccessTokenTable } from '../tables.ts';

/** Where a session begins. */
export interface SessionOrigin {
  browser: string | null;
  system: string | null;
  network: string | null;
}

export async function insertToken(
  db: Kysely<Tables>,
  token: { hash: string; userId: string; expiresAt: Date; origin: SessionOrigin },
): Promise<void> {
  const { hash, userId, expiresAt, origin } = token;
  await db
    .insertInto('access_tokens')
    .values({ token_hash: hash, user_id: userId, expires_at: expiresAt, ...origin })
    .execute();
}

export type SessionRow = Selectable<AccessTokenTable>;

/** The sessions of a user that have not ended, the one used last first. */
export async function listSessions(db: Kysely<Tables>, userId: string, now: Date, idleSince: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('access_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', idleSince)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** False when the user has no such session. */
export async function deleteSession(trx: Transaction<Tables>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('access_tokens').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends every session of the user but one, and says how many. */
export async function deleteOtherTokens(trx: Transaction<Tables>, userId: string, keptHash: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', keptHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export interface FoundSession {
  caller: Caller;
  lastUsedAt: Date;
}

/** The session, as long as it has neither expired nor been idle since `idleSince`, and the account is active. */
export async function findSession(db: Kysely<Tables>, hash: string, now: Date, idleSince: Date): Promise<FoundSession | null> {
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .select(['users.id', 'users.is_superuser', 'access_tokens.last_used_at'])
    .where('access_tokens.token_hash', '=', hash)
    .where('access_tokens.expires_at', '>', now)
    .where('access_tokens.last_used_at', '>', idleSince)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
  if (row === undefined) return null;
  const caller: Caller = { kind: 'session', userId: row.id, isAdministrator: row.is_superuser, sessionHash: hash };
  return { caller, lastUsedAt: row.last_used_at };
}

export async function deleteToken(db: Kysely<Tables>, hash: string): Promise<void> {
  await db.deleteFrom('access_tokens').where('token_hash', '=', hash).execute();
}

export async function deleteTokensOf(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx.deleteFrom('access_tokens').where('user_id', '=', userId).execute();
}

export async function touch(db: Kysely<Tables>, hash: string, now: Date): Promise<void> {
  await db.updateTable('access_tokens').set({ last_used_at: now }).where('token_hash', '=', hash).execute();
}

export async function deleteEnded(db: Kysely<Tables>, now: Date, idleSince: Date): Promise<void> {
  await db
    .deleteFrom('access_tokens')
    .where((where) => where.or([where('expires_at', '<=', now), where('last_used_at', '<=', idleSince)]))
    .execute();
}
