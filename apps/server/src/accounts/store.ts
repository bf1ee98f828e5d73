import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../http/caller.ts';
import type { UserRow } from './entitlement.ts';

export interface NewUser {
  id: string;
  email: string;
  fullName: string;
  passwordHash: string;
  isAdministrator: boolean;
  complimentaryCredits: number;
}

/** False when the address is taken. */
export async function insertUser(db: Kysely<Tables>, user: NewUser): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      full_name: user.fullName,
      password_hash: user.passwordHash,
      is_superuser: user.isAdministrator,
      complimentary_analysis_credits: user.complimentaryCredits,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findUserByEmail(db: Kysely<Tables>, email: string): Promise<UserRow | null> {
  return (await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()) ?? null;
}

export async function findUser(db: Kysely<Tables>, id: string): Promise<UserRow | null> {
  return (await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function hasAdministrator(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('is_superuser', '=', true).limit(1).executeTakeFirst()) !== undefined;
}

export async function makeAdministrator(db: Kysely<Tables>, email: string): Promise<void> {
  await db.updateTable('users').set({ is_superuser: true }).where('email', '=', email).execute();
}

export async function insertToken(db: Kysely<Tables>, token: { hash: string; userId: string; expiresAt: Date }): Promise<void> {
  await db.insertInto('access_tokens').values({ token_hash: token.hash, user_id: token.userId, expires_at: token.expiresAt }).execute();
}

export async function deleteToken(db: Kysely<Tables>, hash: string): Promise<void> {
  await db.deleteFrom('access_tokens').where('token_hash', '=', hash).execute();
}

/** Ends every session of the user. */
export async function deleteTokensOf(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('access_tokens').where('user_id', '=', userId).execute();
}

export async function setPassword(db: Kysely<Tables>, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** The first time counts. False when no account has the address. */
export async function markVerified(db: Kysely<Tables>, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email_verified_at: sql`coalesce(email_verified_at, ${now})` })
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sessions, links and counters that ended; nothing looks at them any more. */
export async function deleteExpired(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('mail_links').where('expires_at', '<=', now).execute();
  await db.deleteFrom('attempts').where('resets_at', '<=', now).execute();
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
