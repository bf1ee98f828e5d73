import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Whose key it is, and for what. */
export interface KeyName {
  userId: string;
  operation: string;
  /** SHA-256 of what the caller sent, in hex. */
  keyHash: string;
}

export interface KeyRow {
  attempt: string;
  fingerprint: string | null;
  status: number | null;
  body: unknown;
}

function named({ userId, operation, keyHash }: KeyName) {
  return { user_id: userId, operation, key_hash: keyHash };
}

/** Takes the key for an attempt, if it is new, has expired, or its attempt is dead. False when someone else has it. */
export async function takeKey(
  db: Kysely<Tables>,
  name: KeyName,
  { attempt, now, leaseUntil, expiresAt }: { attempt: string; now: Date; leaseUntil: Date; expiresAt: Date },
): Promise<boolean> {
  const fresh = { attempt, lease_until: leaseUntil, expires_at: expiresAt, fingerprint: null, status: null, body: null };
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ ...named(name), ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'operation', 'key_hash'])
        .doUpdateSet(fresh)
        .where((eb) =>
          eb.or([
            eb(eb.ref('idempotency_keys.expires_at'), '<=', now),
            eb.and([eb(eb.ref('idempotency_keys.status'), 'is', null), eb(eb.ref('idempotency_keys.lease_until'), '<=', now)]),
          ]),
        ),
    )
    .returning('attempt')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function findKey(db: Kysely<Tables>, name: KeyName): Promise<KeyRow | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['attempt', 'fingerprint', 'status', 'body'])
    .where((eb) => eb.and(named(name)))
    .executeTakeFirst();
  return row ?? null;
}

export async function renewKey(db: Kysely<Tables>, name: KeyName, attempt: string, leaseUntil: Date): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ lease_until: leaseUntil })
    .where((eb) => eb.and({ ...named(name), attempt }))
    .where('status', 'is', null)
    .execute();
}

/** False when the attempt has lost the key meanwhile. */
export async function answerKey(
  db: Kysely<Tables>,
  name: KeyName,
  attempt: string,
  answer: { fingerprint: string; status: number; body: unknown },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ fingerprint: answer.fingerprint, status: answer.status, body: JSON.stringify(answer.body) })
    .where((eb) => eb.and({ ...named(name), attempt }))
    .where('status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives back a key whose attempt came to nothing; one that was answered stays. */
export async function releaseKey(db: Kysely<Tables>, name: KeyName, attempt: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where((eb) => eb.and({ ...named(name), attempt }))
    .where('status', 'is', null)
    .execute();
}

/** Keys of attempts that nobody can be working on, after a start of the only process there is. */
export async function releaseUnanswered(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('status', 'is', null).execute();
}

export async function deleteExpiredKeys(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
}
