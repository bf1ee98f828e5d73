import { readDetail } from '@rimawari/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useQueries } from '../../app/queries/use-queries.ts';
import { useServices } from '../../app/services/services-context.ts';
import { refreshUser } from '../../app/session/start-session.ts';
import { found } from './found.ts';
import { pollInterval } from './poll-interval.ts';
import { useReportPage } from './use-report-page.ts';

/** Everything the server knows of one analysis, asked for as it becomes due. `page` names a nested page of the report. */
export function useAnalysis(jobId: string, page: string | null) {
  const services = useServices();
  const { api } = services;
  const { queryClient } = useQueries();
  const params = { params: { path: { id: jobId } } };
  const detail = useQuery({
    queryKey: ['analysis', jobId, 'detail'],
    queryFn: async ({ signal }) => found(await api.GET('/analysis/{id}', { ...params, signal })),
    meta: { failure: 'Failed to fetch analysis' },
  });
  /** Whether it was seen running, and failures since the last answer. */
  const watch = useRef({ sawRunning: false, failures: 0 });
  const status = useQuery({
    queryKey: ['analysis', jobId, 'status'],
    queryFn: async ({ signal }) => {
      watch.current.failures += 1;
      const answer = found(await api.GET('/analysis/{id}/status', { ...params, signal }));
      watch.current.failures = 0;
      if (answer === null) return null;
      if (isRunning(answer.status)) watch.current.sawRunning = true;
      return { ...answer, endedWhileWatched: watch.current.sawRunning && !isRunning(answer.status) };
    },
    refetchInterval: ({ state }) =>
      state.data === null
        ? false
        : pollInterval({
            status: state.data?.status,
            answers: state.dataUpdateCount,
            failures: watch.current.failures,
            isHidden: document.hidden,
          }),
    // An analysis that is done should say so in the tab's title also while nobody looks.
    refetchIntervalInBackground: true,
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
  const report = useReportPage(jobId, page, isCompleted ? (state.session_id ?? '') : null);

  // What was submitted may only be complete, and lists only tell the figures, once the analysis is.
  const wasRunning = useRef(false);
  useEffect(() => {
    if (isCompleted && wasRunning.current) {
      // One without a title is named for what was read.
      void queryClient.invalidateQueries({ queryKey: ['analysis', jobId, 'detail'] });
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
    reportHtml: report.html,
    reportFailed: report.failed,
    readPaper: report.readPaper,
    showPictures: report.showPictures,
    loadPage: report.loadPage,
    cancel: async () => {
      const { data, error, response } = await api.POST('/analysis/{id}/cancel', params);
      // It may have ended in the meantime: what it has become is the answer.
      await status.refetch();
      void refreshUser(services);
      return data !== undefined || response.status === 409 ? null : (readDetail(error) ?? '');
    },
    refetch: () => Promise.all([detail.refetch(), status.refetch(), sources.refetch(), report.refetch()]),
  };
}

const isRunning = (status: string) => status === 'pending' || status === 'processing';
