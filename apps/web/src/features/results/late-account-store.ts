import type { LabStore } from '../../app/report/lab-store.ts';
import type { accountStore } from './account-scenarios.ts';

/** The account's store of scenarios (`account-scenarios`), fetched when the lab first asks for something: most readers never open it. */
export function lateAccountStore(...given: Parameters<typeof accountStore>): LabStore {
  const store = async () => (await import('./account-scenarios.ts')).accountStore(...given);
  return {
    where: 'account',
    list: async () => (await store()).list(),
    save: async (name, inputs) => (await store()).save(name, inputs),
    remove: async (scenario) => (await store()).remove(scenario),
    makeDefaults: async (inputs) => (await (await store()).makeDefaults?.(inputs)) ?? '',
  };
}
