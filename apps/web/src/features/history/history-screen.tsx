import { limits, type Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { DataTable } from '@rimawari/ui/data-table';
import { EmptyState } from '@rimawari/ui/empty-state';
import { PageHeader } from '@rimawari/ui/page-header';
import { Pagination } from '@rimawari/ui/pagination';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { analysisName } from '../../app/analysis-name.ts';
import { latePart } from '../../app/loading/late-part.tsx';
import { paths } from '../../app/paths.ts';
import { LoadFailed } from '../../app/shell/load-failed.tsx';
import { ZoneNote } from '../../app/zone-note.tsx';
import { CompareBar, type CompareBarProps } from './compare-bar.tsx';
import { DeletedNotice } from './deleted-notice.tsx';
import { historyColumns, type RowActions } from './history-columns.tsx';
import { HistoryFilters, type HistoryFiltersProps } from './history-filters.tsx';
import styles from './history-screen.module.css';
import { historyPageSize } from './read-page.ts';
import { isNarrowed } from './read-query.ts';

type Job = Schemas['AnalysisJob'];

const { Part: RenameDialog } = latePart(() => import('./rename-dialog.tsx').then((file) => file.RenameDialog));

/** What is being done to one analysis, or could not be. */
export interface HistoryWork {
  /** Whose title is asked for. */
  renaming: Job | null;
  busy: 'rename' | 'delete' | 'restore' | null;
  /** Why the last one was not done. */
  failed: { what: 'rename' | 'delete' | 'restore'; title: string | null; because: string } | null;
  /** Deleted here last. */
  deletedId: string | null;
}

export interface HistoryScreenProps
  extends Omit<RowActions, 'onRename'>,
    Pick<HistoryFiltersProps, 'query' | 'onNarrow'>,
    Pick<CompareBarProps, 'onClearChoice'> {
  /** Null before the first answer. */
  list: Schemas['AnalysisList'] | null;
  loadFailed: boolean;
  work: HistoryWork;
  /** Says to those without a subscription that history stays open. */
  showAccessNote: boolean;
  onPageChange: (page: number) => void;
  onRetry: () => void;
  /** Opens the dialog for a title, or closes it. */
  onAskTitle: (job: Job | null) => void;
  onRename: (title: string) => void;
  onRestore: (id: string) => void;
}

export function HistoryScreen(props: HistoryScreenProps) {
  const { list, loadFailed, query, work, onRetry } = props;
  const isEmpty = list?.total_unfiltered === 0;
  const found = list === null ? null : { total: list.total, of: list.total_unfiltered };
  return (
    <article className={styles.screen}>
      <PageHeader
        title="Analysis History"
        lead={list === null ? 'History is always accessible' : `${list.total_unfiltered} total analyses • History is always accessible`}
        actions={
          <Button asChild variant="primary">
            <Link to={paths.analyze}>New Analysis</Link>
          </Button>
        }
      />
      {props.showAccessNote && <Alert>You have no active subscription. Your analysis history and every result stay accessible.</Alert>}
      {loadFailed && (
        <LoadFailed title="We couldn’t load your analyses" onRetry={onRetry}>
          {list === null
            ? 'Your analyses are saved. Check your connection and try again.'
            : 'They’re saved. This is the last list we loaded. Check your connection and try again.'}
        </LoadFailed>
      )}
      <Failure work={work} />
      {list?.deleted.map((deleted) => (
        <DeletedNotice
          key={deleted.job_id}
          deleted={deleted}
          takesFocus={deleted.job_id === work.deletedId}
          isRestoring={work.busy === 'restore'}
          onRestore={() => props.onRestore(deleted.job_id)}
        />
      ))}
      {!isEmpty && !(loadFailed && list === null) && <HistoryFilters query={query} found={found} onNarrow={props.onNarrow} />}
      {isEmpty ? <Nothing /> : list?.total === 0 && isNarrowed(query) ? <NothingFound onNarrow={props.onNarrow} /> : <Table {...props} />}
      {work.renaming !== null && (
        <Suspense>
          <RenameDialog
            key={work.renaming.job_id}
            analysis={work.renaming}
            isSaving={work.busy === 'rename'}
            refusal={work.failed?.what === 'rename' ? work.failed.because : null}
            onClose={() => props.onAskTitle(null)}
            onRename={props.onRename}
          />
        </Suspense>
      )}
    </article>
  );
}

/** Beside the list; a title that was refused is said in its dialog. */
function Failure({ work: { failed } }: Pick<HistoryScreenProps, 'work'>) {
  if (failed === null || failed.what === 'rename') return null;
  return (
    <Alert tone="caution" title={`We couldn’t ${failed.what} “${analysisName(failed)}”`}>
      {failed.because}
    </Alert>
  );
}

function Table({ list, loadFailed, query, chosen, onChoose, onClearChoice, onPageChange, onAskTitle, onDelete }: HistoryScreenProps) {
  if (loadFailed && list === null) return null;
  return (
    <>
      {list !== null && list.total_unfiltered >= limits.comparedAtLeast && <CompareBar chosen={chosen} onClearChoice={onClearChoice} />}
      <DataTable
        caption="Your analyses"
        columns={historyColumns({ chosen, onChoose, onRename: onAskTitle, onDelete })}
        rows={list?.jobs ?? []}
        rowKey={(job) => job.job_id}
        loading={list === null}
        empty="No analyses on this page."
      />
      {list?.jobs[0] !== undefined && <ZoneNote at={list.jobs[0].created_at} />}
      {list !== null && (list.total > historyPageSize || query.page > 1) && (
        <Pagination
          label="Pages of the history"
          page={query.page}
          pageSize={historyPageSize}
          total={list.total}
          onPageChange={onPageChange}
        />
      )}
    </>
  );
}

function Nothing() {
  return (
    <EmptyState
      title="No analyses yet"
      action={
        <>
          <Button asChild variant="primary">
            <Link to={paths.analyze}>Start Analysis</Link>
          </Button>
          <Button asChild>
            <Link to={paths.sample('condominium')}>Try a sample</Link>
          </Button>
        </>
      }
    >
      Start your first property analysis to see results here.
    </EmptyState>
  );
}

function NothingFound({ onNarrow }: Pick<HistoryScreenProps, 'onNarrow'>) {
  return (
    <EmptyState
      size="compact"
      title="No matching analyses"
      action={<Button onClick={() => onNarrow({ search: '', status: null })}>Show all analyses</Button>}
    >
      Try fewer words or another status.
    </EmptyState>
  );
}
