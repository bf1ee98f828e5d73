import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { tooManyAttempts } from '../http/problem.ts';

export interface AttemptLimit {
  name: string;
  most: number;
  withinSeconds: number;
}

/**
 * Counts one attempt by `subject` and refuses it when there were too many. Kept in the database, so that several
 * server processes count together; subjects are hashed, since they are people's addresses.
 * @throws Problem 429
 */
export async function countAttempt(db: Kysely<Tables>, limit: AttemptLimit, subject: string, now = new Date()): Promise<void> {
  const resets = new Date(now.getTime() + limit.withinSeconds * 1000);
  const row = await db
    .insertInto('attempts')
    .values({ key: keyOf(limit, subject), count: 1, resets_at: resets })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when attempts.resets_at <= ${now} then 1 else attempts.count + 1 end`,
        resets_at: sql`case when attempts.resets_at <= ${now} then ${resets} else attempts.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  if (row.count > limit.most) throw tooManyAttempts(Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000)));
}

/** Forgets the attempts of a subject, after one that was right. */
export async function forgetAttempts(db: Kysely<Tables>, limit: AttemptLimit, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', keyOf(limit, subject)).execute();
}

function keyOf(limit: AttemptLimit, subject: string): string {
  return `${limit.name} ${createHash('sha256').update(subject).digest('hex')}`;
}
