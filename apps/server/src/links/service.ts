import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { MailDelivery } from '../mail/delivery.ts';
import { writeLetter } from '../mail/write-letter.ts';
import type { MailJob, MailQueue } from '../queue/mail-queue.ts';
import { hashToken, newLinkToken } from './access-token.ts';
import { linkLetters } from './link-letters.ts';
import { arm, deleteLink, findLink, insertLink, type LinkPurpose } from './link-store.ts';
import { findUserByEmail } from './store.ts';

/**
 * Asks for a mail with a link, in the transaction of what it is for. It does the same whether or not an account has
 * the address: who does is looked up when the mail is written, long after the answer.
 */
export async function requestLink(
  trx: Transaction<Tables>,
  mails: MailQueue,
  asked: { purpose: LinkPurpose; email: string; origin: string },
): Promise<void> {
  const id = randomUUID();
  await insertLink(trx, { id, purpose: asked.purpose, email: asked.email }, new Date());
  await mails.send(trx, { linkId: id, origin: asked.origin });
}

/**
 * Writes the mail of a link and hands it over. The token is made here and stands in the mail alone, so that neither
 * the queue nor the database ever holds it; a second try makes another one. @throws when it could not be handed over
 */
export async function sendLinkMail(db: Kysely<Tables>, delivery: MailDelivery, supportEmail: string, job: MailJob): Promise<void> {
  const now = new Date();
  const link = await findLink(db, job.linkId, now);
  if (link === null) return;
  const user = await findUserByEmail(db, link.email);
  const isWanted = user?.is_active === true && !(link.purpose === 'verify' && user.email_verified_at !== null);
  if (!isWanted) return deleteLink(db, link.id);
  const token = newLinkToken();
  await arm(db, link, hashToken(token), now);
  await delivery.deliver(writeLetter(link.email, linkLetters[link.purpose](job.origin, token), supportEmail), link.id);
}
