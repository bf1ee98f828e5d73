import type { Transaction } from 'kysely';
import { Problem, type Tables } from '../../platform/index.ts';

/**
 * To be asked before an administrator loses the role, is deactivated or deleted, and before anything else is held: it
 * holds every active administrator, in one order, until the transaction ends, so that of two who act at once the second
 * sees what the first did.
 * @throws Problem 409 when nobody else would be left
 */
export async function refuseLastAdministrator(trx: Transaction<Tables>, userId: string): Promise<void> {
  const active = () => trx.selectFrom('users').select('id').where('is_superuser', '=', true).where('is_active', '=', true);
  await active().orderBy('id').forUpdate().execute();
  // What others did before they let go is seen by a statement of its own alone. Whose deletion has begun is as good as gone.
  const remaining = await active()
    .where((where) =>
      where.not(where.exists(where.selectFrom('account_deletions').select('id').whereRef('account_deletions.user_id', '=', 'users.id'))),
    )
    .execute();
  if (remaining.length !== 1 || remaining[0]?.id !== userId) return;
  throw new Problem('last_administrator', 'This is the last active administrator. Make another user an administrator first.');
}
