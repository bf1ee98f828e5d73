import { readDetail } from '@rimawari/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useQueries } from '../../app/queries/use-queries.ts';
import { useServices } from '../../app/services/services-context.ts';
import type { ShareDialogProps } from './share-dialog.tsx';

/** The dialog of links of one report, and what opens it. The links are asked for when it opens. */
export function useShares(jobId: string): { open: () => void; dialog: ShareDialogProps | null } {
  const { api } = useServices();
  const { queryClient } = useQueries();
  const [isOpen, setOpen] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const [made, setMade] = useState<ShareDialogProps['made']>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<ShareDialogProps['revoking']>(null);
  const params = { params: { path: { id: jobId } } };
  const key = ['analysis', jobId, 'shares'];
  const list = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const { data, error } = await api.GET('/analysis/{id}/shares', { ...params, signal });
      if (data === undefined) throw error;
      return data.shares;
    },
    enabled: isOpen,
    meta: { failure: 'Failed to load the links' },
  });

  async function create(days: number) {
    setCreating(true);
    setRefusal(null);
    const { data, error } = await api.POST('/analysis/{id}/shares', { ...params, body: { days } });
    setCreating(false);
    if (data === undefined) return setRefusal(readDetail(error) ?? 'We couldn’t create the link. Please try again.');
    setMade({ address: new URL(paths.shared(data.token), window.location.origin).href, expiresAt: data.expires_at });
    await queryClient.invalidateQueries({ queryKey: key });
  }

  async function revoke(id: string) {
    setRevoking({ id, isBusy: true });
    setRefusal(null);
    const { error, response } = await api.DELETE('/analysis/{id}/shares/{shareId}', { params: { path: { id: jobId, shareId: id } } });
    setRevoking(null);
    // One that is gone is what was wished for.
    if (error !== undefined && response.status !== 404)
      setRefusal(readDetail(error) ?? 'We couldn’t revoke the link. It still works. Please try again.');
    // It may be the one whose address is shown.
    else setMade(null);
    await queryClient.invalidateQueries({ queryKey: key });
  }

  function close() {
    setOpen(false);
    setMade(null);
    setRefusal(null);
  }

  return {
    open: () => setOpen(true),
    dialog: isOpen
      ? {
          shares: list.data ?? null,
          isFailed: list.isError,
          isCreating,
          made,
          refusal,
          revoking,
          onCreate: create,
          onAskToRevoke: (id) => setRevoking(id === null ? null : { id, isBusy: false }),
          onRevoke: revoke,
          onRetry: () => void list.refetch(),
          onClose: close,
        }
      : null,
  };
}
