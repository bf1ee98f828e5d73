import { randomUUID } from 'node:crypto';
import type { components } from '@rimawari/api/types';
import type { Kysely } from 'kysely';
import type { Allowance } from '../allowance/service.ts';
import type { Attempts } from '../attempts/attempts.ts';
import { clientNetwork } from '../attempts/client-network.ts';
import type { AttemptLimits } from '../attempts/limits.ts';
import type { Audit } from '../audit/service.ts';
import { transact } from '../database/guard.ts';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../http/caller.ts';
import { notSignedIn, Problem } from '../http/problem.ts';
import type { Links } from '../links/service.ts';
import { refuseCommonPassword } from '../passwords/common.ts';
import type { Passwords } from '../passwords/service.ts';
import type { Sessions } from '../sessions/service.ts';
import { findUser, findUserByEmail, holdUser, insertUser, setPassword, type UserRow } from './store.ts';
import { toUser } from './to-user.ts';

type User = components['schemas']['User'];
type LoginResponse = components['schemas']['LoginResponse'];

export interface AccountsDependencies {
  db: Kysely<Tables>;
  allowance: Allowance;
  attempts: Attempts;
  audit: Audit;
  limits: AttemptLimits;
  links: Links;
  passwords: Passwords;
  sessions: Sessions;
  /** What a new user gets; -1 is unlimited. */
  complimentaryCredits: number;
}

export interface Accounts {
  /** Also asks for the mail that verifies the address, where `origin` says what its link begins with. @throws Problem 409 when the address is taken, 422, 429, 503 */
  register(given: { email: string; password: string; full_name: string }, origin: string | null, ip: string): Promise<LoginResponse>;
  /** @throws Problem 401, 403 when the account is inactive, 429 after too many, 503 */
  signIn(given: { email: string; password: string }, ip: string): Promise<LoginResponse>;
  signOut(caller: Caller, ip: string): Promise<void>;
  describe(caller: Caller): Promise<User>;
}

const wrongCredentials = () => new Problem('wrong_credentials', 'Incorrect email or password');
/** Asked about where there is no account, so that the same is asked for every address. */
const nobody = '00000000-0000-0000-0000-000000000000';

export function createAccounts(dependencies: AccountsDependencies): Accounts {
  const { db, allowance, attempts, audit, limits, links, passwords, sessions, complimentaryCredits } = dependencies;

  async function describe(user: UserRow | null): Promise<User> {
    const view = user === null ? null : await allowance.of(user.id);
    if (user === null || view === null) throw notSignedIn();
    return toUser(user, view);
  }

  /** Counts a try at an account from an address, each alone and both together. @throws Problem 429 */
  async function limitSignIn(email: string, user: UserRow | null, ip: string): Promise<void> {
    const network = clientNetwork(ip);
    const tell = () => audit.record({ kind: 'sign_in_limited', email, ip, ...(user === null ? {} : { userId: user.id }) });
    await attempts.count(limits.signInByAddress, network, tell);
    await attempts.count(limits.signIn, `${network} ${email}`, tell);
    // Strangers who guess from many addresses keep nobody out where they have been before.
    const isKnown = await audit.isKnownFrom(user?.id ?? nobody, ip);
    if (!isKnown) await attempts.count(limits.signInByAccount, email, tell);
  }

  return {
    register: (given, origin, ip) =>
      passwords.admit(async () => {
        await attempts.count(limits.registration, clientNetwork(ip));
        await refuseCommonPassword(given.password, 'password');
        const passwordHash = await passwords.hash(given.password);
        const [id, email, fullName] = [randomUUID(), given.email.toLowerCase(), given.full_name.trim()];
        const token = await transact(db, async (trx) => {
          if (!(await insertUser(trx, { id, email, fullName, passwordHash, isAdministrator: false, complimentaryCredits }))) return null;
          if (origin !== null) await links.request(trx, { purpose: 'verify', email, origin });
          await audit.record({ kind: 'registered', userId: id, email, ip }, trx);
          return sessions.begin(trx, id);
        });
        if (token === null) throw new Problem('email_taken', 'An account with this e-mail address exists. Sign in or reset the password.');
        return { access_token: token, user: await describe(await findUser(db, id)) };
      }),

    signIn: (given, ip) =>
      passwords.admit(async () => {
        const email = given.email.trim().toLowerCase();
        const user = await findUserByEmail(db, email);
        await limitSignIn(email, user, ip);
        const { matches, isOutdated } = await passwords.check(user?.password_hash ?? null, given.password);
        if (user === null || !matches || !user.is_active) {
          await audit.record({ kind: 'sign_in_refused', email, ip, ...(user === null ? {} : { userId: user.id }) });
          if (user === null || !matches) throw wrongCredentials();
          throw new Problem('account_inactive', 'This account is inactive. Contact support to have it activated.');
        }
        const newHash = isOutdated ? await passwords.hash(given.password) : null;
        const token = await transact(db, async (trx) => {
          // A password that was changed meanwhile ended every session: none begins by the old one.
          const now = await holdUser(trx, user.id);
          if (now === null || !now.is_active || now.password_hash !== user.password_hash) return null;
          if (newHash !== null) await setPassword(trx, user.id, newHash);
          await audit.record({ kind: 'signed_in', userId: user.id, email, ip }, trx);
          return sessions.begin(trx, user.id);
        });
        if (token === null) throw wrongCredentials();
        await attempts.forget(limits.signIn, `${clientNetwork(ip)} ${email}`);
        return { access_token: token, user: await describe(user) };
      }),

    signOut: async (caller, ip) => {
      await sessions.end(caller);
      await audit.record({ kind: 'signed_out', userId: caller.userId, ip });
    },

    describe: async (caller) => describe(await findUser(db, caller.userId)),
  };
}
