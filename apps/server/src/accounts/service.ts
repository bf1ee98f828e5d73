import { randomUUID } from 'node:crypto';
import type { components } from '@rimawari/api/types';
import type { Kysely } from 'kysely';
import { transact } from '../database/guard.ts';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../http/caller.ts';
import { notSignedIn, Problem } from '../http/problem.ts';
import type { MailQueue } from '../queue/mail-queue.ts';
import { hashToken, newToken, tokenLifetimeDays } from './access-token.ts';
import { type AttemptLimit, countAttempt, forgetAttempts } from './attempts.ts';
import { analysesRemaining, type UserRow, usageThisMonth } from './entitlement.ts';
import { requestLink } from './link-mails.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { deleteExpired, deleteToken, findCaller, findUser, findUserByEmail, insertToken, insertUser } from './store.ts';

type User = components['schemas']['User'];
type LoginResponse = components['schemas']['LoginResponse'];

export interface AccountLimits {
  /** Sign-ins for one account from one address. */
  signIn: AttemptLimit;
  /** Sign-ins from one address, for whatever accounts. */
  signInByAddress: AttemptLimit;
  registration: AttemptLimit;
  /** Reset links for one account, whether or not there is one. */
  resetRequest: AttemptLimit;
  /** Reset links asked for from one address. */
  resetRequestByAddress: AttemptLimit;
  /** Links of mails tried from one address. */
  linkUse: AttemptLimit;
}

export const accountLimits: AccountLimits = {
  signIn: { name: 'sign-in', most: 10, withinSeconds: 900 },
  signInByAddress: { name: 'sign-in-address', most: 200, withinSeconds: 900 },
  registration: { name: 'registration', most: 300, withinSeconds: 3600 },
  resetRequest: { name: 'reset-request', most: 5, withinSeconds: 3600 },
  resetRequestByAddress: { name: 'reset-request-address', most: 60, withinSeconds: 3600 },
  linkUse: { name: 'link-use', most: 60, withinSeconds: 900 },
};

export interface AccountSettings {
  freeMode: boolean;
  complimentaryCredits: number;
  limits: AccountLimits;
}

export interface Accounts {
  /** Also asks for the mail that verifies the address, where `origin` says what its link begins with. @throws Problem 409 when the address is taken, 429 after too many. */
  register(given: { email: string; password: string; full_name: string }, origin: string | null, ip: string): Promise<LoginResponse>;
  /** @throws Problem 401, 403 when the account is inactive, 429 after too many. */
  signIn(given: { email: string; password: string }, ip: string): Promise<LoginResponse>;
  signOut(caller: Caller): Promise<void>;
  describe(caller: Caller): Promise<User>;
  authenticate(token: string): Promise<Caller | null>;
}

export function createAccounts(db: Kysely<Tables>, mails: MailQueue, settings: AccountSettings): Accounts {
  const { limits } = settings;

  async function begin(user: UserRow): Promise<LoginResponse> {
    const token = newToken();
    const now = new Date();
    await deleteExpired(db, now);
    await insertToken(db, { hash: hashToken(token), userId: user.id, expiresAt: new Date(now.getTime() + tokenLifetimeDays * 86_400_000) });
    return { access_token: token, user: toUser(user, settings.freeMode, now) };
  }

  return {
    register: async (given, origin, ip) => {
      await countAttempt(db, limits.registration, ip);
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
          complimentaryCredits: settings.complimentaryCredits,
        });
        if (!inserted) return null;
        if (origin !== null) await requestLink(trx, mails, { purpose: 'verify', email, origin });
        return findUser(trx, id);
      });
      if (user === null) throw new Problem('email_taken', 'An account with this e-mail address exists. Sign in or reset the password.');
      return begin(user);
    },

    signIn: async (given, ip) => {
      const email = given.email.trim().toLowerCase();
      const subject = `${ip} ${email}`;
      await countAttempt(db, limits.signInByAddress, ip);
      await countAttempt(db, limits.signIn, subject);
      const user = await findUserByEmail(db, email);
      const right = await passwordMatches(user?.password_hash ?? null, given.password);
      if (user === null || !right) throw new Problem('wrong_credentials', 'Incorrect email or password');
      if (!user.is_active) throw new Problem('account_inactive', 'This account is inactive. Contact support to have it activated.');
      await forgetAttempts(db, limits.signIn, subject);
      return begin(user);
    },

    signOut: (caller) => deleteToken(db, caller.sessionHash),

    describe: async (caller) => {
      const user = await findUser(db, caller.userId);
      if (user === null) throw notSignedIn();
      return toUser(user, settings.freeMode, new Date());
    },

    authenticate: async (token) => (token === '' ? null : findCaller(db, hashToken(token), new Date())),
  };
}

/** The wire's user. Free mode changes what is left, never the subscription itself. */
export function toUser(user: UserRow, freeMode: boolean, now: Date): User {
  return {
    id: user.id,
    email: user.email,
    full_name: user.full_name,
    is_active: user.is_active,
    is_superuser: user.is_superuser,
    subscription_status: user.subscription_status === 'none' ? null : user.subscription_status,
    subscription_end_date: user.subscription_end_date?.toISOString() ?? null,
    analyses_remaining: analysesRemaining(user, freeMode, now),
    complimentary_analysis_credits: user.complimentary_analysis_credits,
    current_month_usage: usageThisMonth(user, now),
    monthly_analysis_limit: user.monthly_analysis_limit,
  };
}
