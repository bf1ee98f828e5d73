import { useQueries } from '../../app/queries/use-queries.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

export function Component() {
  const { queries } = useQueries();
  const stats = queries.useQuery('get', '/admin/stats', {}, { meta: { failure: 'The counts could not be fetched' } });
  return <DashboardScreen stats={stats.data ?? null} loadFailed={stats.isError} onRetry={() => void stats.refetch()} />;
}
