import type { Schemas } from '@rimawari/api';
import { Badge } from '@rimawari/ui/badge';
import { Button } from '@rimawari/ui/button';
import { type DataColumn, DataTable } from '@rimawari/ui/data-table';
import { Pagination } from '@rimawari/ui/pagination';
import { Spinner } from '@rimawari/ui/spinner';
import { VisuallyHidden } from '@rimawari/ui/visually-hidden';
import { Suspense } from 'react';
import { latePart } from '../../app/loading/late-part.tsx';
import { adminPageSize } from './admin-page-size.ts';
import styles from './admin-screens.module.css';
import { ListFailed } from './list-failed.tsx';
import type { UserWork } from './manage-user-dialog.tsx';
import { UserFilters } from './user-filters.tsx';

type User = Schemas['User'];

// Its forms, their rules and the frame around them come with the wish.
const { Part: ManageUserDialog, soon: dialogSoon } = latePart(() =>
  import('./manage-user-dialog.tsx').then((file) => file.ManageUserDialog),
);

export interface UsersScreenProps {
  /** Null before the first answer. */
  list: Schemas['UserList'] | null;
  loadFailed: boolean;
  page: number;
  /** What the list was searched for; empty: everyone. */
  search: string;
  /** Empty: everyone. */
  filter: string;
  /** Whose dialog is open. */
  managed: User | null;
  work: UserWork;
  isConfirmingDelete?: boolean;
  onSearch: (search: string) => void;
  onFilterChange: (filter: string) => void;
  onPageChange: (page: number) => void;
  onRetry: () => void;
  onManage: (user: User | null) => void;
  onUpdate: (changes: Schemas['UserUpdate']) => void;
  onChangePassword: (password: string) => void;
  onDelete: () => void;
}

const count = (number: number) => (number === -1 ? 'Unlimited' : String(number));

function columnsFor(onManage: UsersScreenProps['onManage']): DataColumn<User>[] {
  return [
    {
      key: 'user',
      header: 'User',
      isRowHeader: true,
      cell: (user) => (
        <>
          <span className={styles.email}>{user.email}</span>
          <span className={styles.name}>{user.full_name?.trim() || 'No name'}</span>
        </>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      cell: (user) => (
        <span className={styles.badges}>
          {user.is_active ? <Badge tone="positive">Active</Badge> : <Badge tone="caution">Inactive</Badge>}
          {user.is_superuser && <Badge tone="info">Admin</Badge>}
        </span>
      ),
    },
    { key: 'subscription', header: 'Subscription', cell: (user) => user.subscription_status ?? 'none' },
    {
      key: 'usage',
      header: 'Usage',
      align: 'end',
      cell: (user) => (
        <span className={styles.figure}>
          {user.current_month_usage} / {count(user.monthly_analysis_limit)}
        </span>
      ),
    },
    {
      key: 'manage',
      header: 'Manage',
      hideHeader: true,
      cell: (user) => (
        <Button size="small" onPointerEnter={dialogSoon} onFocus={dialogSoon} onClick={() => onManage(user)}>
          Manage<VisuallyHidden> {user.email}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}

/** All users, and the dialog in which one is managed. */
export function UsersScreen(props: UsersScreenProps) {
  const { list, loadFailed, page, managed, work, isConfirmingDelete, onPageChange, onRetry, onManage } = props;
  return (
    <div className={styles.screen}>
      <UserFilters search={props.search} filter={props.filter} onSearch={props.onSearch} onFilterChange={props.onFilterChange} />
      {loadFailed && <ListFailed what="the users" onRetry={onRetry} />}
      {list === null ? (
        !loadFailed && <Spinner label="Loading the users" showLabel />
      ) : (
        <>
          <DataTable
            caption={props.search === '' && props.filter === '' ? `All Users (${list.total})` : `Users found (${list.total})`}
            showCaption
            columns={columnsFor(onManage)}
            rows={list.users}
            rowKey={(user) => user.id}
            empty="No users found"
          />
          <Pagination
            form="pages"
            label="Pages of the users"
            page={page}
            pageSize={adminPageSize}
            total={list.total}
            onPageChange={onPageChange}
          />
        </>
      )}
      {managed !== null && (
        <Suspense fallback={null}>
          <ManageUserDialog
            key={managed.id}
            user={managed}
            work={work}
            isConfirmingDelete={isConfirmingDelete ?? false}
            onClose={() => onManage(null)}
            onUpdate={props.onUpdate}
            onChangePassword={props.onChangePassword}
            onDelete={props.onDelete}
          />
        </Suspense>
      )}
    </div>
  );
}
