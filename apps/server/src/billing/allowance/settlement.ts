import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import { addCredits, findReservation, holdUser, insertEntry, readCredits } from './store.ts';

/** The analysis became a report: what was reserved for it stays used. Once, whatever is said of it later. */
export async function settle(trx: Transaction<Tables>, analysisId: string): Promise<void> {
  const reserved = await findReservation(trx, analysisId);
  if (reserved === null) return;
  const { user_id, source, counts_at } = reserved;
  await insertEntry(trx, {
    user_id,
    analysis_id: analysisId,
    kind: 'settled',
    source,
    usage: 0,
    credits: 0,
    counts_at,
    reason: 'completed',
  });
}

/**
 * The analysis failed, which is not a fault of its owner: what was reserved for it is theirs again. It counts in the month
 * of the reservation, so that a later month is never changed. Once, whatever is said of it later.
 */
export async function giveBack(trx: Transaction<Tables>, analysisId: string): Promise<void> {
  const reserved = await findReservation(trx, analysisId);
  if (reserved === null || !(await holdUser(trx, reserved.user_id))) return;
  // Who has become unlimited since stays so.
  const credits = (await readCredits(trx, reserved.user_id)) < 0 ? 0 : -reserved.credits;
  const isFirst = await insertEntry(trx, {
    user_id: reserved.user_id,
    analysis_id: analysisId,
    kind: 'given_back',
    source: reserved.source,
    usage: -reserved.usage,
    credits,
    counts_at: reserved.counts_at,
    reason: 'failed',
  });
  if (isFirst && credits !== 0) await addCredits(trx, reserved.user_id, credits);
}
