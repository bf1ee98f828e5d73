import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { hashSecret, type LetterWriters, type MailQueue, newSecret, type Tables } from '../../platform/index.ts';
import { linkLetters } from './letters.ts';
import {
  deleteExpiredLinks,
  deleteLink,
  deleteLinksOf,
  emailOfToken,
  findLink,
  insertLink,
  type LinkPurpose,
  setToken,
  spendToken,
} from './store.ts';

export interface LinksDependencies {
  db: Kysely<Tables>;
  mails: MailQueue;
  /** Whether an account has this address and a use for such a link. */
  isWanted: (purpose: LinkPurpose, email: string) => Promise<boolean>;
}

/** Links that come by mail and prove who has the address. */
export interface Links {
  /**
   * Asks for a mail with a link, in the transaction of what it is for. It does the same whether or not an account has
   * the address: who does is looked up when the mail is written, long after the answer.
   */
  request(trx: Transaction<Tables>, asked: { purpose: LinkPurpose; email: string }): Promise<void>;
  /**
   * Writes the letter of a link. The token is made here and stands in the mail alone, so that neither the queue nor
   * the database ever holds it; a second try makes another one. @throws when nobody knows what links begin with
   */
  letters: Pick<LetterWriters, 'link'>;
  /** Whose address the token stands for, or null when it does not hold any more. */
  emailOf(purpose: LinkPurpose, token: string): Promise<string | null>;
  /** Uses the token up, and tells its address. Of two at once, one gets null. */
  spend(trx: Transaction<Tables>, purpose: LinkPurpose, token: string): Promise<string | null>;
  /** Takes back every link of this purpose and address. */
  revoke(trx: Transaction<Tables>, purpose: LinkPurpose, email: string): Promise<void>;
}

export function createLinks({ db, mails, isWanted }: LinksDependencies): Links {
  return {
    request: async (trx, { purpose, email }) => {
      const id = randomUUID();
      const now = new Date();
      await deleteExpiredLinks(trx, now);
      await insertLink(trx, { id, purpose, email }, now);
      await mails.send(trx, { letter: 'link', linkId: id });
    },

    letters: {
      link: async ({ linkId }, site) => {
        const now = new Date();
        const link = await findLink(db, linkId, now);
        if (link === null) return null;
        if (!(await isWanted(link.purpose, link.email))) {
          await deleteLink(db, link.id);
          return null;
        }
        if (site === null) throw new Error('An email with a link is waiting: set PUBLIC_URL to the public address of this server');
        const token = newSecret();
        await setToken(db, link, hashSecret(token), now);
        return { to: link.email, letter: linkLetters[link.purpose](site, token) };
      },
    },

    emailOf: (purpose, token) => emailOfToken(db, purpose, hashSecret(token), new Date()),
    spend: (trx, purpose, token) => spendToken(trx, purpose, hashSecret(token), new Date()),
    revoke: deleteLinksOf,
  };
}
