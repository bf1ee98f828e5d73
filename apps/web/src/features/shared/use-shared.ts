import { useQuery } from '@tanstack/react-query';
import { paperPage } from '../../app/report/paper-page.ts';
import { useServices } from '../../app/services/services-context.ts';
import type { SharedScreenProps, SharedSummary } from './shared-screen.tsx';

type Missing = 'gone' | 'refused';

/** What stands behind a link. `page` names a nested page of the report. */
export function useShared(token: string, page: string | null) {
  const { api } = useServices();
  const path = { token };
  const about = useQuery({
    queryKey: ['shared', token],
    queryFn: async ({ signal }): Promise<SharedSummary | Missing> => {
      const { data, error, response } = await api.GET('/shared/{token}', { params: { path }, signal });
      if (data === undefined) return missing(response, error);
      return { name: data.name, asOf: data.as_of, expiresAt: data.expires_at };
    },
    meta: { failure: 'Failed to load the shared report' },
  });
  const isThere = typeof about.data === 'object';
  const fragment = useQuery({
    queryKey: ['shared', token, 'fragment', page],
    queryFn: async ({ signal }): Promise<{ html: string } | Missing> => {
      const { data, error, response } = await api.readSharedFragment(page === null ? { token } : { token, path: page }, { signal });
      return data === undefined ? missing(response, error) : { html: data };
    },
    enabled: isThere,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'Failed to load the shared report' },
  });
  return {
    state: stateOf(about.data, fragment.data, about.isError || fragment.isError),
    summary: typeof about.data === 'object' ? about.data : null,
    html: typeof fragment.data === 'object' ? fragment.data.html : null,
    readPaper: page === null ? async () => (await api.readSharedFragment({ token, path: paperPage })).data ?? null : undefined,
    loadPage: async (name: string) => {
      const { data, error } = await api.readSharedFragment({ token, path: name });
      if (data === undefined) throw error;
      return data;
    },
    refetch: () => void (isThere ? fragment.refetch() : about.refetch()),
  };
}

function stateOf(
  about: SharedSummary | Missing | undefined,
  fragment: { html: string } | Missing | undefined,
  isFailed: boolean,
): SharedScreenProps['state'] {
  if (typeof about === 'string') return about;
  if (typeof fragment === 'string') return fragment;
  if (isFailed && fragment === undefined) return 'failed';
  return about === undefined ? 'loading' : 'shown';
}

/** @throws what went wrong where trying again may help at once */
function missing(response: Response, error: unknown): Missing {
  if (response.status === 404 || response.status === 422) return 'gone';
  if (response.status === 429) return 'refused';
  throw error;
}
