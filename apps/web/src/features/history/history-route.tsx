import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQueries } from '../../app/queries/use-queries.ts';
import { useSession } from '../../app/session/use-session.ts';
import { HistoryScreen } from './history-screen.tsx';
import { historyPageSize, lastPage, readPage } from './read-page.ts';

export function Component() {
  const { queries } = useQueries();
  const { facts, isSettled } = useSession();
  const [search, setSearch] = useSearchParams();
  const page = readPage(search.get('page'));
  const analyses = queries.useQuery(
    'get',
    '/analysis',
    { params: { query: { page, limit: historyPageSize } } },
    { placeholderData: keepPreviousData, meta: { failure: 'Failed to fetch analyses' } },
  );
  const last = analyses.isSuccess && !analyses.isPlaceholderData ? lastPage(analyses.data.total) : null;
  const isBeyond = last !== null && page > last;
  // The page before this one was beyond the last, and has nothing to show meanwhile.
  const isOnTheWay = analyses.isPlaceholderData && analyses.data?.jobs.length === 0;
  // A list that became shorter, or an address of somebody's own: the last page is what there is.
  useEffect(() => {
    if (isBeyond) setSearch(last === 1 ? {} : { page: String(last) }, { replace: true });
  }, [isBeyond, last, setSearch]);
  return (
    <HistoryScreen
      list={isBeyond || isOnTheWay ? null : (analyses.data ?? null)}
      loadFailed={analyses.isError}
      page={page}
      showAccessNote={isSettled && !facts.hasActiveSubscription}
      onPageChange={(next) => setSearch(next === 1 ? {} : { page: String(next) })}
      onRetry={() => void analyses.refetch()}
    />
  );
}
