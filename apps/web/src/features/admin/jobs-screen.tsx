import type { Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { type DataColumn, DataTable } from '@rimawari/ui/data-table';
import { DateTime } from '@rimawari/ui/date-time';
import { plainName } from '@rimawari/ui/format';
import { Link as TextLink } from '@rimawari/ui/link';
import { Pagination } from '@rimawari/ui/pagination';
import { SegmentedControl } from '@rimawari/ui/segmented-control';
import { Spinner } from '@rimawari/ui/spinner';
import { StatusBadge } from '@rimawari/ui/status-badge';
import { VisuallyHidden } from '@rimawari/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { shortId } from '../../app/short-id.ts';
import { ZoneNote } from '../../app/zone-note.tsx';
import { adminPageSize } from './admin-page-size.ts';
import styles from './admin-screens.module.css';
import { ListFailed } from './list-failed.tsx';

type Job = Schemas['AdminJob'];

/** What is going on with a failed job that is run again, and what came of the last one. */
export interface JobRetry {
  busyId: string | null;
  outcome: 'running' | 'failed' | null;
  /** Why, in the server's words. */
  reason: string | null;
}

export interface JobsScreenProps {
  /** Null before the first answer. */
  list: Schemas['AdminJobList'] | null;
  loadFailed: boolean;
  page: number;
  /** Empty: every state. */
  state: string;
  /** Which one is being run again, and which could not be. */
  retry: JobRetry;
  onStateChange: (state: string) => void;
  onRunAgain: (jobId: string) => void;
  onPageChange: (page: number) => void;
  onRetry: () => void;
}

const titleOf = (job: Job) => plainName(job.title ?? '') || 'Untitled';

const columnsFor = (retry: JobRetry, onRunAgain: JobsScreenProps['onRunAgain']): DataColumn<Job>[] => [
  { key: 'id', header: 'Job ID', cell: (job) => <span className={styles.code}>{shortId(job.job_id)}</span> },
  { key: 'title', header: 'Title', isRowHeader: true, cell: titleOf },
  { key: 'status', header: 'Status', cell: (job) => <JobStatus status={job.status} /> },
  { key: 'created', header: 'Created', cell: (job) => <DateTime value={job.created_at} /> },
  {
    key: 'view',
    header: 'View',
    hideHeader: true,
    cell: (job) => (
      <span className={styles.actions}>
        <TextLink asChild variant="standalone">
          <Link to={paths.results(job.job_id)}>
            View<VisuallyHidden> {titleOf(job)}</VisuallyHidden>
          </Link>
        </TextLink>
        {job.status === 'failed' && (
          <Button size="small" busy={retry.busyId === job.job_id} onClick={() => onRunAgain(job.job_id)}>
            {retry.busyId === job.job_id ? 'Starting…' : 'Run again'}
            <VisuallyHidden> {titleOf(job)}</VisuallyHidden>
          </Button>
        )}
      </span>
    ),
  },
];

const states = [
  { value: 'all', label: 'All' },
  { value: 'in_progress', label: 'In progress' },
  { value: 'completed', label: 'Completed' },
  { value: 'failed', label: 'Failed' },
];

/** In lists of administrators completed is green, failed red, and anything else yellow and in progress. */
function JobStatus({ status }: { status: string }) {
  if (status === 'completed' || status === 'failed') return <StatusBadge status={status} />;
  return (
    <StatusBadge status={status} tone="pending" mark="working">
      In progress
    </StatusBadge>
  );
}

/** Everyone's analyses, newest first. */
export function JobsScreen({ list, loadFailed, page, state, retry, onStateChange, onRunAgain, onPageChange, onRetry }: JobsScreenProps) {
  return (
    <div className={styles.screen}>
      <SegmentedControl
        label="Analysis jobs to show"
        className={styles.end}
        segments={states}
        value={state === '' ? 'all' : state}
        onValueChange={(value) => onStateChange(value === 'all' ? '' : value)}
      />
      {retry.outcome === 'failed' && (
        <Alert tone="caution" title="We couldn’t run the analysis again">
          {retry.reason}
        </Alert>
      )}
      {retry.outcome === 'running' && (
        <Alert tone="positive" title="Analysis restarted">
          It is not charged.
        </Alert>
      )}
      {loadFailed && <ListFailed what="the analysis jobs" onRetry={onRetry} />}
      {list === null ? (
        !loadFailed && <Spinner label="Loading the analysis jobs" showLabel />
      ) : (
        <>
          <DataTable
            caption={state === '' ? `All Analysis Jobs (${list.total})` : `Analysis Jobs found (${list.total})`}
            showCaption
            columns={columnsFor(retry, onRunAgain)}
            rows={list.jobs}
            rowKey={(job) => job.job_id}
            empty="No analysis jobs found"
          />
          {list.jobs[0] !== undefined && <ZoneNote at={list.jobs[0].created_at} />}
          <Pagination
            form="pages"
            label="Pages of the analysis jobs"
            page={page}
            pageSize={adminPageSize}
            total={list.total}
            onPageChange={onPageChange}
          />
        </>
      )}
    </div>
  );
}
