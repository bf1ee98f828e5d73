import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import type { ShareTable } from '../tables.ts';

export type ShareRow = Omit<Selectable<ShareTable>, 'token_hash'>;

const columns = ['id', 'analysis_id', 'created_at', 'expires_at'] as const;

export async function insertShare(
  trx: Transaction<Tables>,
  share: { id: string; analysisId: string; tokenHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('shares')
    .values({
      id: share.id,
      analysis_id: share.analysisId,
      token_hash: share.tokenHash,
      created_at: share.createdAt,
      expires_at: share.expiresAt,
    })
    .execute();
}

/** Those that hold, newest first. */
export async function listOpenShares(db: Kysely<Tables>, analysisId: string, now: Date): Promise<ShareRow[]> {
  return db
    .selectFrom('shares')
    .select(columns)
    .where('analysis_id', '=', analysisId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteShare(trx: Transaction<Tables>, analysisId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('shares').where('analysis_id', '=', analysisId).where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteExpiredShares(trx: Transaction<Tables>, now: Date): Promise<void> {
  await trx.deleteFrom('shares').where('expires_at', '<=', now).execute();
}

/** Null also where its time is over, and where its owner is deactivated. */
export async function findOpenShare(db: Kysely<Tables>, tokenHash: string, now: Date): Promise<ShareRow | null> {
  const share = await db
    .selectFrom('shares')
    .innerJoin('analyses', 'analyses.id', 'shares.analysis_id')
    .innerJoin('users', 'users.id', 'analyses.user_id')
    .select(columns.map((column) => `shares.${column}` as const))
    .where('shares.token_hash', '=', tokenHash)
    .where('shares.expires_at', '>', now)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
  return share ?? null;
}
