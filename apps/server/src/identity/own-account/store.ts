import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';

export async function updateAccount(
  trx: Transaction<Tables>,
  userId: string,
  changes: { full_name?: string; mail_when_finished?: boolean },
): Promise<void> {
  const { full_name, mail_when_finished } = changes;
  await trx
    .updateTable('users')
    .set({
      ...(full_name !== undefined && { full_name: full_name.trim() }),
      ...(mail_when_finished !== undefined && { mail_when_finished }),
    })
    .where('id', '=', userId)
    .execute();
}
