import type { Schemas } from '@rimawari/api';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQueries } from '../../app/queries/use-queries.ts';
import { useSession } from '../../app/session/use-session.ts';
import { HistoryScreen } from './history-screen.tsx';
import { lastPage } from './read-page.ts';
import { addressOf, askedOf, type HistoryQuery, readQuery } from './read-query.ts';
import { useHistoryActions } from './use-history-actions.ts';

export function Component() {
  const { queries } = useQueries();
  const { facts, isSettled } = useSession();
  const [address, setAddress] = useSearchParams();
  const query = readQuery(address);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const analyses = queries.useQuery(
    'get',
    '/analysis',
    { params: { query: askedOf(query) } },
    {
      placeholderData: keepPreviousData,
      meta: { failure: 'Failed to fetch analyses' },
      // A notice stands for as long as what it is about can be restored, in every tab.
      refetchInterval: ({ state }) => nextEnd(state.data?.deleted ?? []),
    },
  );
  const { work, askTitle, rename, remove, restore } = useHistoryActions(() => analyses.refetch());
  const show = (change: Partial<HistoryQuery>, replace = false) =>
    setAddress((present) => addressOf({ ...readQuery(present), ...change }), { replace });
  const last = analyses.isSuccess && !analyses.isPlaceholderData ? lastPage(analyses.data.total) : null;
  const isBeyond = last !== null && query.page > last;
  // The page before this one was beyond the last, and has nothing to show meanwhile.
  const isOnTheWay = analyses.isPlaceholderData && analyses.data?.jobs.length === 0;
  // A list that became shorter, or an address of somebody's own: the last page is what there is.
  useEffect(() => {
    if (isBeyond) setAddress((present) => addressOf({ ...readQuery(present), page: last }), { replace: true });
  }, [isBeyond, last, setAddress]);
  return (
    <HistoryScreen
      list={isBeyond || isOnTheWay ? null : (analyses.data ?? null)}
      loadFailed={analyses.isError}
      query={query}
      work={work}
      showAccessNote={isSettled && !facts.hasActiveSubscription}
      chosen={chosen}
      onChoose={({ job_id }, isChosen) => setChosen((before) => [...before.filter((id) => id !== job_id), ...(isChosen ? [job_id] : [])])}
      onClearChoice={() => setChosen([])}
      onNarrow={(change) => show({ ...change, page: 1 })}
      onPageChange={(page) => show({ page })}
      onRetry={() => void analyses.refetch()}
      onAskTitle={askTitle}
      onRename={rename}
      onDelete={(job) => {
        setChosen((before) => before.filter((id) => id !== job.job_id));
        remove(job);
      }}
      onRestore={(id) => {
        const deleted = analyses.data?.deleted.find(({ job_id }) => job_id === id);
        if (deleted !== undefined) restore(deleted);
      }}
    />
  );
}

/** Until the first of them can no longer be restored; a clock that is wrong asks once a second at most. */
function nextEnd(deleted: readonly Schemas['DeletedAnalysis'][]): number | false {
  if (deleted.length === 0) return false;
  const left = Math.min(...deleted.map(({ restorable_until }) => Date.parse(restorable_until) - Date.now()));
  return Math.min(30_000, Math.max(1_000, left + 200));
}
