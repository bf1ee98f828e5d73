import type { Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { type DataColumn, DataTable } from '@rimawari/ui/data-table';
import { DateTime } from '@rimawari/ui/date-time';
import { EmptyState } from '@rimawari/ui/empty-state';
import { plainName } from '@rimawari/ui/format';
import { Link as TextLink } from '@rimawari/ui/link';
import { PageHeader } from '@rimawari/ui/page-header';
import { Pagination } from '@rimawari/ui/pagination';
import { StatusBadge } from '@rimawari/ui/status-badge';
import { VisuallyHidden } from '@rimawari/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { LoadFailed } from '../../app/shell/load-failed.tsx';
import { shortId } from '../../app/short-id.ts';
import { missingWord, NetYieldFigure, RiskFigure, ScoreFigure } from './figure-cells.tsx';
import styles from './history-screen.module.css';
import { historyPageSize } from './read-page.ts';

type Job = Schemas['AnalysisJob'];

export interface HistoryScreenProps {
  /** Null before the first answer. */
  list: { jobs: Job[]; total: number } | null;
  loadFailed: boolean;
  page: number;
  /** Says to those without a subscription that history stays open. */
  showAccessNote: boolean;
  onPageChange: (page: number) => void;
  onRetry: () => void;
}

const nameOf = (job: Job) => plainName(job.title ?? '') || 'Property Analysis';

const columns: DataColumn<Job>[] = [
  {
    key: 'analysis',
    header: 'Analysis',
    isRowHeader: true,
    cell: (job) => (
      <>
        <span className={styles.title}>{nameOf(job)}</span>
        <span className={styles.id}>{shortId(job.job_id)}</span>
      </>
    ),
  },
  { key: 'status', header: 'Status', cell: (job) => <StatusBadge status={job.status} /> },
  {
    key: 'score',
    header: 'Scenario Score',
    align: 'end',
    cell: (job) => <ScoreFigure score={job.investment_score} missing={missingWord(job.status)} />,
  },
  {
    key: 'yield',
    header: 'Net Yield',
    align: 'end',
    cell: (job) => <NetYieldFigure netYield={job.net_rental_yield} missing={missingWord(job.status)} />,
  },
  { key: 'risk', header: 'Risk', cell: (job) => <RiskFigure risk={job.risk_level} missing={missingWord(job.status)} /> },
  { key: 'created', header: 'Created', cell: (job) => <DateTime value={job.created_at} /> },
  {
    key: 'actions',
    header: 'Actions',
    cell: (job) => (
      <TextLink asChild variant="standalone">
        <Link to={paths.results(job.job_id)}>
          View<VisuallyHidden> {nameOf(job)}</VisuallyHidden>
        </Link>
      </TextLink>
    ),
  },
];

export function HistoryScreen({ list, loadFailed, page, showAccessNote, onPageChange, onRetry }: HistoryScreenProps) {
  return (
    <article className={styles.screen}>
      <PageHeader
        title="Analysis History"
        lead={list === null ? 'History is always accessible' : `${list.total} total analyses • History is always accessible`}
        actions={
          <Button asChild variant="primary">
            <Link to={paths.analyze}>New Analysis</Link>
          </Button>
        }
      />
      {showAccessNote && <Alert>You have no active subscription. Your analysis history and every result stay accessible.</Alert>}
      {loadFailed && (
        <LoadFailed title="The list could not be fetched" onRetry={onRetry}>
          {list === null ? 'Your analyses are kept. Check your connection and try again.' : 'What you see is the list as it was last read.'}
        </LoadFailed>
      )}
      {list?.total === 0 ? <Nothing /> : !(loadFailed && list === null) && <Table list={list} page={page} onPageChange={onPageChange} />}
    </article>
  );
}

function Table({ list, page, onPageChange }: Pick<HistoryScreenProps, 'list' | 'page' | 'onPageChange'>) {
  return (
    <>
      <DataTable
        caption="Your analyses, newest first"
        columns={columns}
        rows={list?.jobs ?? []}
        rowKey={(job) => job.job_id}
        loading={list === null}
        empty="There is nothing on this page of the list."
      />
      {list !== null && (list.total > historyPageSize || page > 1) && (
        <Pagination label="Pages of the history" page={page} pageSize={historyPageSize} total={list.total} onPageChange={onPageChange} />
      )}
    </>
  );
}

function Nothing() {
  return (
    <EmptyState
      title="No analyses yet"
      action={
        <Button asChild variant="primary">
          <Link to={paths.analyze}>Start Analysis</Link>
        </Button>
      }
    >
      Start your first property analysis to see results here.
    </EmptyState>
  );
}
