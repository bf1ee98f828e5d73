import type { components } from '@rimawari/api/types';
import type { Kysely } from 'kysely';
import {
  type AttemptLimits,
  type Attempts,
  type Audit,
  type Caller,
  type Config,
  invalid,
  isUuid,
  type MailQueue,
  notFound,
  notSignedIn,
  type Tables,
  transact,
} from '../../platform/index.ts';
import { findUser, holdUser, setPassword, type UserRow } from '../accounts/store.ts';
import type { Links } from '../links/service.ts';
import { refuseCommonPassword } from '../passwords/common.ts';
import type { Passwords } from '../passwords/service.ts';
import { isAskedForCode } from '../second-factor/policy.ts';
import type { SecondFactor } from '../second-factor/service.ts';
import type { Sessions } from '../sessions/service.ts';
import { updateAccount } from './store.ts';

type Account = components['schemas']['Account'];
type AccountUpdate = components['schemas']['AccountUpdate'];
type SessionList = components['schemas']['SessionList'];

export interface OwnAccountDependencies {
  db: Kysely<Tables>;
  attempts: Attempts;
  audit: Audit;
  /** `actorId` is the administrator who asks for it, null where the owner does. */
  deleteAccount: (userId: string, actorId: string | null) => Promise<void>;
  limits: AttemptLimits;
  links: Links;
  mails: MailQueue;
  passwords: Passwords;
  policy: Config['mfaPolicy'];
  secondFactor: Pick<SecondFactor, 'setSecondFactor'>;
  sessions: Sessions;
}

/** What someone signed in does to their own account. Every act is in the audit log. */
export interface OwnAccount {
  read(caller: Caller): Promise<Account>;
  /** @throws Problem 429 */
  update(caller: Caller, changes: AccountUpdate, ip: string): Promise<Account>;
  /** Ends every other session, and tells the owner by mail. @throws Problem 422 at the field of the password that was refused, 429, 503 */
  changePassword(caller: Caller, given: { current_password: string; new_password: string }, ip: string): Promise<void>;
  sessions(caller: Caller): Promise<SessionList>;
  /** @throws Problem 404 */
  endSession(caller: Caller, id: string, ip: string): Promise<void>;
  endOtherSessions(caller: Caller, ip: string): Promise<void>;
  /** Deletes the account with everything of theirs. @throws Problem 409 for the last administrator, 422 for a wrong password, 429, 503 */
  remove(caller: Caller, password: string, ip: string): Promise<void>;
}

export function createOwnAccount(dependencies: OwnAccountDependencies): OwnAccount {
  const { db, attempts, audit, deleteAccount, limits, links, mails, passwords, policy, secondFactor, sessions } = dependencies;

  const wrongPassword = (field: string) => invalid(['body', field], 'must be the current password of this account.', 'currentPassword');

  /** Makes sure that it is the owner who sits there, and not only their session. @throws Problem 422 at the field, 429 */
  async function prove(caller: Caller, password: string, field: string, ip: string): Promise<UserRow> {
    await attempts.count(limits.passwordProof, caller.userId);
    const user = await findUser(db, caller.userId);
    if (user === null) throw notSignedIn();
    const { matches } = await passwords.check(user.password_hash, password);
    if (!matches) {
      await audit.record({ kind: 'password_refused', userId: caller.userId, ip });
      throw wrongPassword(field);
    }
    await attempts.forget(limits.passwordProof, caller.userId);
    return user;
  }

  async function read({ userId }: Caller): Promise<Account> {
    const user = await findUser(db, userId);
    if (user === null) throw notSignedIn();
    return toAccount(user, policy);
  }

  return {
    read,

    update: async (caller, { second_factor, ...changes }, ip) => {
      const { userId } = caller;
      await attempts.count(limits.accountChange, userId);
      if (second_factor !== undefined) await secondFactor.setSecondFactor(caller, second_factor, ip);
      if (Object.keys(changes).length > 0) {
        await transact(db, async (trx) => {
          await updateAccount(trx, userId, changes);
          await audit.record({ kind: 'account_changed', userId, ip, details: { fields: Object.keys(changes).join(' ') } }, trx);
        });
      }
      return read(caller);
    },

    changePassword: (caller, { current_password, new_password }, ip) =>
      passwords.admit(async () => {
        const { password_hash: checked, email } = await prove(caller, current_password, 'current_password', ip);
        await refuseCommonPassword(new_password, 'new_password');
        const passwordHash = await passwords.hash(new_password);
        await transact(db, async (trx) => {
          // Of two changes at once the second was asked for with a password that is not the current one any more.
          const held = await holdUser(trx, caller.userId);
          if (held === null) throw notSignedIn();
          if (held.password_hash !== checked) throw wrongPassword('current_password');
          await setPassword(trx, caller.userId, passwordHash);
          await sessions.endOthers(trx, caller);
          await links.revoke(trx, 'reset', email);
          await audit.record({ kind: 'password_changed', userId: caller.userId, ip }, trx);
          await mails.send(trx, { letter: 'password_changed', userId: caller.userId });
        });
      }),

    sessions: async (caller) => ({
      sessions: (await sessions.list(caller.userId)).map((session) => ({
        id: session.id,
        browser: session.browser,
        system: session.system,
        network: session.network,
        created_at: session.created_at.toISOString(),
        last_used_at: session.last_used_at.toISOString(),
        is_current: session.token_hash === caller.sessionHash,
      })),
    }),

    endSession: async ({ userId }, id, ip) => {
      if (!isUuid(id)) throw notFound();
      await transact(db, async (trx) => {
        if (!(await sessions.endOne(trx, userId, id))) throw notFound();
        await audit.record({ kind: 'session_ended', userId, ip }, trx);
      });
    },

    endOtherSessions: (caller, ip) =>
      transact(db, async (trx) => {
        const ended = await sessions.endOthers(trx, caller);
        if (ended > 0) await audit.record({ kind: 'other_sessions_ended', userId: caller.userId, ip, details: { ended } }, trx);
      }),

    remove: (caller, password, ip) =>
      passwords.admit(async () => {
        await prove(caller, password, 'password', ip);
        await deleteAccount(caller.userId, null);
      }),
  };
}

function toAccount(user: UserRow, policy: Config['mfaPolicy']): Account {
  const isRequired = isAskedForCode(policy, { is_superuser: user.is_superuser, second_factor: false });
  return {
    email: user.email,
    email_verified: user.email_verified_at !== null,
    full_name: user.full_name,
    created_at: user.created_at.toISOString(),
    second_factor: user.second_factor,
    second_factor_choice: policy === 'off' ? 'unavailable' : isRequired ? 'required' : 'open',
    mail_when_finished: user.mail_when_finished,
  };
}
