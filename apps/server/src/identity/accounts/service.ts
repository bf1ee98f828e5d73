import { randomUUID } from 'node:crypto';
import type { components } from '@rimawari/api/types';
import type { Kysely } from 'kysely';
import {
  type AttemptLimits,
  type Attempts,
  type Audit,
  type Caller,
  clientNetwork,
  notSignedIn,
  Problem,
  type Tables,
  transact,
} from '../../platform/index.ts';
import type { Links } from '../links/service.ts';
import { refuseCommonPassword } from '../passwords/common.ts';
import type { Passwords } from '../passwords/service.ts';
import type { MetChallenge, SecondFactor } from '../second-factor/service.ts';
import type { Client, Sessions } from '../sessions/service.ts';
import { findUser, findUserByEmail, holdUser, insertUser, markVerified, setPassword, type UserRow } from './store.ts';
import { type AllowanceView, toUser } from './to-user.ts';

type User = components['schemas']['User'];
type LoginResponse = components['schemas']['LoginResponse'];
type LoginRequest = components['schemas']['LoginRequest'];
type MfaChallenge = components['schemas']['MfaChallenge'];

export interface AccountsDependencies {
  db: Kysely<Tables>;
  /** Null when there is no such user. */
  allowanceOf: (userId: string) => Promise<AllowanceView | null>;
  attempts: Attempts;
  audit: Audit;
  limits: AttemptLimits;
  links: Links;
  passwords: Passwords;
  secondFactor: SecondFactor;
  sessions: Sessions;
  /** What a new user gets; -1 is unlimited. */
  complimentaryCredits: number;
}

export interface Accounts {
  /** Also asks for the mail that verifies the address. @throws Problem 409 when the address is taken, 422, 429, 503 */
  register(given: { email: string; password: string; full_name: string }, client: Client): Promise<LoginResponse>;
  /** A session, or the challenge to enter a code. @throws Problem 401, 403 when the account is inactive, 429 after too many, 503 */
  signIn(given: LoginRequest, client: Client): Promise<LoginResponse | MfaChallenge>;
  signOut(caller: Caller, ip: string): Promise<void>;
  describe(caller: Caller): Promise<User>;
}

const wrongCode = () => new Problem('wrong_verification_code', 'The verification code is wrong or has expired');
const wrongCredentials = () => new Problem('wrong_credentials', 'Incorrect email or password');
/** Asked about where there is no account, so that the same is asked for every address. */
const nobody = '00000000-0000-0000-0000-000000000000';

export function createAccounts(dependencies: AccountsDependencies): Accounts {
  const { db, allowanceOf, attempts, audit, limits, links, passwords, secondFactor, sessions, complimentaryCredits } = dependencies;

  async function describe(user: UserRow | null): Promise<User> {
    const view = user === null ? null : await allowanceOf(user.id);
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

  /** The challenge that the code of this sign-in meets, or a new one when it brings none. @throws Problem 401, 429 */
  async function askForCode(user: UserRow, { mfa_token, otp_code }: LoginRequest, ip: string): Promise<MetChallenge | MfaChallenge> {
    const { id, email } = user;
    if (mfa_token === undefined || otp_code === undefined) {
      await attempts.count(limits.codeRequest, id);
      return transact(db, async (trx) => {
        await audit.record({ kind: 'code_sent', userId: id, email, ip }, trx);
        return secondFactor.begin(trx, id);
      });
    }
    const met = await secondFactor.check(id, { token: mfa_token, code: otp_code });
    if (met !== null) return met;
    await audit.record({ kind: 'code_refused', userId: id, email, ip });
    throw wrongCode();
  }

  return {
    register: (given, client) =>
      passwords.admit(async () => {
        const { ip } = client;
        await attempts.count(limits.registration, clientNetwork(ip));
        await refuseCommonPassword(given.password, 'password');
        const passwordHash = await passwords.hash(given.password);
        const [id, email, fullName] = [randomUUID(), given.email.toLowerCase(), given.full_name.trim()];
        const token = await transact(db, async (trx) => {
          if (!(await insertUser(trx, { id, email, fullName, passwordHash, isAdministrator: false, complimentaryCredits }))) return null;
          await links.request(trx, { purpose: 'verify', email });
          await audit.record({ kind: 'registered', userId: id, email, ip }, trx);
          return sessions.begin(trx, id, client);
        });
        if (token === null)
          throw new Problem('email_taken', 'An account with this email address already exists. Sign in or reset the password.');
        return { access_token: token, user: await describe(await findUser(db, id)) };
      }),

    signIn: (given, client) =>
      passwords.admit(async () => {
        const { ip } = client;
        const email = given.email.trim().toLowerCase();
        const user = await findUserByEmail(db, email);
        await limitSignIn(email, user, ip);
        const { matches, isOutdated } = await passwords.check(user?.password_hash ?? null, given.password);
        if (user === null || !matches || !user.is_active) {
          await audit.record({ kind: 'sign_in_refused', email, ip, ...(user === null ? {} : { userId: user.id }) });
          if (user === null || !matches) throw wrongCredentials();
          throw new Problem('account_inactive', 'This account is inactive. Contact support to activate it.');
        }
        const met = secondFactor.isAskedOf(user) ? await askForCode(user, given, ip) : null;
        if (met !== null && 'mfa_required' in met) return met;
        const newHash = isOutdated ? await passwords.hash(given.password) : null;
        const token = await transact(db, async (trx) => {
          // A password that was changed meanwhile ended every session: none begins by the old one.
          const now = await holdUser(trx, user.id);
          if (now === null || !now.is_active || now.password_hash !== user.password_hash) throw wrongCredentials();
          if (met !== null && !(await secondFactor.spend(trx, met))) throw wrongCode();
          // Whoever has the mail has the address.
          if (met !== null) await markVerified(trx, email, new Date());
          if (newHash !== null) await setPassword(trx, user.id, newHash);
          await audit.record({ kind: 'signed_in', userId: user.id, email, ip }, trx);
          return sessions.begin(trx, user.id, client);
        });
        await attempts.forget(limits.signIn, `${clientNetwork(ip)} ${email}`);
        if (met !== null) await attempts.forget(limits.codeTry, user.id);
        return { access_token: token, user: await describe(user) };
      }),

    signOut: async (caller, ip) => {
      await sessions.end(caller);
      await audit.record({ kind: 'signed_out', userId: caller.userId, ip });
    },

    describe: async (caller) => describe(await findUser(db, caller.userId)),
  };
}
