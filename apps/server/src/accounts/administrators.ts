import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { Problem } from '../http/problem.ts';

/**
 * To be asked before an administrator loses the role, is deactivated or deleted, and before anything else is held: it
 * holds every active administrator, in one order, until the transaction ends, so that of two who act at once the second
 * sees what the first did.
 * @throws Problem 409 when nobody else would be left
 */
export async function refuseLastAdministrator(trx: Transaction<Tables>, userId: string): Promise<void> {
  const active = await trx
    .selectFrom('users')
    .select('id')
    .where('is_superuser', '=', true)
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (active.length !== 1 || active[0]?.id !== userId) return;
  throw new Problem('last_administrator', 'This is the last active administrator. Make another user an administrator first.');
}
