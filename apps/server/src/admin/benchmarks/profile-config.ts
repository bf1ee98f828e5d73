import type { ReaderSettings } from '@rimawari/extraction';
import { type AssumptionOverrides, readOverrides, UnderwritingError } from '@rimawari/underwriting';
import { invalid } from '../../platform/index.ts';

/** What a run does otherwise than the pipeline as it ships. */
export interface ProfileConfig {
  readers?: ReaderSettings;
  assumptions?: AssumptionOverrides;
}

/** The contract has checked the keys and the readers; the names and limits of assumptions are the engine's. @throws Problem 422 */
export function checkConfig(config: { readers?: ReaderSettings; assumptions?: object }): ProfileConfig {
  const { readers, assumptions } = config;
  try {
    return {
      ...(readers === undefined ? {} : { readers }),
      ...(assumptions === undefined ? {} : { assumptions: readOverrides(assumptions) }),
    };
  } catch (problem) {
    if (problem instanceof UnderwritingError) throw invalid(['body', 'config', 'assumptions'], problem.message, problem.code);
    throw problem;
  }
}
