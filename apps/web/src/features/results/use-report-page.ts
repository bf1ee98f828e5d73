import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../app/queries/use-queries.ts';
import { paperPage } from '../../app/report/paper-page.ts';
import { useServices } from '../../app/services/services-context.ts';
import { found } from './found.ts';

/** Pictures follow a report within a second or two: so often it is asked for them, and no longer. */
const askEveryMs = 3_000;
const askedAtMost = 10;

interface ReportPage {
  html: string;
  /** Pictures that belong to it are still being cut. */
  picturesPending: boolean;
}

/**
 * One page of a finished report. One that came before its pictures stays as it is while it is read: `showPictures` puts the same
 * page with pictures in its place, and is null until there is such a page. `session` names the run, null while there is none.
 */
export function useReportPage(jobId: string, page: string | null, session: string | null) {
  const { api } = useServices();
  const { queryClient } = useQueries();
  const read = async ({ signal }: { signal: AbortSignal }): Promise<ReportPage | null> => {
    const answer = await api.readFragment(page === null ? { id: jobId } : { id: jobId, path: page }, { signal });
    const html = found(answer);
    return html === null ? null : { html, picturesPending: answer.response.headers.get('report-pictures') === 'pending' };
  };
  // A correction has a report of its own.
  const shownKey = ['analysis', jobId, 'fragment', page, session];
  const shown = useQuery({
    queryKey: shownKey,
    queryFn: read,
    enabled: session !== null,
    // A finished report does not change, but for its pictures.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'Failed to load the report' },
  });
  const first = shown.data ?? undefined;
  const pictured = useQuery({
    queryKey: [...shownKey, 'pictures', shown.dataUpdatedAt],
    queryFn: read,
    enabled: first?.picturesPending === true,
    initialData: first,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      state.data?.picturesPending === false || state.dataUpdateCount + state.errorUpdateCount > askedAtMost ? false : askEveryMs,
    // The next round is the second try.
    retry: false,
    meta: { failure: 'Failed to load the report with its pictures' },
  });
  const ready = first?.picturesPending === true && pictured.data?.picturesPending === false ? pictured.data : null;
  return {
    html: first?.html ?? null,
    failed: shown.isError || shown.data === null,
    readPaper: page === null ? async () => found(await api.readFragment({ id: jobId, path: paperPage })) : undefined,
    showPictures: ready === null ? null : () => void queryClient.setQueryData(shownKey, ready),
    /** Another page of the report as text. @throws where it cannot be had */
    loadPage: async (path: string) => {
      const { data, error } = await api.readFragment({ id: jobId, path });
      if (data === undefined) throw error;
      return data;
    },
    refetch: async () => {
      if (session !== null && first === undefined) await shown.refetch();
    },
  };
}
