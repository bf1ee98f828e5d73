import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';

export type LinkPurpose = 'reset' | 'verify';

const linkLifetimeSeconds: Record<LinkPurpose, number> = { reset: 3600, verify: 7 * 86_400 };

function linkExpiry(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + linkLifetimeSeconds[purpose] * 1000);
}

/** Asks for a link; it opens nothing before its token is made. */
export async function insertLink(
  trx: Transaction<Tables>,
  link: { id: string; purpose: LinkPurpose; email: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('mail_links')
    .values({ ...link, expires_at: linkExpiry(link.purpose, now) })
    .execute();
}

/** Null when it has expired, was used, or was taken back. */
export async function findLink(
  db: Kysely<Tables>,
  id: string,
  now: Date,
): Promise<{ id: string; purpose: LinkPurpose; email: string } | null> {
  const link = await db
    .selectFrom('mail_links')
    .select(['id', 'purpose', 'email'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link ?? null;
}

/**
 * Gives the link its token, instead of one that it may have had; its time begins now. A reset link takes the place of those that
 * were sent before it: who asks again may have lost a mail to somebody else.
 */
export async function setToken(
  db: Kysely<Tables>,
  link: { id: string; purpose: LinkPurpose; email: string },
  tokenHash: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('mail_links')
      .set({ token_hash: tokenHash, expires_at: linkExpiry(link.purpose, now) })
      .where('id', '=', link.id)
      .execute();
    if (link.purpose !== 'reset') return;
    await trx
      .deleteFrom('mail_links')
      .where('purpose', '=', link.purpose)
      .where('email', '=', link.email)
      .where('id', '!=', link.id)
      .where('token_hash', 'is not', null)
      .execute();
  });
}

export async function deleteLink(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('mail_links').where('id', '=', id).execute();
}

/** Whose address the token stands for, or null when it does not hold any more. */
export async function emailOfToken(db: Kysely<Tables>, purpose: LinkPurpose, tokenHash: string, now: Date): Promise<string | null> {
  const link = await db
    .selectFrom('mail_links')
    .select('email')
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link?.email ?? null;
}

/** Uses the token up, and tells its address. Of two at once, one gets null. */
export async function spendToken(trx: Transaction<Tables>, purpose: LinkPurpose, tokenHash: string, now: Date): Promise<string | null> {
  const link = await trx
    .deleteFrom('mail_links')
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
  return link?.email ?? null;
}

export async function deleteLinksOf(trx: Transaction<Tables>, purpose: LinkPurpose, email: string): Promise<void> {
  await trx.deleteFrom('mail_links').where('purpose', '=', purpose).where('email', '=', email).execute();
}

export async function deleteExpiredLinks(trx: Transaction<Tables>, now: Date): Promise<void> {
  await trx.deleteFrom('mail_links').where('expires_at', '<=', now).execute();
}
