import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';
import { hoursAgo, idOf, titleOf } from './titles.ts';

type Job = Schemas['AnalysisJob'];

const queued = {
  job_id: idOf(0),
  title: titleOf(0),
  status: 'pending',
  investment_score: null,
  net_rental_yield: null,
  risk_level: null,
  created_at: hoursAgo(0),
} satisfies Job;

const completed = {
  ...queued,
  status: 'completed',
  investment_score: 7.4,
  net_rental_yield: 3.8,
  risk_level: 'medium',
} satisfies Job;

const situations = {
  pending: queued,
  processing: { ...queued, status: 'processing' },
  completed,
  failed: { ...queued, status: 'failed' },
  unknown: { ...queued, status: 'archived' },
  untitled: { ...completed, title: null },
  'long title': {
    ...completed,
    title:
      '東京都世田谷区祖師谷三丁目所在鉄骨鉄筋コンクリート造陸屋根地下一階付七階建一棟収益マンション全二十四戸満室想定オーナーチェンジ物件',
  },
} satisfies Record<string, Job>;
export type AnalysisSituation = keyof typeof situations;

/** One line of the history. */
export const analysisOf = named<Job>()<AnalysisSituation>(situations);

/** `GET /analysis/{id}`: the same line with the time of completion. */
export function analysisDetailOf(situation: AnalysisSituation): Schemas['AnalysisDetail'] {
  const job = analysisOf(situation);
  return { ...job, completed_at: job.status === 'completed' ? '2026-11-20T05:41:52Z' : null };
}

function numbered(count: number, from = 0): Job[] {
  return Array.from({ length: count }, (_, index) => {
    const position = from + index;
    return {
      ...completed,
      job_id: idOf(position),
      title: titleOf(position),
      investment_score: [8.3, 7.4, 6.1, 5.2, 3.9][position % 5] ?? null,
      net_rental_yield: [5.1, 3.8, 2.6, 1.4][position % 4] ?? null,
      risk_level: ['low', 'medium', 'high'][position % 3] ?? null,
      created_at: hoursAgo(position * 7),
    };
  });
}

// On both sides of every threshold: score 8, 6.5, 5; net yield 4, 3, 2.
const scores = [9.2, 8, 7.9, 6.5, 6.4, 5, 4.9, 0, null];
const yields = [6.3, 4, 3.9, 3, '2.9–4.4', 2, 1.9, 'not stated', null];
const risks = ['low', 'Low risk', 'medium', 'Medium risk', 'high', 'High risk', 'very high', 'not stated', null];

type List = Schemas['AnalysisList'];

/** A list that nothing was searched in and nothing was deleted from. */
function listOf(jobs: Job[], total = jobs.length): List {
  return { jobs, total, total_unfiltered: total, deleted: [] };
}

/** Deleted a moment ago, by the clock of the one who looks: it can be restored for most of a minute. */
const justDeleted = (...titles: (string | null)[]): List['deleted'] =>
  titles.map((title, index) => ({ job_id: idOf(80 + index), title, restorable_until: new Date(Date.now() + 50_000).toISOString() }));

/** Pages of the history, ten on a page. */
export const analysisListOf = named<List>()({
  empty: listOf([]),
  'one page': listOf(numbered(4)),
  'many pages': listOf(numbered(10), 94),
  'last page': listOf(numbered(4, 90), 94),
  'every status': listOf(
    (['pending', 'processing', 'completed', 'failed', 'unknown', 'untitled'] as const).map((situation, index) => ({
      ...situations[situation],
      job_id: idOf(index),
      created_at: hoursAgo(index * 5),
    })),
  ),
  'every colour': listOf(
    numbered(scores.length).map((job, index) => ({
      ...job,
      investment_score: scores[index] ?? null,
      net_rental_yield: yields[index] ?? null,
      risk_level: risks[index] ?? null,
    })),
  ),
  found: { ...listOf(numbered(2, 4)), total_unfiltered: 94 },
  'nothing found': { ...listOf([]), total_unfiltered: 94 },
  'just deleted': { ...listOf(numbered(3)), deleted: justDeleted(titleOf(7)) },
  'two just deleted': { ...listOf(numbered(3)), deleted: justDeleted(titleOf(7), null) },
  'all deleted': { ...listOf([]), deleted: justDeleted(titleOf(7)) },
});
export type AnalysisListSituation = Parameters<typeof analysisListOf>[0];

/** The page of a history of `total` analyses that a query asks for. */
export function analysisPageOf(total: number, page: number, limit = 10): List {
  const from = (page - 1) * limit;
  return listOf(numbered(Math.max(0, Math.min(limit, total - from)), from), total);
}
