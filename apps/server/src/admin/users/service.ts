import type { components } from '@rimawari/api/types';
import type { Kysely } from 'kysely';
import type { Deletion } from '../../analyses/index.ts';
import type { Allowance } from '../../billing/index.ts';
import {
  findUser,
  holdUser,
  type Links,
  type Passwords,
  refuseCommonPassword,
  refuseLastAdministrator,
  type Sessions,
  setPassword,
  toUser,
} from '../../identity/index.ts';
import {
  type AttemptLimits,
  type Attempts,
  type Audit,
  isUuid,
  type MailQueue,
  notFound,
  type SecurityEvent,
  type Tables,
  transact,
} from '../../platform/index.ts';
import type { Actor } from '../actor.ts';
import { countJobsOf, listUsers, readUsers, type UserQuery, updateUser } from './store.ts';

type User = components['schemas']['User'];
type UserUpdate = components['schemas']['UserUpdate'];

export interface AdminUsersDependencies {
  db: Kysely<Tables>;
  allowance: Allowance;
  attempts: Attempts;
  audit: Audit;
  deletion: Pick<Deletion, 'deleteAccount'>;
  limits: AttemptLimits;
  links: Links;
  mails: Pick<MailQueue, 'send'>;
  passwords: Passwords;
  sessions: Sessions;
}

/** What administrators do with users. Every act is in the audit log. */
export interface AdminUsers {
  /** Newest first. */
  list(query: UserQuery): Promise<{ users: User[]; total: number }>;
  /** @throws Problem 404 */
  find(id: string): Promise<User>;
  /** @throws Problem 404, 409 when no active administrator would be left */
  update(actor: Actor, id: string, changes: UserUpdate): Promise<User>;
  /** Ends every session of the user, and tells them by mail. @throws Problem 404, 422, 503 */
  setPassword(actor: Actor, id: string, password: string): Promise<void>;
  /** Removes the user with everything of theirs. @throws Problem 404, 409 when no active administrator would be left, 503 */
  remove(actor: Actor, id: string): Promise<void>;
}

export function createAdminUsers(dependencies: AdminUsersDependencies): AdminUsers {
  const { db, allowance, attempts, audit, deletion, limits, links, mails, passwords, sessions } = dependencies;

  async function find(id: string): Promise<User> {
    const user = isUuid(id) ? await findUser(db, id) : null;
    const view = user === null ? null : await allowance.of(user.id);
    if (user === null || view === null) throw notFound();
    const counts = await countJobsOf(db, [user.id]);
    return { ...toUser(user, view), jobs_count: counts.get(user.id) ?? 0 };
  }

  return {
    list: async (query) => {
      const { ids, total } = await listUsers(db, query);
      const [rows, views, counts] = [await readUsers(db, ids), await allowance.ofMany(ids), await countJobsOf(db, ids)];
      const users = rows.flatMap((row) => {
        const view = views.get(row.id);
        return view === undefined ? [] : [{ ...toUser(row, view), jobs_count: counts.get(row.id) ?? 0 }];
      });
      return { users, total };
    },

    find,

    update: async ({ caller, ip }, id, changes) => {
      if (!isUuid(id)) throw notFound();
      await transact(db, async (trx) => {
        if (changes.is_superuser === false || changes.is_active === false) await refuseLastAdministrator(trx, id);
        const user = await holdUser(trx, id);
        if (user === null) throw notFound();
        const { monthly_analysis_limit: limit, ...others } = changes;
        if (Object.keys(others).length > 0) await updateUser(trx, id, others);
        if (limit !== undefined) await allowance.setLimit(trx, id, limit);
        if (changes.is_active === false) await sessions.endAllOf(trx, id);
        for (const event of eventsOf(user, changes)) await audit.record({ ...event, userId: id, actorId: caller.userId, ip }, trx);
      });
      return find(id);
    },

    setPassword: ({ caller, ip }, id, password) =>
      passwords.admit(async () => {
        const user = isUuid(id) ? await findUser(db, id) : null;
        if (user === null) throw notFound();
        await refuseCommonPassword(password, 'new_password');
        const passwordHash = await passwords.hash(password);
        await transact(db, async (trx) => {
          const held = await holdUser(trx, id);
          if (held === null) throw notFound();
          await setPassword(trx, id, passwordHash);
          await sessions.endAllOf(trx, id);
          await links.revoke(trx, 'reset', held.email);
          await mails.send(trx, { letter: 'password_changed', userId: id });
          await audit.record({ kind: 'user_password_set', userId: id, actorId: caller.userId, ip }, trx);
        });
        // Whoever was kept out by guesses at the old password may try the new one.
        await attempts.forget(limits.signInByAccount, user.email);
      }),

    remove: async ({ caller }, id) => {
      if (!isUuid(id)) throw notFound();
      await deletion.deleteAccount(id, caller.userId);
    },
  };
}

/** One event for each kind of change; what stays as it was is left out. */
function eventsOf(user: Required<UserUpdate>, changes: UserUpdate): Pick<SecurityEvent, 'kind' | 'details'>[] {
  const { is_superuser: role, is_active: activity } = changes;
  const allowances = (['monthly_analysis_limit', 'complimentary_analysis_credits'] as const).flatMap((name): [string, number][] => {
    const value = changes[name];
    return value === undefined || value === user[name] ? [] : [[name, value]];
  });
  return [
    ...(role === undefined || role === user.is_superuser
      ? []
      : [{ kind: role ? ('administrator_granted' as const) : ('administrator_revoked' as const) }]),
    ...(activity === undefined || activity === user.is_active
      ? []
      : [{ kind: activity ? ('user_activated' as const) : ('user_deactivated' as const) }]),
    ...(allowances.length === 0 ? [] : [{ kind: 'user_allowance_changed' as const, details: Object.fromEntries(allowances) }]),
  ];
}
