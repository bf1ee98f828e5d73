import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Audit, type Caller, notFound, Problem, type Tables, transact } from '../../platform/index.ts';
import { checkConfig } from './profile-config.ts';
import {
  deleteProfile,
  holdProfile,
  insertProfile,
  isInUse,
  isNameTaken,
  listProfiles,
  type ProfileRow,
  updateProfile,
} from './profile-store.ts';

/** As it came, with the shape that the contract asks for. */
export interface SentProfile {
  name?: string;
  description?: string | null;
  config?: Parameters<typeof checkConfig>[0];
}

/** Who asks, and from where: for the record of what administrators do. */
export interface Asking {
  caller: Caller;
  ip: string;
}

export interface Profiles {
  /** Default ones first. */
  list(): Promise<ProfileRow[]>;
  /** @throws Problem 409 when the name is taken, 422 for a config that nothing can act on */
  create(asking: Asking, profile: SentProfile & { name: string }): Promise<ProfileRow>;
  /** Runs that were begun keep the config they began with. @throws Problem 404, 409, 422 */
  update(asking: Asking, id: string, changes: SentProfile): Promise<ProfileRow>;
  /** @throws Problem 404, 409 for a default one and one that runs name */
  remove(asking: Asking, id: string): Promise<void>;
}

const nameTaken = () => new Problem('name_taken', 'A profile with this name already exists. Choose another name.');

export function createProfiles({ db, audit }: { db: Kysely<Tables>; audit: Audit }): Profiles {
  async function changeable(trx: Transaction<Tables>, id: string): Promise<ProfileRow> {
    const profile = await holdProfile(trx, id);
    if (profile === null) throw notFound();
    if (profile.is_default) throw new Problem('default_profile', 'Default profiles cannot be changed or deleted.');
    return profile;
  }
  const record = (
    trx: Transaction<Tables>,
    { caller, ip }: Asking,
    kind: 'benchmark_profile_created' | 'benchmark_profile_changed' | 'benchmark_profile_deleted',
    id: string,
  ) => audit.record({ kind, actorId: caller.userId, ip, details: { profile_id: id } }, trx);

  return {
    list: () => listProfiles(db),

    create: async (asking, { name, description = null, config = {} }) => {
      const checked = checkConfig(config);
      return transact(db, async (trx) => {
        const id = `bp_${randomBytes(6).toString('hex')}`;
        const profile = await insertProfile(trx, { id, name: name.trim(), description, config: checked });
        if (profile === null) throw nameTaken();
        await record(trx, asking, 'benchmark_profile_created', id);
        return profile;
      });
    },

    update: async (asking, id, { name, description, config }) => {
      const changes = {
        ...(name === undefined ? {} : { name: name.trim() }),
        ...(description === undefined ? {} : { description }),
        ...(config === undefined ? {} : { config: checkConfig(config) }),
      };
      return transact(db, async (trx) => {
        await changeable(trx, id);
        if (changes.name !== undefined && (await isNameTaken(trx, changes.name, id))) throw nameTaken();
        await record(trx, asking, 'benchmark_profile_changed', id);
        return updateProfile(trx, id, changes);
      });
    },

    remove: (asking, id) =>
      transact(db, async (trx) => {
        await changeable(trx, id);
        if (await isInUse(trx, id)) throw new Problem('profile_in_use', 'Runs use this profile. Delete them first, or keep the profile.');
        await deleteProfile(trx, id);
        await record(trx, asking, 'benchmark_profile_deleted', id);
      }),
  };
}
