import { readDetail } from '@rimawari/api';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueries } from '../../app/queries/use-queries.ts';
import { useServices } from '../../app/services/services-context.ts';
import { type JobRetry, JobsScreen } from './jobs-screen.tsx';
import { useListPage } from './use-list-page.ts';

const states = ['in_progress', 'completed', 'failed'] as const;
const idle: JobRetry = { busyId: null, outcome: null, reason: null };

export function Component() {
  const { api } = useServices();
  const { queries } = useQueries();
  const { page, slice, turnTo, narrowedTo, narrow } = useListPage();
  const [retry, setRetry] = useState(idle);
  const state = states.find((name) => name === narrowedTo('state'));
  const jobs = queries.useQuery(
    'get',
    '/admin/jobs',
    { params: { query: { ...slice, ...(state === undefined ? {} : { state }) } } },
    { placeholderData: keepPreviousData, meta: { failure: 'We couldn’t load the analysis jobs' } },
  );

  async function runAgain(id: string) {
    if (retry.busyId !== null) return;
    setRetry({ ...idle, busyId: id });
    const { error } = await api.POST('/admin/jobs/{id}/retry', { params: { path: { id } } });
    // Also after a refusal: it was refused because the job is no longer what the list shows.
    await jobs.refetch();
    setRetry(error === undefined ? { ...idle, outcome: 'running' } : { ...idle, outcome: 'failed', reason: readDetail(error) ?? null });
  }

  return (
    <JobsScreen
      list={jobs.data ?? null}
      loadFailed={jobs.isError}
      page={page}
      state={state ?? ''}
      retry={retry}
      onStateChange={(name) => narrow('state', name)}
      onRunAgain={(id) => void runAgain(id)}
      onPageChange={turnTo}
      onRetry={() => void jobs.refetch()}
    />
  );
}
