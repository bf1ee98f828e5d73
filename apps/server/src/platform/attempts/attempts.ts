import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { tooManyAttempts } from '../http/problem.ts';
import { isUuid } from '../http/uuid.ts';
import type { AttemptLimit } from './limits.ts';

export interface Attempts {
  /** Counts one attempt by `subject`; `onFirstRefusal`, or whoever hears of every limit, is told once each time it is reached. @throws Problem 429 when there were too many */
  count(limit: AttemptLimit, subject: string, onFirstRefusal?: () => Promise<void>): Promise<void>;
  /** Forgets the attempts of a subject, after one that was right. */
  forget(limit: AttemptLimit, subject: string): Promise<void>;
}

/**
 * Counters in the database, so that several server processes count together; subjects are hashed, since they are
 * people's addresses.
 * @param onReached hears of the limits that nobody else is told of, with the user where one is counted
 */
export function createAttempts(
  db: Kysely<Tables>,
  onReached: (limit: AttemptLimit, userId: string | null) => Promise<void> = async () => undefined,
): Attempts {
  return {
    count: async (limit, subject, onFirstRefusal) => {
      const now = new Date();
      const { count, resets_at } = await countOne(db, keyOf(limit, subject), now, limit.withinSeconds);
      // A new counter is the moment to remove those that nobody looks at any more.
      if (count === 1) await db.deleteFrom('attempts').where('resets_at', '<=', now).execute();
      if (count === limit.most + 1) await (onFirstRefusal?.() ?? onReached(limit, isUuid(subject) ? subject : null));
      if (count > limit.most) throw tooManyAttempts(Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / 1000)));
    },

    forget: async (limit, subject) => {
      await db.deleteFrom('attempts').where('key', '=', keyOf(limit, subject)).execute();
    },
  };
}

function countOne(db: Kysely<Tables>, key: string, now: Date, withinSeconds: number): Promise<{ count: number; resets_at: Date }> {
  const resets = new Date(now.getTime() + withinSeconds * 1000);
  return db
    .insertInto('attempts')
    .values({ key, count: 1, resets_at: resets })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when attempts.resets_at <= ${now} then 1 else attempts.count + 1 end`,
        resets_at: sql`case when attempts.resets_at <= ${now} then ${resets} else attempts.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
}

function keyOf(limit: AttemptLimit, subject: string): string {
  return `${limit.name} ${createHash('sha256').update(subject).digest('hex')}`;
}
