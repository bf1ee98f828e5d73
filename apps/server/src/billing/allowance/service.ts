import type { Kysely, Transaction } from 'kysely';
import type { AllowanceView } from '../../identity/index.ts';
import { type AttemptLimits, type Attempts, clientNetwork, notSignedIn, Problem, type Tables } from '../../platform/index.ts';
import { type Access, type AllowanceSource, consequences, decide, type Standing } from './decide.ts';
import { addCredits, holdUser, insertEntry, readStanding, readStandings, writeLimit } from './store.ts';

export interface AllowanceDependencies {
  db: Kysely<Tables>;
  attempts: Attempts;
  limits: Pick<AttemptLimits, 'analysisStart' | 'analysisStartByAddress'>;
  freeMode: boolean;
}

/** Who may start an analysis, and what it costs them. The other half, at the analysis' end, is in `settlement.ts`. */
export interface Allowance {
  /** Null when there is no such user. */
  of(userId: string, now?: Date): Promise<AllowanceView | null>;
  /** By user id; without those who do not exist. */
  ofMany(userIds: readonly string[], now?: Date): Promise<Map<string, AllowanceView>>;
  /** Counts the attempt, and refuses before the body is read: whoever may not analyse need not upload first. @throws Problem 401, 403, 429 */
  admit(userId: string, ip: string): Promise<void>;
  /** Charges an analysis, in the transaction that creates it. @throws Problem 401, 403 */
  reserve(trx: Transaction<Tables>, charged: { userId: string; analysisId: string; now: Date }): Promise<void>;
  /** An administrator's word on analyses a month: it wins over the plan's until the subscription ends. */
  setLimit(trx: Transaction<Tables>, userId: string, limit: number): Promise<void>;
}

export function createAllowance({ db, attempts, limits, freeMode }: AllowanceDependencies): Allowance {
  function viewOf(standing: Standing & { usage: number }): AllowanceView {
    const access = decide(standing, freeMode);
    return { access, analysesRemaining: access.state === 'complimentary' ? 0 : access.remaining, usage: standing.usage };
  }

  return {
    of: async (userId, now = new Date()) => {
      const standing = await readStanding(db, userId, now);
      return standing === null ? null : viewOf(standing);
    },

    ofMany: async (userIds, now = new Date()) => {
      const standings = await readStandings(db, userIds, now);
      return new Map([...standings].map(([id, standing]) => [id, viewOf(standing)]));
    },

    admit: async (userId, ip) => {
      await attempts.count(limits.analysisStartByAddress, clientNetwork(ip));
      await attempts.count(limits.analysisStart, userId);
      const standing = await readStanding(db, userId, new Date());
      if (standing === null) throw notSignedIn();
      sourceOf(decide(standing, freeMode));
    },

    reserve: async (trx, { userId, analysisId, now }) => {
      // Held until the transaction ends, so that two submissions cannot spend the same allowance.
      const standing = (await holdUser(trx, userId)) ? await readStanding(trx, userId, now) : null;
      if (standing === null) throw notSignedIn();
      const source = sourceOf(decide(standing, freeMode));
      const credits = source === 'complimentary' && standing.credits > 0 ? -1 : 0;
      await insertEntry(trx, {
        user_id: userId,
        analysis_id: analysisId,
        kind: 'reserved',
        source,
        usage: 1,
        credits,
        counts_at: now,
        reason: 'submitted',
      });
      if (credits !== 0) await addCredits(trx, userId, credits);
    },

    setLimit: (trx, userId, limit) => writeLimit(trx, userId, limit, new Date()),
  };
}

function sourceOf(access: Access): AllowanceSource {
  const consequence = consequences[access.state];
  if ('refusal' in consequence) throw new Problem(consequence.code, consequence.refusal);
  return consequence.source;
}
