import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services/services-context.ts';
import type { ReportChange } from './report-changed.tsx';

/** Why the report that is shown is not the earlier one; null while it is not known, and for whoever may not see it. */
export function useReportChange(jobId: string, session: string | null): ReportChange | null {
  const { api } = useServices();
  const change = useQuery({
    // A correction has a report of its own.
    queryKey: ['analysis', jobId, 'change', session],
    queryFn: async ({ signal }) => {
      const { data, error, response } = await api.GET('/analysis/{id}/change', { params: { path: { id: jobId } }, signal });
      // Another's analysis, read by an administrator.
      if (response.status === 404) return null;
      if (data === undefined) throw error;
      return data;
    },
    enabled: session !== null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'Failed to load the changes' },
  });
  return change.data ?? null;
}
