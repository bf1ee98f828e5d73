import { readDetail } from '@rimawari/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueries } from '../../app/queries/use-queries.ts';
import { useServices } from '../../app/services/services-context.ts';
import type { Corrections } from './corrections.ts';

const workingIntervalMs = 1_000;

/** The facts of a finished analysis, and a way to correct them. A correction that is being worked in is followed to its end. */
export function useCorrections(jobId: string, isCompleted: boolean) {
  const { api } = useServices();
  const { queryClient } = useQueries();
  const params = { params: { path: { id: jobId } } };
  const key = ['analysis', jobId, 'facts'];
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const facts = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const { data, error, response } = await api.GET('/analysis/{id}/facts', { ...params, signal });
      // Another's analysis, read by an administrator, cannot be corrected.
      if (response.status === 404) return null;
      if (data === undefined) throw error;
      // The report that is shown is another one now.
      if (data.correction?.status === 'completed') void queryClient.invalidateQueries({ queryKey: ['analysis', jobId, 'status'] });
      return data;
    },
    enabled: isCompleted,
    refetchInterval: ({ state }) => {
      const status = state.data?.correction?.status;
      return status === 'pending' || status === 'processing' ? workingIntervalMs : false;
    },
    meta: { failure: 'Failed to load the facts' },
  });

  return {
    facts: facts.data ?? null,
    isSending,
    refusal,
    onCorrect: async (corrections: Corrections): Promise<boolean> => {
      setSending(true);
      setRefusal(null);
      const { data, error } = await api.POST('/analysis/{id}/corrections', { ...params, body: corrections });
      setSending(false);
      if (data === undefined) {
        setRefusal(readDetail(error) ?? 'We couldn’t send the correction. The report did not change. Please try again.');
        return false;
      }
      queryClient.setQueryData(key, data);
      return true;
    },
  };
}
