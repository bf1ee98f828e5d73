import type { Schemas } from '@rimawari/api';
import { type DataColumn, DataTable } from '@rimawari/ui/data-table';
import { DateTime } from '@rimawari/ui/date-time';
import { plainName } from '@rimawari/ui/format';
import { Link as TextLink } from '@rimawari/ui/link';
import { Pagination } from '@rimawari/ui/pagination';
import { Spinner } from '@rimawari/ui/spinner';
import { StatusBadge } from '@rimawari/ui/status-badge';
import { VisuallyHidden } from '@rimawari/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { shortId } from '../../app/short-id.ts';
import { adminPageSize } from './admin-page-size.ts';
import styles from './admin-screens.module.css';
import { ListFailed } from './list-failed.tsx';

type Job = Schemas['AdminJob'];

export interface JobsScreenProps {
  /** Null before the first answer. */
  list: Schemas['AdminJobList'] | null;
  loadFailed: boolean;
  page: number;
  onPageChange: (page: number) => void;
  onRetry: () => void;
}

const titleOf = (job: Job) => plainName(job.title ?? '') || 'Untitled';

const columns: DataColumn<Job>[] = [
  { key: 'id', header: 'Job ID', cell: (job) => <span className={styles.code}>{shortId(job.job_id)}</span> },
  { key: 'title', header: 'Title', isRowHeader: true, cell: titleOf },
  { key: 'status', header: 'Status', cell: (job) => <JobStatus status={job.status} /> },
  { key: 'created', header: 'Created', cell: (job) => <DateTime value={job.created_at} /> },
  {
    key: 'view',
    header: 'View',
    hideHeader: true,
    cell: (job) => (
      <TextLink asChild variant="standalone">
        <Link to={paths.results(job.job_id)}>
          View<VisuallyHidden> {titleOf(job)}</VisuallyHidden>
        </Link>
      </TextLink>
    ),
  },
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
export function JobsScreen({ list, loadFailed, page, onPageChange, onRetry }: JobsScreenProps) {
  return (
    <div className={styles.screen}>
      {loadFailed && <ListFailed what="The analysis jobs" onRetry={onRetry} />}
      {list === null ? (
        !loadFailed && <Spinner label="Loading the analysis jobs" showLabel />
      ) : (
        <>
          <DataTable
            caption={`All Analysis Jobs (${list.total})`}
            showCaption
            columns={columns}
            rows={list.jobs}
            rowKey={(job) => job.job_id}
            empty="No analysis jobs found"
          />
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
