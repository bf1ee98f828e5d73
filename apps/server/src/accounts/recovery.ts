import type { Kysely } from 'kysely';
import { transact } from '../database/guard.ts';
import type { Tables } from '../database/tables.ts';
import { Problem } from '../http/problem.ts';
import type { MailQueue } from '../queue/mail-queue.ts';
import { hashToken } from './access-token.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { requestLink } from './link-mails.ts';
import { deleteLinksOf, emailOfToken, spendToken } from './link-store.ts';
import { hashPassword } from './passwords.ts';
import type { AccountLimits } from './service.ts';
import { deleteExpired, deleteTokensOf, findUserByEmail, markVerified, setPassword } from './store.ts';

export interface Recovery {
  /** Takes as long and answers the same whether or not an account has the address. `origin` null: no link can be written. @throws Problem 429 */
  requestReset(email: string, origin: string | null, ip: string): Promise<void>;
  /** Sets the password and ends every session of the account. @throws Problem 409 when the token does not hold, 429 */
  reset(given: { token: string; new_password: string }, ip: string): Promise<void>;
  /** Again with the same token is no error, until it expires. @throws Problem 409, 429 */
  verify(token: string, ip: string): Promise<void>;
}

const spent = () => new Problem('spent_link', 'This link has expired or was used already. Ask for a new one.');

export function createRecovery(db: Kysely<Tables>, mails: MailQueue, limits: AccountLimits): Recovery {
  return {
    requestReset: async (given, origin, ip) => {
      const email = given.trim().toLowerCase();
      await countAttempt(db, limits.resetRequestByAddress, ip);
      await countAttempt(db, limits.resetRequest, email);
      if (origin === null) return;
      await deleteExpired(db, new Date());
      await transact(db, (trx) => requestLink(trx, mails, { purpose: 'reset', email, origin }));
    },

    reset: async (given, ip) => {
      await countAttempt(db, limits.linkUse, ip);
      const tokenHash = hashToken(given.token);
      // Hashing a password is work, done only for a token that holds.
      if ((await emailOfToken(db, 'reset', tokenHash, new Date())) === null) throw spent();
      const passwordHash = await hashPassword(given.new_password);
      const email = await transact(db, async (trx) => {
        const now = new Date();
        const address = await spendToken(trx, 'reset', tokenHash, now);
        const user = address === null ? null : await findUserByEmail(trx, address);
        if (address === null || user === null || !user.is_active) return null;
        await setPassword(trx, user.id, passwordHash);
        // Whoever has the mail has the address.
        await markVerified(trx, address, now);
        await deleteTokensOf(trx, user.id);
        await deleteLinksOf(trx, 'reset', address);
        return address;
      });
      if (email === null) throw spent();
      await forgetAttempts(db, limits.signIn, `${ip} ${email}`);
    },

    verify: async (token, ip) => {
      await countAttempt(db, limits.linkUse, ip);
      const now = new Date();
      const email = await emailOfToken(db, 'verify', hashToken(token), now);
      if (email === null || !(await markVerified(db, email, now))) throw spent();
    },
  };
}
