import type { components } from '@rimawari/api/types';
import { listOverrides } from '@rimawari/underwriting';
import type { Handlers } from '../../platform/index.ts';
import type { OwnDefaults } from './service.ts';
import type { OwnDefaultsRow } from './store.ts';

export function ownDefaultsRoutes(ownDefaults: OwnDefaults) {
  return {
    getOwnDefaults: async ({ caller }) => {
      const found = await ownDefaults.find(caller);
      return { status: 200, body: { defaults: found && toDefaults(found) } };
    },
    putOwnDefaults: async ({ caller, body, ip }) => ({
      status: 200,
      body: { defaults: toDefaults(await ownDefaults.put(caller, body.assumptions, ip)) },
    }),
    deleteOwnDefaults: async ({ caller, ip }) => {
      await ownDefaults.remove(caller, ip);
      return { status: 204 };
    },
  } satisfies Handlers;
}

function toDefaults({ assumptions, saved_at }: OwnDefaultsRow): components['schemas']['OwnDefaults'] {
  return { saved_at: saved_at.toISOString(), assumptions: { ...assumptions }, lines: listOverrides(assumptions) };
}
