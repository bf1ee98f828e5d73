import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { LetterRequest } from '../mail/letter-requests.ts';
import { isRefusedForGood } from '../mail/refused-for-good.ts';
import { adoptActive, type QueueLog } from './open-boss.ts';

const queueName = 'mail';
const deadQueueName = 'mail-dead';
const days = 24 * 3600;

export interface MailQueue {
  /** Asks for a letter, with the rows it serves: the request exists when the transaction does. */
  send(trx: Transaction<Tables>, asked: LetterRequest): Promise<void>;
  /** Takes up work. What `deliver` throws is tried again, longer and longer apart, for four days. */
  work: (deliver: (id: string, asked: LetterRequest) => Promise<void>) => Promise<void>;
}

/** Doubling from two seconds to an hour, which takes an hour, and every hour from then on. */
const patience = { retryLimit: 11 + 4 * 24, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 };

export async function openMailQueue(boss: PgBoss, database: Database, log: QueueLog): Promise<MailQueue> {
  // Nothing works through these: they lie there for whoever mends the mail server and wants them sent after all.
  await boss.createQueue(deadQueueName, { retentionSeconds: 30 * days });
  const options = { ...patience, heartbeatSeconds: 10, expireInSeconds: 120, deleteAfterSeconds: 3600, deadLetter: deadQueueName };
  await boss.createQueue(queueName, { ...options, notify: true });
  // A queue that an earlier version made has that version's patience.
  await boss.updateQueue(queueName, options);
  // Fills the queue's cache; otherwise the first send would ask the database from inside a transaction.
  await boss.findJobs(queueName, { id: '00000000-0000-4000-8000-000000000000' });
  return {
    send: async (trx, asked) => {
      const id = asked.letter === 'link' ? asked.linkId : randomUUID();
      await boss.send(queueName, asked, { db: fromKysely(trx), id });
    },
    work: async (deliver) => {
      if (database.kind === 'embedded') await adoptActive(boss, queueName);
      await boss.work<LetterRequest>(
        queueName,
        { localConcurrency: 3, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 },
        async ([job]) => {
          if (job === undefined) return;
          // A job of before there were other letters than links.
          const asked: LetterRequest = 'letter' in job.data ? job.data : Object.assign({ letter: 'link' as const }, job.data);
          try {
            await deliver(job.id, asked);
          } catch (problem) {
            const isOver = isRefusedForGood(problem);
            const attempt = job.retryCount ?? 0;
            const said = isOver
              ? 'A mail was refused'
              : attempt < patience.retryLimit
                ? 'A mail could not be sent yet'
                : 'A mail was given up';
            log.error({ err: problem, mail: job.id, letter: asked.letter, attempt }, said);
            if (!isOver) throw problem;
          }
        },
      );
    },
  };
}
