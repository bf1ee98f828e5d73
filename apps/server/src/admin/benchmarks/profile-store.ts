import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import type { BenchmarkProfileTable } from '../tables.ts';
import type { ProfileConfig } from './profile-config.ts';

export type ProfileRow = Selectable<BenchmarkProfileTable>;

export interface ProfileChanges {
  name?: string;
  description?: string | null;
  config?: ProfileConfig;
}

/** Default ones first, then by name. */
export async function listProfiles(db: Kysely<Tables>): Promise<ProfileRow[]> {
  return db.selectFrom('benchmark_profiles').selectAll().orderBy('is_default', 'desc').orderBy('name').orderBy('id').execute();
}

/** Held, so that no run begins with a profile while it is deleted, and the other way round. */
export async function holdProfile(trx: Transaction<Tables>, id: string): Promise<ProfileRow | null> {
  return (await trx.selectFrom('benchmark_profiles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** Null when the name is taken, in whatever letters. */
export async function insertProfile(
  trx: Transaction<Tables>,
  profile: { id: string; name: string; description: string | null; config: ProfileConfig },
): Promise<ProfileRow | null> {
  const inserted = await trx
    .insertInto('benchmark_profiles')
    .values({ ...profile, config: JSON.stringify(profile.config) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

export async function isNameTaken(trx: Transaction<Tables>, name: string, exceptId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('benchmark_profiles')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['name']), '=', name.toLowerCase()))
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateProfile(trx: Transaction<Tables>, id: string, { config, ...changes }: ProfileChanges): Promise<ProfileRow> {
  return trx
    .updateTable('benchmark_profiles')
    .set({ ...changes, ...(config === undefined ? {} : { config: JSON.stringify(config) }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function isInUse(trx: Transaction<Tables>, id: string): Promise<boolean> {
  return (await trx.selectFrom('benchmark_runs').select('id').where('profile_id', '=', id).limit(1).executeTakeFirst()) !== undefined;
}

export async function deleteProfile(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('benchmark_profiles').where('id', '=', id).execute();
}
