import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../http/caller.ts';

export async function insertToken(db: Kysely<Tables>, token: { hash: string; userId: string; expiresAt: Date }): Promise<void> {
  await db.insertInto('access_tokens').values({ token_hash: token.hash, user_id: token.userId, expires_at: token.expiresAt }).execute();
}

/** Whose session it is, as long as it has not expired and the account is active. */
export async function findCaller(db: Kysely<Tables>, hash: string, now: Date): Promise<Caller | null> {
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .select(['users.id', 'users.is_superuser'])
    .where('access_tokens.token_hash', '=', hash)
    .where('access_tokens.expires_at', '>', now)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
  return row === undefined ? null : { kind: 'session', userId: row.id, isAdministrator: row.is_superuser, sessionHash: hash };
}

export async function deleteToken(db: Kysely<Tables>, hash: string): Promise<void> {
  await db.deleteFrom('access_tokens').where('token_hash', '=', hash).execute();
}

export async function deleteTokensOf(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx.deleteFrom('access_tokens').where('user_id', '=', userId).execute();
}

export async function deleteExpiredTokens(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<=', now).execute();
}
