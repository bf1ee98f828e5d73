import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import type { LinkPurpose } from '../links/store.ts';
import type { UserTable } from '../tables.ts';

export type UserRow = Selectable<UserTable>;

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

/** The user as they are now, who stays so until the transaction ends. */
export async function holdUser(trx: Transaction<Tables>, id: string): Promise<UserRow | null> {
  return (await trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

export async function findUser(db: Kysely<Tables>, id: string): Promise<UserRow | null> {
  return (await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function hasAdministrator(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('is_superuser', '=', true).limit(1).executeTakeFirst()) !== undefined;
}

/** The account that was given the role, or null when it had it already. */
export async function makeAdministrator(db: Kysely<Tables>, email: string): Promise<string | null> {
  const changed = await db
    .updateTable('users')
    .set({ is_superuser: true })
    .where('email', '=', email)
    .where('is_superuser', '=', false)
    .returning('id')
    .executeTakeFirst();
  return changed?.id ?? null;
}

export async function setPassword(db: Kysely<Tables>, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** The first time counts. */
export async function markVerified(db: Kysely<Tables>, email: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: sql`coalesce(email_verified_at, ${now})` })
    .where('email', '=', email)
    .execute();
}

/** A deactivated account gets no mail, and a verified address needs no verification. */
export async function isLinkWanted(db: Kysely<Tables>, purpose: LinkPurpose, email: string): Promise<boolean> {
  const user = await findUserByEmail(db, email);
  return user?.is_active === true && !(purpose === 'verify' && user.email_verified_at !== null);
}
