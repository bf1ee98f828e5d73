import type { Schemas } from '@rimawari/api';
import { Button } from '@rimawari/ui/button';
import { type DataColumn, DataTable } from '@rimawari/ui/data-table';
import { DateTime } from '@rimawari/ui/date-time';
import { SegmentedControl } from '@rimawari/ui/segmented-control';
import { Select } from '@rimawari/ui/select';
import { Spinner } from '@rimawari/ui/spinner';
import styles from '../admin-screens.module.css';
import { ListFailed } from '../list-failed.tsx';
import { auditKinds, auditKindText } from './audit-kinds.ts';

type Event = Schemas['AuditEvent'];

export interface AuditScreenProps {
  /** Null before the first answer. */
  log: Schemas['AuditLog'] | null;
  loadFailed: boolean;
  isByAdministrators: boolean;
  /** Empty: every kind. */
  kind: string;
  /** Only events about one user, or by them. */
  isOfOneUser: boolean;
  /** Whether newer events stand before these. */
  hasNewer: boolean;
  onByAdministratorsChange: (isByAdministrators: boolean) => void;
  onKindChange: (kind: string) => void;
  onAllUsers: () => void;
  onOlder: () => void;
  onNewest: () => void;
  onRetry: () => void;
}

const columns: DataColumn<Event>[] = [
  { key: 'what', header: 'What', width: '15%', isRowHeader: true, cell: (event) => auditKindText(event.kind) },
  { key: 'when', header: 'When', width: '17%', cell: (event) => <DateTime value={event.created_at} form="datetime" /> },
  { key: 'user', header: 'User', width: '21%', cell: (event) => <span className={styles.email}>{event.user?.email ?? '–'}</span> },
  {
    key: 'actor',
    header: 'By administrator',
    width: '18%',
    cell: (event) => <span className={styles.email}>{event.actor?.email ?? '–'}</span>,
  },
  { key: 'details', header: 'Details', width: '17%', cell: (event) => <Details details={event.details} /> },
  { key: 'from', header: 'From', cell: (event) => (event.ip === null ? 'the server' : <span className={styles.address}>{event.ip}</span>) },
];

function Details({ details }: { details: Event['details'] }) {
  if (details === null) return '–';
  return Object.entries(details).map(([name, value]) => (
    <span key={name} className={styles.detail}>
      {name.replaceAll('_', ' ')}: <code className={styles.code}>{String(value)}</code>
    </span>
  ));
}

const kinds = [{ value: '', label: 'All kinds' }, ...Object.entries(auditKinds).map(([value, label]) => ({ value, label }))];

/** What happened to accounts and what administrators did, newest first. */
export function AuditScreen(props: AuditScreenProps) {
  const { log, loadFailed, isByAdministrators, kind, isOfOneUser, hasNewer } = props;
  return (
    <div className={styles.screen}>
      <div className={styles.filters}>
        <SegmentedControl
          label="Actions by"
          segments={[
            { value: 'all', label: 'Everything' },
            { value: 'administrators', label: 'By administrators' },
          ]}
          value={isByAdministrators ? 'administrators' : 'all'}
          onValueChange={(value) => props.onByAdministratorsChange(value === 'administrators')}
        />
        <Select label="Kind" options={kinds} value={kind} onValueChange={props.onKindChange} />
        {isOfOneUser && <Button onClick={props.onAllUsers}>Show all users</Button>}
      </div>
      {loadFailed && <ListFailed what="the audit log" onRetry={props.onRetry} />}
      {log === null ? (
        !loadFailed && <Spinner label="Loading the audit log" showLabel />
      ) : (
        <>
          <DataTable
            caption={isOfOneUser ? 'Audit log of one user' : 'Audit log'}
            showCaption
            density="dense"
            columns={columns}
            rows={log.events}
            rowKey={(event) => String(event.id)}
            empty="No events of this kind"
          />
          <div className={styles.turn}>
            <Button disabled={!hasNewer} onClick={props.onNewest}>
              Newest
            </Button>
            <Button disabled={log.next === null} onClick={props.onOlder}>
              Older
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
