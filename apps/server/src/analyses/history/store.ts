import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import { untitled } from '../pipeline/analysis-title.ts';
import { type AnalysisRow, rowsShown, shownAnalyses } from '../submission/store.ts';
import type { RunStatus } from '../tables.ts';

export type HistoryOrder = 'newest' | 'oldest' | 'title' | 'score' | 'net_yield';

export interface HistoryQuery {
  /** Every word has to be found; none finds all. */
  search: string;
  status: RunStatus | null;
  order: HistoryOrder;
  offset: number;
  limit: number;
}

export interface HistoryPage {
  rows: AnalysisRow[];
  /** That were found. */
  total: number;
  /** That there are. */
  totalUnfiltered: number;
}

/** A slice of what the query finds among the user's analyses. */
export async function readHistory(db: Kysely<Tables>, userId: string, query: HistoryQuery): Promise<HistoryPage> {
  const { search, status, order, offset, limit } = query;
  const words = search.split(/\s+/).filter((word) => word !== '');
  const isWanted = (eb: ExpressionBuilder<Tables & { run: Tables['analysis_sessions'] }, 'analyses' | 'run'>) =>
    eb.and([...(status === null ? [] : [eb('run.status', '=', status)]), ...words.map(holdsWord)]);
  const { total, totalUnfiltered } = await shownAnalyses(db)
    .select((eb) => [eb.fn.countAll<number>().filterWhere(isWanted(eb)).as('total'), eb.fn.countAll<number>().as('totalUnfiltered')])
    .where('analyses.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  let wanted = rowsShown(db)
    .where('analyses.user_id', '=', userId)
    .where((eb) => isWanted(eb));
  for (const by of orders[order]) wanted = wanted.orderBy(by);
  // Two that are alike in this keep their order from page to page.
  const rows = await wanted.orderBy('analyses.created_at', 'desc').orderBy('analyses.id', 'desc').offset(offset).limit(limit).execute();
  return { rows, total, totalUnfiltered };
}

const orders = {
  newest: [],
  oldest: [sql`analyses.created_at`, sql`analyses.id`],
  title: [sql`folded(coalesce(analyses.title, ${sql.lit(untitled)})) collate "C"`],
  // Scores of two versions are not compared: the newest version first.
  score: [sql`run.score_version desc nulls last`, sql`run.investment_score desc nulls last`],
  // A range stands where its colour does: at its low end.
  net_yield: [sql`coalesce(run.net_yield_low, run.net_rental_yield) desc nulls last`, sql`run.net_yield_high desc nulls last`],
} satisfies Record<HistoryOrder, unknown[]>;

/** Compares positions, not patterns: no character of the word stands for others. */
function holdsWord(word: string) {
  const isIn = (text: ReturnType<typeof sql>) => sql<SqlBool>`strpos(folded(${text}), folded(${word})) > 0`;
  return sql<SqlBool>`(
    ${isIn(sql`coalesce(analyses.title, ${sql.lit(untitled)})`)}
    or ${isIn(sql`coalesce(analyses.listing_url, '')`)}
    or ${isIn(sql`coalesce(run.address, '')`)}
    or (length(${word}) >= 8 and starts_with(analyses.id::text, lower(${word})))
  )`;
}
