import type { components } from '@rimawari/api/types';
import type { AnalysisRow } from './store.ts';
import { yieldText } from './yield-text.ts';

/** An analysis as lists have it. */
export function toJob(row: AnalysisRow): components['schemas']['AnalysisJob'] {
  const { net_yield_low: low, net_yield_high: high } = row;
  return {
    job_id: row.id,
    title: row.title,
    status: row.status,
    investment_score: row.investment_score,
    score_version: row.investment_score === null ? null : (row.score_version ?? '2.0.0'),
    net_rental_yield: (low === null || high === null ? null : yieldText([low, high])) ?? row.net_rental_yield,
    risk_level: row.risk_level,
    created_at: row.created_at.toISOString(),
  };
}
