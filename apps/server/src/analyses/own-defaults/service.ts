import { type AssumptionOverrides, readOverrides, standingDefaults, UnderwritingError } from '@rimawari/underwriting';
import type { Kysely } from 'kysely';
import { type AttemptLimits, type Attempts, type Audit, type Caller, invalid, type Tables, transact } from '../../platform/index.ts';
import { deleteOwnDefaults, findOwnDefaults, type OwnDefaultsRow, upsertOwnDefaults } from './store.ts';

/** The assumptions that an account's later analyses start from. */
export interface OwnDefaults {
  find(caller: Caller): Promise<OwnDefaultsRow | null>;
  /** In place of all that were set before. @throws Problem 422 at the assumption, 429 */
  put(caller: Caller, assumptions: object, ip: string): Promise<OwnDefaultsRow>;
  remove(caller: Caller, ip: string): Promise<void>;
}

export interface OwnDefaultsDependencies {
  db: Kysely<Tables>;
  attempts: Attempts;
  audit: Audit;
  limits: Pick<AttemptLimits, 'accountChange'>;
}

export function createOwnDefaults({ db, attempts, audit, limits }: OwnDefaultsDependencies): OwnDefaults {
  return {
    find: (caller) => findOwnDefaults(db, caller.userId),

    put: async ({ userId }, given, ip) => {
      await attempts.count(limits.accountChange, userId);
      const own = readStanding(given);
      const now = new Date();
      await transact(db, async (trx) => {
        await upsertOwnDefaults(trx, userId, own, now);
        await audit.record({ kind: 'account_changed', userId, ip, details: { fields: 'defaults' } }, trx);
      });
      return { assumptions: own, saved_at: now };
    },

    remove: ({ userId }, ip) =>
      transact(db, async (trx) => {
        if (await deleteOwnDefaults(trx, userId))
          await audit.record({ kind: 'account_changed', userId, ip, details: { fields: 'defaults' } }, trx);
      }),
  };
}

/** @throws Problem 422 */
function readStanding(given: object): AssumptionOverrides {
  try {
    const { standing, left } = standingDefaults(readOverrides(given));
    const [first] = left;
    if (first !== undefined)
      throw invalid(['body', 'assumptions', first], 'describes one property, so it cannot be a default.', 'ofOneProperty');
    if (Object.keys(standing).length === 0) throw invalid(['body', 'assumptions'], 'must contain at least one value', 'minProperties');
    return standing;
  } catch (problem) {
    if (!(problem instanceof UnderwritingError)) throw problem;
    throw invalid(['body', 'assumptions', ...(problem.field === null ? [] : [problem.field])], problem.message, problem.code);
  }
}
