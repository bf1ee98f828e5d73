import { keepPreviousData } from '@tanstack/react-query';
import { useQueries } from '../../app/queries/use-queries.ts';
import { JobsScreen } from './jobs-screen.tsx';
import { useListPage } from './use-list-page.ts';

export function Component() {
  const { queries } = useQueries();
  const { page, slice, turnTo } = useListPage();
  const jobs = queries.useQuery(
    'get',
    '/admin/jobs',
    { params: { query: slice } },
    { placeholderData: keepPreviousData, meta: { failure: 'The analysis jobs could not be fetched' } },
  );
  return (
    <JobsScreen list={jobs.data ?? null} loadFailed={jobs.isError} page={page} onPageChange={turnTo} onRetry={() => void jobs.refetch()} />
  );
}
