import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useQueries } from '../../../app/queries/use-queries.ts';
import { adminPageSize } from '../admin-page-size.ts';
import { AuditScreen } from './audit-screen.tsx';

export function Component() {
  const { queries } = useQueries();
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('before'));
  const before = Number.isSafeInteger(asked) && asked >= 1 ? asked : null;
  const [by, kind, user] = [search.get('by'), search.get('kind') ?? '', search.get('user')];
  const log = queries.useQuery(
    'get',
    '/admin/audit',
    {
      params: {
        query: {
          limit: adminPageSize,
          ...(before === null ? {} : { before }),
          ...(by === 'administrators' ? { by } : {}),
          ...(kind === '' ? {} : { kind }),
          ...(user === null ? {} : { user }),
        },
      },
    },
    { placeholderData: keepPreviousData, meta: { failure: 'We couldn’t load the audit log' } },
  );

  /** Another choice begins at the newest event. */
  function choose(name: string, value: string) {
    setSearch((present) => {
      const changed = new URLSearchParams(present);
      changed.delete('before');
      if (value === '') changed.delete(name);
      else changed.set(name, value);
      return changed;
    });
  }

  return (
    <AuditScreen
      log={log.data ?? null}
      loadFailed={log.isError}
      isByAdministrators={by === 'administrators'}
      kind={kind}
      isOfOneUser={user !== null}
      hasNewer={before !== null}
      onByAdministratorsChange={(isChosen) => choose('by', isChosen ? 'administrators' : '')}
      onKindChange={(next) => choose('kind', next)}
      onAllUsers={() => choose('user', '')}
      onOlder={() => choose('before', String(log.data?.next ?? ''))}
      onNewest={() => choose('before', '')}
      onRetry={() => void log.refetch()}
    />
  );
}
