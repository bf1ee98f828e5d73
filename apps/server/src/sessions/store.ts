import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../http/caller.ts';

export async function insertToken(db: Kysely<Tables>, token: { hash: string; userId: string; expiresAt: Date }): Promise<void> {
  await db.insertInto('access_tokens').values({ token_hash: token.hash, user_id: token.userId, expires_at: token.expiresAt }).execute();
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
