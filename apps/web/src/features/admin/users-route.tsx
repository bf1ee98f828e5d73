import { readDetail, type Schemas } from '@rimawari/api';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueries } from '../../app/queries/use-queries.ts';
import { useServices } from '../../app/services/services-context.ts';
import { limitsDraft } from './limits-draft.ts';
import type { UserWork } from './manage-user-dialog.tsx';
import { useListPage } from './use-list-page.ts';
import { UsersScreen } from './users-screen.tsx';

const idle: UserWork = { busy: null, failed: null, reason: null, passwordChanged: false };
const filters = ['active', 'inactive', 'administrators', 'subscribed'] as const;

export function Component() {
  const { api, drafts } = useServices();
  const { queries } = useQueries();
  const { page, slice, turnTo, narrowedTo, narrow } = useListPage();
  // As last answered: a change may take the user out of a filtered list while the dialog is open.
  const [managed, setManaged] = useState<Schemas['User'] | null>(null);
  const [work, setWork] = useState(idle);
  const search = narrowedTo('search').slice(0, 200);
  const filter = filters.find((name) => name === narrowedTo('filter'));
  const users = queries.useQuery(
    'get',
    '/admin/users',
    { params: { query: { ...slice, ...(search === '' ? {} : { search }), ...(filter === undefined ? {} : { filter }) } } },
    { placeholderData: keepPreviousData, meta: { failure: 'We couldn’t load the users' } },
  );

  /** Runs one thing at a time on the user who is managed. */
  async function run(
    what: NonNullable<UserWork['busy']>,
    ask: (id: string) => Promise<{ data?: Schemas['User'] | undefined; error?: unknown }>,
  ) {
    if (managed === null || work.busy !== null) return;
    setWork({ ...idle, busy: what });
    const { data, error } = await ask(managed.id);
    const isDone = error === undefined;
    if (isDone) await users.refetch();
    setWork(isDone ? { ...idle, passwordChanged: what === 'password' } : { ...idle, failed: what, reason: readDetail(error) ?? null });
    if (isDone && what === 'delete') setManaged(null);
    if (data !== undefined) setManaged(data);
  }

  return (
    <UsersScreen
      list={users.data ?? null}
      loadFailed={users.isError}
      page={page}
      search={search}
      filter={filter ?? ''}
      managed={managed}
      work={work}
      onSearch={(text) => narrow('search', text)}
      onFilterChange={(name) => narrow('filter', name)}
      onPageChange={turnTo}
      onRetry={() => void users.refetch()}
      onManage={(user) => {
        if (managed !== null) drafts.forget(limitsDraft(managed.id));
        setManaged(user);
        setWork(idle);
      }}
      onUpdate={(changes) =>
        void run('update', async (id) => {
          const answer = await api.PATCH('/admin/users/{id}', { params: { path: { id } }, body: changes });
          const isAboutLimits = 'monthly_analysis_limit' in changes || 'complimentary_analysis_credits' in changes;
          if (answer.error === undefined && isAboutLimits) drafts.forget(limitsDraft(id));
          return answer;
        })
      }
      onChangePassword={(password) =>
        void run('password', async (id) => {
          const { error } = await api.POST('/admin/users/{id}/change-password', {
            params: { path: { id } },
            body: { new_password: password },
          });
          return { error };
        })
      }
      onDelete={() =>
        void run('delete', async (id) => {
          const { error } = await api.DELETE('/admin/users/{id}', { params: { path: { id } } });
          return { error };
        })
      }
    />
  );
}
