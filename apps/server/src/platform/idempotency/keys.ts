import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { Problem } from '../http/problem.ts';
import { answerKey, deleteExpiredKeys, findKey, type KeyName, releaseKey, renewKey, takeKey } from './store.ts';

export interface KeptAnswer {
  status: number;
  body: unknown;
}

/** This attempt is to do the work. */
export interface FirstAttempt {
  kind: 'first';
  /** Keeps the answer, in the transaction of the effect where it has one. @throws Problem 409 when another attempt has taken over */
  keep(trx: Kysely<Tables> | null, fingerprint: string, answer: KeptAnswer): Promise<void>;
  /** At the end, well or badly: a key without an answer is free again. */
  end(): Promise<void>;
}

/** The work was done before. */
export interface AnsweredBefore {
  kind: 'answered';
  fingerprint: string;
  answer: KeptAnswer;
}

export interface IdempotencyKeys {
  /** @throws Problem 409 while another attempt is at work */
  claim(caller: { userId: string }, operation: string, key: string): Promise<FirstAttempt | AnsweredBefore>;
}

export interface KeyTimes {
  keptMs: number;
  /** An attempt that does not renew its hold this long is dead: its process ended in the middle. */
  leaseMs: number;
}

export const keyTimes: KeyTimes = { keptMs: 24 * 3_600_000, leaseMs: 60_000 };

const stillRunning = () =>
  new Problem('idempotency_in_progress', 'The same request is in progress. Wait a moment and send it again.', { 'retry-after': '5' });

/** Sees to it that a request that is sent again under its key has its effect once, on any number of server processes. */
export function createIdempotencyKeys(db: Kysely<Tables>, log: FastifyBaseLogger, times: KeyTimes = keyTimes): IdempotencyKeys {
  const leaseEnd = () => new Date(Date.now() + times.leaseMs);

  function hold(name: KeyName, attempt: string): FirstAttempt {
    const renewing = setInterval(() => {
      renewKey(db, name, attempt, leaseEnd()).catch((problem: unknown) => log.warn({ err: problem }, 'A hold could not be renewed'));
    }, times.leaseMs / 3);
    renewing.unref();
    return {
      kind: 'first',
      keep: async (trx, fingerprint, answer) => {
        if (!(await answerKey(trx ?? db, name, attempt, { fingerprint, ...answer }))) throw stillRunning();
      },
      end: async () => {
        clearInterval(renewing);
        await releaseKey(db, name, attempt);
      },
    };
  }

  return {
    claim: async ({ userId }, operation, key) => {
      const name = { userId, operation, keyHash: createHash('sha256').update(key).digest('hex') };
      const now = new Date();
      await deleteExpiredKeys(db, now);
      const attempt = randomUUID();
      const expiresAt = new Date(now.getTime() + times.keptMs);
      if (await takeKey(db, name, { attempt, now, leaseUntil: leaseEnd(), expiresAt })) return hold(name, attempt);
      const row = await findKey(db, name);
      // Given back in between: the sender may try at once, but need not be served at once.
      if (row === null || row.status === null || row.fingerprint === null) throw stillRunning();
      return { kind: 'answered', fingerprint: row.fingerprint, answer: { status: row.status, body: row.body } };
    },
  };
}
