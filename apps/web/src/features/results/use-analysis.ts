import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useQueries } from '../../app/queries/use-queries.ts';
import { useServices } from '../../app/services/services-context.ts';
import { pollInterval } from './poll-interval.ts';

/** Everything the server knows of one analysis, asked for as it becomes due. `page` names a nested page of the report. */
export function useAnalysis(jobId: string, page: string | null) {
  const { api } = useServices();
  const { queryClient } = useQueries();
  const params = { params: { path: { id: jobId } } };
  const detail = useQuery({
    queryKey: ['analysis', jobId, 'detail'],
    queryFn: async ({ signal }) => found(await api.GET('/analysis/{id}', { ...params, signal })),
    meta: { failure: 'Failed to fetch analysis' },
  });
  const status = useQuery({
    queryKey: ['analysis', jobId, 'status'],
    queryFn: async ({ signal }) => found(await api.GET('/analysis/{id}/status', { ...params, signal })),
    refetchInterval: ({ state }) => pollInterval(state.data?.status),
    // The next round is the second try.
    retry: false,
    meta: { failure: 'Failed to fetch status' },
  });
  const state = status.data ?? null;
  const isCompleted = state?.status === 'completed';
  const sources = useQuery({
    queryKey: ['analysis', jobId, 'sources'],
    queryFn: async ({ signal }) => found(await api.GET('/analysis/{id}/sources', { ...params, signal })),
    meta: { failure: 'Failed to fetch analysis sources' },
  });
  const fragment = useQuery({
    queryKey: ['analysis', jobId, 'fragment', page],
    queryFn: async ({ signal }) => found(await api.readFragment(page === null ? { id: jobId } : { id: jobId, path: page }, { signal })),
    enabled: isCompleted,
    // A finished report does not change.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'Failed to fetch the report' },
  });

  // What was submitted may only be complete, and lists only tell the figures, once the analysis is.
  const wasRunning = useRef(false);
  useEffect(() => {
    if (isCompleted && wasRunning.current) {
      void queryClient.invalidateQueries({ queryKey: ['analysis', jobId, 'sources'] });
      void queryClient.invalidateQueries({ queryKey: ['get', '/analysis'] });
    }
    wasRunning.current = state !== null && !isCompleted;
  });

  return {
    title: detail.data?.title ?? null,
    state,
    stateFailed: status.isError,
    isMissing: detail.data === null || status.data === null,
    sources: sources.data ?? null,
    reportHtml: fragment.data ?? null,
    reportFailed: fragment.isError || fragment.data === null,
    refetch: () =>
      Promise.all([detail.refetch(), status.refetch(), sources.refetch(), ...(isCompleted && !fragment.data ? [fragment.refetch()] : [])]),
  };
}

/** What was answered; null when there is no such thing for this user, an error to be told when nothing was. */
function found<Data>({ data, error, response }: { data?: Data; error?: unknown; response: Response }): Data | null {
  if (response.status === 404) return null;
  if (data === undefined) throw error;
  return data;
}
