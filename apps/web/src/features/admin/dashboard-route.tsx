import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useQueries } from '../../app/queries/use-queries.ts';
import { chartSpans } from './charts/chart-spans.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

export function Component() {
  const { queries } = useQueries();
  const [search, setSearch] = useSearchParams();
  const days = Number(chartSpans.find((span) => span === search.get('days')) ?? '30');
  const stats = queries.useQuery('get', '/admin/stats', {}, { meta: { failure: 'We couldn’t load the counts' } });
  const charts = queries.useQuery(
    'get',
    '/admin/charts',
    { params: { query: { days } } },
    { placeholderData: keepPreviousData, meta: { failure: 'We couldn’t load the charts' } },
  );
  return (
    <DashboardScreen
      stats={stats.data ?? null}
      loadFailed={stats.isError}
      onRetry={() => void stats.refetch()}
      charts={{
        charts: charts.data ?? null,
        loadFailed: charts.isError,
        days,
        onDaysChange: (next) => setSearch(next === 30 ? {} : { days: String(next) }),
        onRetry: () => void charts.refetch(),
      }}
    />
  );
}
