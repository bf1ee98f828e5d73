import { randomUUID } from 'node:crypto';
import type { components } from '@rimawari/api/types';
import type { Kysely } from 'kysely';
import type { Allowance, AllowanceView } from '../allowance/service.ts';
import type { Attempts } from '../attempts/attempts.ts';
import type { AttemptLimits } from '../attempts/limits.ts';
import { transact } from '../database/guard.ts';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../http/caller.ts';
import { notSignedIn, Problem } from '../http/problem.ts';
import type { Links } from '../links/service.ts';
import { refuseCommonPassword } from '../passwords/common.ts';
import { hashPassword, passwordMatches } from '../passwords/hash.ts';
import type { Sessions } from '../sessions/service.ts';
import { findUser, findUserByEmail, insertUser, type UserRow } from './store.ts';

type User = components['schemas']['User'];
type LoginResponse = components['schemas']['LoginResponse'];

export interface AccountsDependencies {
  db: Kysely<Tables>;
  allowance: Allowance;
  attempts: Attempts;
  limits: AttemptLimits;
  links: Links;
  sessions: Sessions;
  /** What a new user gets; -1 is unlimited. */
  complimentaryCredits: number;
}

export interface Accounts {
  /** Also asks for the mail that verifies the address, where `origin` says what its link begins with. @throws Problem 409 when the address is taken, 422, 429 after too many. */
  register(given: { email: string; password: string; full_name: string }, origin: string | null, ip: string): Promise<LoginResponse>;
  /** @throws Problem 401, 403 when the account is inactive, 429 after too many. */
  signIn(given: { email: string; password: string }, ip: string): Promise<LoginResponse>;
  describe(caller: Caller): Promise<User>;
}

export function createAccounts({ db, allowance, attempts, limits, links, sessions, complimentaryCredits }: AccountsDependencies): Accounts {
  async function describe(user: UserRow | null): Promise<User> {
    const view = user === null ? null : await allowance.of(user.id);
    if (user === null || view === null) throw notSignedIn();
    return toUser(user, view);
  }
  const begin = async (user: UserRow): Promise<LoginResponse> => ({
    access_token: await sessions.begin(user.id),
    user: await describe(user),
  });

  return {
    register: async (given, origin, ip) => {
      await attempts.count(limits.registration, ip);
      await refuseCommonPassword(given.password, 'password');
      const passwordHash = await hashPassword(given.password);
      const id = randomUUID();
      const email = given.email.toLowerCase();
      const user = await transact(db, async (trx) => {
        const inserted = await insertUser(trx, {
          id,
          email,
          fullName: given.full_name.trim(),
          passwordHash,
          isAdministrator: false,
          complimentaryCredits,
        });
        if (!inserted) return null;
        if (origin !== null) await links.request(trx, { purpose: 'verify', email, origin });
        return findUser(trx, id);
      });
      if (user === null) throw new Problem('email_taken', 'An account with this e-mail address exists. Sign in or reset the password.');
      return begin(user);
    },

    signIn: async (given, ip) => {
      const email = given.email.trim().toLowerCase();
      const subject = `${ip} ${email}`;
      await attempts.count(limits.signInByAddress, ip);
      await attempts.count(limits.signIn, subject);
      const user = await findUserByEmail(db, email);
      const right = await passwordMatches(user?.password_hash ?? null, given.password);
      if (user === null || !right) throw new Problem('wrong_credentials', 'Incorrect email or password');
      if (!user.is_active) throw new Problem('account_inactive', 'This account is inactive. Contact support to have it activated.');
      await attempts.forget(limits.signIn, subject);
      return begin(user);
    },

    describe: async (caller) => describe(await findUser(db, caller.userId)),
  };
}

/** The wire's user. Free mode changes what is left, never the subscription itself. */
function toUser(user: UserRow, { access, analysesRemaining, usage }: AllowanceView): User {
  return {
    id: user.id,
    email: user.email,
    full_name: user.full_name,
    is_active: user.is_active,
    is_superuser: user.is_superuser,
    subscription_status: user.subscription_status === 'none' ? null : user.subscription_status,
    subscription_end_date: user.subscription_end_date?.toISOString() ?? null,
    analyses_remaining: analysesRemaining,
    complimentary_analysis_credits: user.complimentary_analysis_credits,
    current_month_usage: usage,
    monthly_analysis_limit: user.monthly_analysis_limit,
    access,
  };
}
