import type { Kysely } from 'kysely';
import type { Attempts } from '../attempts/attempts.ts';
import type { AttemptLimits } from '../attempts/limits.ts';
import { transact } from '../database/guard.ts';
import type { Tables } from '../database/tables.ts';
import { Problem } from '../http/problem.ts';
import type { Links } from '../links/service.ts';
import { refuseCommonPassword } from '../passwords/common.ts';
import { hashPassword } from '../passwords/hash.ts';
import type { Sessions } from '../sessions/service.ts';
import { findUserByEmail, markVerified, setPassword } from './store.ts';

export interface RecoveryDependencies {
  db: Kysely<Tables>;
  attempts: Attempts;
  limits: AttemptLimits;
  links: Links;
  sessions: Sessions;
}

export interface Recovery {
  /** Takes as long and answers the same whether or not an account has the address. `origin` null: no link can be written. @throws Problem 429 */
  requestReset(email: string, origin: string | null, ip: string): Promise<void>;
  /** Sets the password and ends every session of the account. @throws Problem 409 when the token does not hold, 422, 429 */
  reset(given: { token: string; new_password: string }, ip: string): Promise<void>;
  /** Again with the same token is no error, until it expires. @throws Problem 409, 429 */
  verify(token: string, ip: string): Promise<void>;
}

const spent = () => new Problem('spent_link', 'This link has expired or was used already. Ask for a new one.');

export function createRecovery({ db, attempts, limits, links, sessions }: RecoveryDependencies): Recovery {
  return {
    requestReset: async (given, origin, ip) => {
      const email = given.trim().toLowerCase();
      await attempts.count(limits.resetRequestByAddress, ip);
      await attempts.count(limits.resetRequest, email);
      if (origin !== null) await transact(db, (trx) => links.request(trx, { purpose: 'reset', email, origin }));
    },

    reset: async ({ token, new_password }, ip) => {
      await attempts.count(limits.linkUse, ip);
      // Hashing a password is work, done only for a token that holds.
      if ((await links.emailOf('reset', token)) === null) throw spent();
      await refuseCommonPassword(new_password, 'new_password');
      const passwordHash = await hashPassword(new_password);
      const email = await transact(db, async (trx) => {
        const address = await links.spend(trx, 'reset', token);
        const user = address === null ? null : await findUserByEmail(trx, address);
        if (address === null || user === null || !user.is_active) return null;
        await setPassword(trx, user.id, passwordHash);
        // Whoever has the mail has the address.
        await markVerified(trx, address, new Date());
        await sessions.endAllOf(trx, user.id);
        await links.revoke(trx, 'reset', address);
        return address;
      });
      if (email === null) throw spent();
      await attempts.forget(limits.signIn, `${ip} ${email}`);
    },

    verify: async (token, ip) => {
      await attempts.count(limits.linkUse, ip);
      const email = await links.emailOf('verify', token);
      if (email === null || !(await markVerified(db, email, new Date()))) throw spent();
    },
  };
}
