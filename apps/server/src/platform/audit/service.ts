import type { Kysely, Transaction } from 'kysely';
import type { SecurityEventTable, Tables } from '../database/tables.ts';
import { hashSecret } from '../secret.ts';

export type SecurityEventKind = SecurityEventTable['kind'];

export interface SecurityEvent {
  kind: SecurityEventKind;
  /** Whose account it is about, where there is one. */
  userId?: string;
  /** The address that was typed, lowercase; kept as a hash, since anything may have been typed there. */
  email?: string;
  /** Where the request came from; absent for what the server does itself. */
  ip?: string;
  /** The administrator who did it to another's account, or to the installation. */
  actorId?: string;
  /** What was changed, and to what: numbers, flags and ids. */
  details?: Record<string, boolean | number | string>;
}

/** What happened to accounts, for whoever has to look into it later. Holds no password, token, code or typed text. */
export interface Audit {
  /** In the transaction of the event where there is one. */
  record(event: SecurityEvent, trx?: Transaction<Tables>): Promise<void>;
  /** Removes what points at a person from the events of an account and of its address; the events stay. */
  forget(trx: Transaction<Tables>, account: { userId: string; email: string }): Promise<void>;
  /** Whether the account was signed in to from this address within the last 90 days. */
  isKnownFrom(userId: string, ip: string): Promise<boolean>;
}

const keptDays = 400;
const knownDays = 90;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

export function createAudit(db: Kysely<Tables>): Audit {
  return {
    record: async ({ kind, userId, email, ip, actorId, details }, trx) => {
      await (trx ?? db)
        .insertInto('security_events')
        .values({
          kind,
          user_id: userId ?? null,
          email_hash: email === undefined ? null : hashSecret(email),
          ip: ip ?? null,
          actor_id: actorId ?? null,
          details: details === undefined ? null : JSON.stringify(details),
        })
        .execute();
      if (kind === 'signed_in') {
        await (trx ?? db).deleteFrom('security_events').where('created_at', '<', daysAgo(keptDays)).execute();
      }
    },

    forget: async (trx, { userId, email }) => {
      await trx
        .updateTable('security_events')
        .set({ email_hash: null, ip: null })
        .where((where) =>
          where.or([where('user_id', '=', userId), where('actor_id', '=', userId), where('email_hash', '=', hashSecret(email))]),
        )
        .execute();
    },

    isKnownFrom: async (userId, ip) => {
      const found = await db
        .selectFrom('security_events')
        .select('id')
        .where('user_id', '=', userId)
        .where('kind', 'in', ['signed_in', 'registered'])
        .where('ip', '=', ip)
        .where('created_at', '>', daysAgo(knownDays))
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}
