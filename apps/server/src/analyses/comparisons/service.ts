import { setImmediate } from 'node:timers/promises';
import { type AssumptionOverrides, engineVersion, rulesVersion, UnderwritingError, underwrite } from '@rimawari/underwriting';
import type { Kysely } from 'kysely';
import { type Caller, invalid, isUuid, japaneseDate, notFound, type ObjectStore, type Tables } from '../../platform/index.ts';
import { ArtefactMalformed, ArtefactMissing } from '../pipeline/artefact-problems.ts';
import { type Buyer, overridesOf } from '../pipeline/buyer.ts';
import { readInputs } from '../submission/read-inputs.ts';
import { type AnalysisRow, findAnalysis, findLastBuyer } from '../submission/store.ts';
import { createColumnCache } from './column-cache.ts';
import { type Compared, type ComparisonRow, comparedOf, compareReports } from './comparison.ts';

export const comparedAtLeast = 2;
export const comparedAtMost = 4;

export interface Comparison {
  /** Day of rules, contract and acquisition, for all of them. */
  asOf: string;
  rulesVersion: string;
  engineVersion: string;
  /** As the account stated it last; null: the default buyer. */
  buyer: Buyer | null;
  analyses: { analysis: AnalysisRow; problem: string | null }[];
  rows: ComparisonRow[];
}

export interface Comparisons {
  /**
   * The caller's own analyses side by side, all worked out anew from what was read, on the same assumptions and the same
   * day. Nothing of it is kept. @throws Problem 404 for one that is not there, 422 for fewer than two, more than four, or one twice
   */
  compare(caller: Caller, ids: readonly string[]): Promise<Comparison>;
}

export interface ComparisonsDependencies {
  db: Kysely<Tables>;
  store: ObjectStore;
}

export function createComparisons({ db, store }: ComparisonsDependencies): Comparisons {
  const columns = createColumnCache();

  async function workOut(analysis: AnalysisRow, overrides: AssumptionOverrides, asOf: string): Promise<Column> {
    if (analysis.status === 'failed') return { report: null, problem: 'The analysis failed, so it has no figures to compare.' };
    if (analysis.status !== 'completed') return { report: null, problem: 'The report is not ready yet. Try again in a few minutes.' };
    const key = JSON.stringify([analysis.id, analysis.session_id, asOf, overrides]);
    const kept = columns.get(key);
    if (kept !== null) return { report: kept, problem: null };
    try {
      const { facts, context } = await readInputs(db, store, analysis);
      // Each takes a good part of a second: who asks for something else meanwhile is answered in between.
      await setImmediate();
      return { report: columns.keep(key, comparedOf(underwrite(facts, context, overrides, asOf))), problem: null };
    } catch (problem) {
      if (problem instanceof UnderwritingError) return { report: null, problem: `It cannot be recalculated: ${problem.message}` };
      if (problem instanceof ArtefactMissing || problem instanceof ArtefactMalformed)
        return {
          report: null,
          problem: 'Its inputs are in an earlier format and cannot be recalculated. Analyze the property again to compare it.',
        };
      throw problem;
    }
  }

  return {
    compare: async ({ userId }, ids) => {
      const faulty = faultOf(ids);
      if (faulty !== null) throw invalid(['query', 'ids'], faulty, 'ids');
      const analyses: AnalysisRow[] = [];
      for (const id of ids) {
        const analysis = isUuid(id) ? await findAnalysis(db, id, userId) : null;
        if (analysis === null) throw notFound();
        analyses.push(analysis);
      }
      const buyer = await findLastBuyer(db, userId);
      const asOf = japaneseDate(new Date());
      const worked: Column[] = [];
      for (const analysis of analyses) worked.push(await workOut(analysis, overridesOf(buyer), asOf));
      return {
        asOf,
        rulesVersion,
        engineVersion,
        buyer,
        analyses: analyses.map((analysis, place) => ({ analysis, problem: worked[place]?.problem ?? null })),
        rows: compareReports(worked.map(({ report }) => report)),
      };
    },
  };
}

interface Column {
  report: Compared | null;
  /** Why there is none. */
  problem: string | null;
}

function faultOf(ids: readonly string[]): string | null {
  if (ids.length < comparedAtLeast) return `must not have fewer than ${comparedAtLeast} items`;
  if (ids.length > comparedAtMost) return `must not have more than ${comparedAtMost} items`;
  return new Set(ids).size < ids.length ? 'must not have duplicate items' : null;
}
