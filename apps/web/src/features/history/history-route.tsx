import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useQueries } from '../../app/queries/use-queries.ts';
import { useSession } from '../../app/session/use-session.ts';
import { HistoryScreen } from './history-screen.tsx';
import { historyPageSize, readPage } from './read-page.ts';

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
  return (
    <HistoryScreen
      list={analyses.data ?? null}
      loadFailed={analyses.isError}
      page={page}
      showAccessNote={isSettled && !facts.hasActiveSubscription}
      onPageChange={(next) => setSearch(next === 1 ? {} : { page: String(next) })}
      onRetry={() => void analyses.refetch()}
    />
  );
}
