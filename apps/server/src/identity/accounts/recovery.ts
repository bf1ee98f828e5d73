import type { Kysely } from 'kysely';
import {
  type AttemptLimit,
  type AttemptLimits,
  type Attempts,
  type Audit,
  clientNetwork,
  type MailQueue,
  Problem,
  type SecurityEventKind,
  type Tables,
  transact,
} from '../../platform/index.ts';
import type { Links } from '../links/service.ts';
import type { LinkPurpose } from '../links/store.ts';
import { refuseCommonPassword } from '../passwords/common.ts';
import type { Passwords } from '../passwords/service.ts';
import type { Sessions } from '../sessions/service.ts';
import { findUserByEmail, markVerified, setPassword } from './store.ts';

export interface RecoveryDependencies {
  db: Kysely<Tables>;
  attempts: Attempts;
  audit: Audit;
  limits: AttemptLimits;
  links: Links;
  mails: MailQueue;
  passwords: Passwords;
  sessions: Sessions;
}

export interface Recovery {
  /** Takes as long and answers the same whether or not an account has the address. @throws Problem 429 */
  requestReset(email: string, ip: string): Promise<void>;
  /** Takes as long and answers the same whether or not an account has the address, or has verified it. @throws Problem 429 */
  requestVerification(email: string, ip: string): Promise<void>;
  /** Sets the password and ends every session of the account. @throws Problem 409 when the token does not hold, 422, 429, 503 */
  reset(given: { token: string; new_password: string }, ip: string): Promise<void>;
  /** Again with the same token is not an error, until it expires. @throws Problem 409, 429 */
  verify(token: string, ip: string): Promise<void>;
}

export function createRecovery({ db, attempts, audit, limits, links, mails, passwords, sessions }: RecoveryDependencies): Recovery {
  interface Request {
    purpose: LinkPurpose;
    kind: SecurityEventKind;
    byAccount: AttemptLimit;
    byAddress: AttemptLimit;
  }
  const resets: Request = {
    purpose: 'reset',
    kind: 'reset_requested',
    byAccount: limits.resetRequest,
    byAddress: limits.resetRequestByAddress,
  };
  const verifications: Request = {
    purpose: 'verify',
    kind: 'verification_requested',
    byAccount: limits.verificationRequest,
    byAddress: limits.verificationRequestByAddress,
  };

  /** Nothing here asks whether there is an account: that is looked up when the mail is written. */
  const request =
    ({ purpose, kind, byAccount, byAddress }: Request) =>
    async (given: string, ip: string) => {
      const email = given.trim().toLowerCase();
      await attempts.count(byAddress, clientNetwork(ip));
      await attempts.count(byAccount, email);
      await transact(db, async (trx) => {
        await audit.record({ kind, email, ip }, trx);
        await links.request(trx, { purpose, email });
      });
    };

  async function spent(ip: string): Promise<Problem> {
    await audit.record({ kind: 'link_refused', ip });
    return new Problem('spent_link', 'This link has expired or was already used. Request a new one.');
  }

  return {
    requestReset: request(resets),
    requestVerification: request(verifications),

    reset: ({ token, new_password }, ip) =>
      passwords.admit(async () => {
        await attempts.count(limits.linkUse, clientNetwork(ip));
        // Hashing a password is work, done only for a token that holds.
        if ((await links.emailOf('reset', token)) === null) throw await spent(ip);
        await refuseCommonPassword(new_password, 'new_password');
        const passwordHash = await passwords.hash(new_password);
        const email = await transact(db, async (trx) => {
          const address = await links.spend(trx, 'reset', token);
          const user = address === null ? null : await findUserByEmail(trx, address);
          if (address === null || user === null || !user.is_active) return null;
          await setPassword(trx, user.id, passwordHash);
          // Whoever has the mail has the address.
          await markVerified(trx, address, new Date());
          await sessions.endAllOf(trx, user.id);
          await links.revoke(trx, 'reset', address);
          await audit.record({ kind: 'password_reset', userId: user.id, email: address, ip }, trx);
          await mails.send(trx, { letter: 'password_changed', userId: user.id });
          return address;
        });
        if (email === null) throw await spent(ip);
        await attempts.forget(limits.signIn, `${clientNetwork(ip)} ${email}`);
        await attempts.forget(limits.signInByAccount, email);
      }),

    verify: async (token, ip) => {
      await attempts.count(limits.linkUse, clientNetwork(ip));
      const email = await links.emailOf('verify', token);
      const user = email === null ? null : await findUserByEmail(db, email);
      if (email === null || user === null) throw await spent(ip);
      await markVerified(db, email, new Date());
      await audit.record({ kind: 'email_verified', userId: user.id, email, ip });
    },
  };
}
