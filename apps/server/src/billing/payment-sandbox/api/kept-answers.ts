import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { StripeProblem } from '../stripe-problem.ts';

export interface Answer {
  status: number;
  body: object;
}

/** How long a key is known. */
const keptHours = 24;
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** What a request with this key was answered before; null for a new key. @throws StripeProblem when it was another request. */
export async function findAnswer(trx: Transaction<Tables>, key: string, request: string): Promise<Answer | null> {
  const kept = await trx
    .selectFrom('payment_sandbox_requests')
    .select(['fingerprint', 'status', 'body'])
    .where('key_hash', '=', hash(key))
    .executeTakeFirst();
  if (kept === undefined) return null;
  if (kept.fingerprint !== hash(request))
    throw new StripeProblem(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  return { status: kept.status, body: kept.body as object };
}

export async function keepAnswer(trx: Transaction<Tables>, key: string, request: string, answer: Answer): Promise<void> {
  await trx
    .insertInto('payment_sandbox_requests')
    .values({ key_hash: hash(key), fingerprint: hash(request), status: answer.status, body: JSON.stringify(answer.body) })
    .execute();
}

export async function forgetAnswers(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptHours * 3_600_000);
  await db.deleteFrom('payment_sandbox_requests').where('created_at', '<', before).execute();
}
