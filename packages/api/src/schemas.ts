import { knownAnalysisStatuses } from './limits.gen.ts';
import type { components, operations } from './types.gen.ts';

/** Every schema of the contract by name: `Schemas['User']`. Wire names stay as the contract has them. */
export type Schemas = components['schemas'];

export type KnownAnalysisStatus = Schemas['KnownAnalysisStatus'];

/** The contract keeps the status open; a screen shows what is not known as Unknown. */
export function isKnownAnalysisStatus(status: string): status is KnownAnalysisStatus {
  return knownAnalysisStatuses.some((known) => known === status);
}

/** The query of an operation: `QueryOf<'listAnalyses'>`. */
export type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;
