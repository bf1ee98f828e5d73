import { readDetail } from '@rimawari/api';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueries } from '../../app/queries/use-queries.ts';
import { useServices } from '../../app/services/services-context.ts';
import type { UserWork } from './manage-user-dialog.tsx';
import { useListPage } from './use-list-page.ts';
import { UsersScreen } from './users-screen.tsx';

const idle: UserWork = { busy: null, failed: null, reason: null, passwordChanged: false };

export function Component() {
  const { api } = useServices();
  const { queries } = useQueries();
  const { page, slice, turnTo } = useListPage();
  const [managedId, setManagedId] = useState<string | null>(null);
  const [work, setWork] = useState(idle);
  const users = queries.useQuery(
    'get',
    '/admin/users',
    { params: { query: slice } },
    { placeholderData: keepPreviousData, meta: { failure: 'The users could not be fetched' } },
  );
  const managed = users.data?.users.find(({ id }) => id === managedId) ?? null;

  /** Runs one thing at a time on the user who is managed. */
  async function run(what: NonNullable<UserWork['busy']>, ask: (id: string) => Promise<{ error?: unknown }>) {
    if (managedId === null || work.busy !== null) return;
    setWork({ ...idle, busy: what });
    const { error } = await ask(managedId);
    const isDone = error === undefined;
    if (isDone) await users.refetch();
    setWork(isDone ? { ...idle, passwordChanged: what === 'password' } : { ...idle, failed: what, reason: readDetail(error) ?? null });
    if (isDone && what === 'delete') setManagedId(null);
  }

  return (
    <UsersScreen
      list={users.data ?? null}
      loadFailed={users.isError}
      page={page}
      managed={managed}
      work={work}
      onPageChange={turnTo}
      onRetry={() => void users.refetch()}
      onManage={(user) => {
        setManagedId(user?.id ?? null);
        setWork(idle);
      }}
      onUpdate={(changes) => void run('update', (id) => api.PATCH('/admin/users/{id}', { params: { path: { id } }, body: changes }))}
      onChangePassword={(password) =>
        void run('password', (id) =>
          api.POST('/admin/users/{id}/change-password', { params: { path: { id } }, body: { new_password: password } }),
        )
      }
      onDelete={() => void run('delete', (id) => api.DELETE('/admin/users/{id}', { params: { path: { id } } }))}
    />
  );
}
