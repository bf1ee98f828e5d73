import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { LetterRequest } from '../mail/letter-requests.ts';
import { isRefusedForGood } from '../mail/refused-for-good.ts';
import type { OpenQueue } from './job-queue.ts';
import type { QueueLog } from './open-boss.ts';

const days = 24 * 3600;

export interface MailQueue {
  /** Asks for a letter, with the rows it serves: the request exists when the transaction does. */
  send(trx: Transaction<Tables>, asked: LetterRequest): Promise<void>;
  /** Takes up work. What `deliver` throws is tried again, longer and longer apart, for four days. */
  work: (deliver: (id: string, asked: LetterRequest) => Promise<void>) => Promise<void>;
}

/** Doubling from two seconds to an hour, which takes an hour, and every hour from then on. */
const patience = { retryLimit: 11 + 4 * 24, retryDelay: 2, retryDelayMax: 3600 };

export async function openMailQueue(openQueue: OpenQueue, log: QueueLog): Promise<MailQueue> {
  const queue = await openQueue<LetterRequest>({
    name: 'mail',
    patience,
    expireInSeconds: 120,
    atOnce: 3,
    // Nothing works through these: an administrator who has mended the mail server can have them sent.
    deadLetter: { retentionSeconds: 30 * days },
    failed: { words: 'An email is not sent yet', givenUp: 'An email was abandoned', of: ({ letter }) => ({ letter }) },
  });
  return {
    send: (trx, asked) => queue.send(trx, asked, asked.letter === 'link' ? { id: asked.linkId } : {}),
    work: (deliver) =>
      queue.work(async ({ id, data, retryCount }) => {
        // A job of before there were other letters than links.
        const asked: LetterRequest = 'letter' in data ? data : Object.assign({ letter: 'link' as const }, data);
        try {
          await deliver(id, asked);
        } catch (problem) {
          if (!isRefusedForGood(problem)) throw problem;
          log.error({ err: problem, job: id, letter: asked.letter, attempt: retryCount ?? 0 }, 'An email was refused');
        }
      }),
  };
}
