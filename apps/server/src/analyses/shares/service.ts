import { randomUUID } from 'node:crypto';
import type { ReportPreview } from '@rimawari/report-viewer/render';
import { type InsightReport, UnderwritingError } from '@rimawari/underwriting';
import type { Kysely } from 'kysely';
import {
  type AttemptLimits,
  type Attempts,
  type Audit,
  type Caller,
  clientNetwork,
  hashSecret,
  isUuid,
  newSecret,
  notFound,
  type ObjectStore,
  Problem,
  type Tables,
  transact,
} from '../../platform/index.ts';
import type { Renderer } from '../pipeline/ports.ts';
import { createBoundedCache } from '../report/bounded-cache.ts';
import { holdAnalysis } from '../runs/store.ts';
import { readInputs } from '../submission/read-inputs.ts';
import { type AnalysisRow, findAnalysis } from '../submission/store.ts';
import { sharedReport } from './shared-report.ts';
import { deleteExpiredShares, deleteShare, findOpenShare, insertShare, listOpenShares, type ShareRow } from './store.ts';

export const sharesAtMost = 20;
const dayMs = 86_400_000;
/** Some thirty reports. */
const keptBytes = 16 * 1024 * 1024;

export interface SharedSummary {
  /** Of the building, where the sources print one. */
  name: string | null;
  asOf: string;
  expiresAt: Date;
}

/** Links under which anyone reads a report without the names in it. */
export interface Shares {
  /** Of the caller's own analyses alone, also where the caller may read others'. @throws Problem 404 */
  list(caller: Caller, analysisId: string): Promise<ShareRow[]>;
  /** The token is in the answer alone. @throws Problem 404, 409, 429 */
  create(caller: Caller, analysisId: string, days: number, ip: string): Promise<{ share: ShareRow; token: string }>;
  /** @throws Problem 404 */
  revoke(caller: Caller, analysisId: string, shareId: string, ip: string): Promise<void>;
  /** @throws Problem 404 for whatever does not hold, 429 to whom tries many such */
  describe(token: string, ip: string): Promise<SharedSummary>;
  /** The front page, or the nested page of that path. @throws Problem 404, 429 */
  fragment(token: string, page: string | null, ip: string): Promise<Uint8Array>;
  /** What the link shows where it is posted: verdict and results, no picture; null for whatever does not hold. */
  preview(token: string, ip: string): Promise<ReportPreview | null>;
}

export interface SharesDependencies {
  db: Kysely<Tables>;
  store: ObjectStore;
  attempts: Attempts;
  audit: Audit;
  limits: Pick<AttemptLimits, 'shareCreation' | 'shareMiss'>;
  /** Loaded when the first report is read. */
  renderer: () => Promise<Renderer>;
}

export function createShares({ db, store, attempts, audit, limits, renderer }: SharesDependencies): Shares {
  // In memory alone: what is masked, and how, is always decided by the code that runs.
  const pages = createBoundedCache(keptBytes);

  async function findOwn({ userId }: Caller, id: string): Promise<AnalysisRow> {
    const analysis = isUuid(id) ? await findAnalysis(db, id, userId) : null;
    if (analysis === null) throw notFound();
    return analysis;
  }

  async function workOut(analysis: AnalysisRow, name: string): Promise<InsightReport> {
    return sharedReport({ ...(await readInputs(db, store, analysis)), asOf: analysis.as_of }, name);
  }

  /** Everything that does not hold is answered alike, and counted. */
  async function open(token: string, ip: string): Promise<{ share: ShareRow; analysis: AnalysisRow }> {
    const share = await findOpenShare(db, hashSecret(token), new Date());
    const analysis = share === null ? null : await findAnalysis(db, share.analysis_id, null);
    if (share === null || analysis?.status !== 'completed') {
      await attempts.count(limits.shareMiss, clientNetwork(ip));
      throw notFound();
    }
    return { share, analysis };
  }

  return {
    list: async (caller, analysisId) => listOpenShares(db, (await findOwn(caller, analysisId)).id, new Date()),

    create: async (caller, analysisId, days, ip) => {
      await attempts.count(limits.shareCreation, caller.userId);
      const analysis = await findOwn(caller, analysisId);
      if (analysis.status === 'failed') throw new Problem('analysis_failed', 'The analysis failed, so it has no report to share.');
      if (analysis.status !== 'completed') throw new Problem('not_ready', 'The report is not ready yet. Try again in a few minutes.');
      const [id, token, createdAt] = [randomUUID(), newSecret(), new Date()];
      await refuseWhatCannotBeShown(() => workOut(analysis, id));
      const expiresAt = new Date(createdAt.getTime() + days * dayMs);
      await transact(db, async (trx) => {
        // Two at once shall not pass the limit together.
        if ((await holdAnalysis(trx, analysis.id)) === null) throw notFound();
        await deleteExpiredShares(trx, createdAt);
        if ((await listOpenShares(trx, analysis.id, createdAt)).length >= sharesAtMost)
          throw new Problem('too_many_shares', `An analysis can have up to ${sharesAtMost} active links. Revoke one you no longer need.`);
        await insertShare(trx, { id, analysisId: analysis.id, tokenHash: hashSecret(token), createdAt, expiresAt });
        await audit.record({ kind: 'share_created', userId: caller.userId, ip, details: { days } }, trx);
      });
      return { share: { id, analysis_id: analysis.id, created_at: createdAt, expires_at: expiresAt }, token };
    },

    revoke: async (caller, analysisId, shareId, ip) => {
      const analysis = await findOwn(caller, analysisId);
      if (!isUuid(shareId)) throw notFound();
      await transact(db, async (trx) => {
        if (!(await deleteShare(trx, analysis.id, shareId))) throw notFound();
        await audit.record({ kind: 'share_revoked', userId: caller.userId, ip }, trx);
      });
    },

    describe: async (token, ip) => {
      const { share, analysis } = await open(token, ip);
      const { inputs } = await workOut(analysis, share.id);
      return { name: inputs.facts.extra.property_name ?? null, asOf: analysis.as_of, expiresAt: share.expires_at };
    },

    preview: async (token, ip) => {
      try {
        const { share, analysis } = await open(token, ip);
        return (await renderer()).preview(await workOut(analysis, share.id));
      } catch (problem) {
        if (problem instanceof Problem || problem instanceof UnderwritingError) return null;
        throw problem;
      }
    },

    fragment: async (token, page, ip) => {
      const { share, analysis } = await open(token, ip);
      const render = await renderer();
      // A corrected report is another session.
      const key = (path: string | null) => `${share.id} ${analysis.session_id} ${render.build} ${path ?? ''}`;
      const kept = pages.get(key(page));
      if (kept !== null) return kept;
      const report = await workOut(analysis, share.id);
      if (page === null) {
        const made = Buffer.from(render.fragment(report));
        pages.set(key(null), made);
        return made;
      }
      const [found] = render.pages(report, undefined, page);
      if (found === undefined) throw notFound();
      const made = Buffer.from(found.html);
      pages.set(key(page), made);
      return made;
    },
  };
}

/** A report of long ago may lie outside what today's engine works out. @throws Problem 409 */
async function refuseWhatCannotBeShown(workOut: () => Promise<unknown>): Promise<void> {
  try {
    await workOut();
  } catch (problem) {
    if (!(problem instanceof UnderwritingError)) throw problem;
    throw new Problem('analysis_failed', `This report cannot be shared because it cannot be recalculated: ${problem.message}`);
  }
}
