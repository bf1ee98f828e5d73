import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';

/** False when it was so already. */
export async function switchSecondFactor(trx: Transaction<Tables>, userId: string, isOn: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ second_factor: isOn })
    .where('id', '=', userId)
    .where('second_factor', '!=', isOn)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertChallenge(
  trx: Transaction<Tables>,
  challenge: { id: string; userId: string; tokenHash: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await trx.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute();
  const { id, userId, tokenHash, expiresAt } = challenge;
  await trx
    .insertInto('sign_in_challenges')
    .values({ id, user_id: userId, token_hash: tokenHash, code_asked_at: now, created_at: now, expires_at: expiresAt })
    .execute();
}

/** The challenge that waits for its letter, and the address it goes to; null when it is over or its account inactive. */
export async function findAwaited(db: Kysely<Tables>, id: string, now: Date): Promise<{ email: string } | null> {
  const found = await db
    .selectFrom('sign_in_challenges')
    .innerJoin('users', 'users.id', 'sign_in_challenges.user_id')
    .select('users.email')
    .where('sign_in_challenges.id', '=', id)
    .where('sign_in_challenges.expires_at', '>', now)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
  return found ?? null;
}

/** Gives the challenge its code, in place of one that it may have had. */
export async function setCode(db: Kysely<Tables>, id: string, codeHash: string, expiresAt: Date): Promise<void> {
  await db.updateTable('sign_in_challenges').set({ code_hash: codeHash, expires_at: expiresAt }).where('id', '=', id).execute();
}

/** Counts a try at the code of a challenge of this user. Null: there is no such challenge, or no code in it that may be tried. */
export async function countTry(
  db: Kysely<Tables>,
  sought: { tokenHash: string; userId: string; mostTries: number },
  now: Date,
): Promise<{ id: string; codeHash: string } | null> {
  const found = await db
    .updateTable('sign_in_challenges')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', sought.tokenHash)
    .where('user_id', '=', sought.userId)
    .where('expires_at', '>', now)
    .where('tries', '<', sought.mostTries)
    .where('code_hash', 'is not', null)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  return found === undefined || found.code_hash === null ? null : { id: found.id, codeHash: found.code_hash };
}

/** Uses the challenge up. Of two at once, one gets false; so does one whose code was replaced meanwhile. */
export async function spendChallenge(trx: Transaction<Tables>, { id, codeHash }: { id: string; codeHash: string }): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sign_in_challenges')
    .where('id', '=', id)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The challenge of a token, held until the transaction ends; null when it is over. */
export async function holdChallenge(
  trx: Transaction<Tables>,
  tokenHash: string,
  now: Date,
): Promise<{ id: string; userId: string; codeAskedAt: Date } | null> {
  const found = await trx
    .selectFrom('sign_in_challenges')
    .select(['id', 'user_id', 'code_asked_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return found === undefined ? null : { id: found.id, userId: found.user_id, codeAskedAt: found.code_asked_at };
}

/** Takes the code back, since another one is on its way. */
export async function askForCode(trx: Transaction<Tables>, id: string, now: Date, expiresAt: Date): Promise<void> {
  await trx
    .updateTable('sign_in_challenges')
    .set({ code_hash: null, tries: 0, code_asked_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}
