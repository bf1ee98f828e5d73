import { Button } from '@rimawari/ui/button';
import { CopyableId } from '@rimawari/ui/copyable-id';
import { DateTime } from '@rimawari/ui/date-time';
import { EmptyState } from '@rimawari/ui/empty-state';
import { PageHeader } from '@rimawari/ui/page-header';
import { Skeleton } from '@rimawari/ui/skeleton';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { analysisName } from '../../app/analysis-name.ts';
import { latePart } from '../../app/loading/late-part.tsx';
import { paths } from '../../app/paths.ts';
import { LoadFailed } from '../../app/shell/load-failed.tsx';
import { AnalysisProgress } from './analysis-progress.tsx';
import type { AnalysisState, CancellationState } from './analysis-state.ts';
import type { CorrectFactsProps } from './correct-facts.tsx';
import { errorLines } from './error-lines.ts';
import { FactsBelow } from './facts-below.tsx';
import type { ReportChange } from './report-changed.tsx';
import type { ReportSectionProps } from './report-props.ts';
import { ReportSection } from './report-section.tsx';
import styles from './results-screen.module.css';
import type { ShareDialogProps } from './share-dialog.tsx';
import { type SourceDocument, SourceMaterials, type Sources } from './source-materials.tsx';
import type { NotificationState } from './use-notification.ts';

// Most reports have no earlier one, and nothing to confirm.
const { Part: ReportChanged } = latePart(() => import('./report-changed.tsx').then((file) => file.ReportChanged));
const { Part: ConfirmFacts } = latePart(() => import('./confirm-facts.tsx').then((file) => file.ConfirmFacts));
// What opens on a wish comes with it.
const { Part: ShareDialog, soon: shareDialogSoon } = latePart(() => import('./share-dialog.tsx').then((file) => file.ShareDialog));

export interface ResultsScreenProps {
  jobId: string;
  /** There is no such analysis for this user. */
  isMissing?: boolean;
  title: string | null;
  /** The last state that is known; null before the first answer. */
  state: AnalysisState | null;
  /** The latest attempt to fetch the state failed. */
  stateFailed: boolean;
  isRefreshing: boolean;
  sources: Sources | null;
  downloading: string | null;
  downloadFailed: boolean;
  report: ReportSectionProps;
  /** Null while they are not known, and for whoever may not correct them. */
  corrections: CorrectFactsProps | null;
  /** Null while it is not known, and for whoever may not see it. */
  change: ReportChange | null;
  /** Null while it is closed. */
  sharing: ShareDialogProps | null;
  cancelling: CancellationState;
  notification: NotificationState;
  onCancel: () => void;
  onNotify: () => void;
  onRefresh: () => void;
  onDownload: (document: SourceDocument) => void;
}

export function ResultsScreen(props: ResultsScreenProps) {
  const { jobId, isMissing = false, title, state, stateFailed, isRefreshing, onRefresh } = props;
  if (isMissing) return <AnalysisNotFound jobId={jobId} />;
  return (
    <article className={styles.screen}>
      <PageHeader
        title={analysisName({ title })}
        kicker={
          <span className={styles.kicker}>
            <span className={styles.identity}>
              Analysis ID <CopyableId value={jobId} label="Analysis ID" />
            </span>
            {state !== null && (
              <span>
                Created <DateTime value={state.created_at} form="datetime" />
              </span>
            )}
          </span>
        }
        actions={
          <>
            <Button busy={isRefreshing} onClick={onRefresh}>
              Refresh
            </Button>
            <Button asChild variant={state?.status === 'completed' ? 'secondary' : 'primary'}>
              <Link to={paths.analyze}>New Analysis</Link>
            </Button>
          </>
        }
      />
      {stateFailed && <StateFailed isFirst={state === null} onRefresh={onRefresh} />}
      {state === null ? !stateFailed && <FirstLook /> : <Known {...props} state={state} />}
    </article>
  );
}

function Known(props: ResultsScreenProps & { state: AnalysisState }) {
  const { jobId, state, sources, downloading, downloadFailed, report, cancelling, notification, onCancel, onNotify, onDownload } = props;
  const isCompleted = state.status === 'completed';
  return (
    <>
      <AnalysisProgress
        status={state.status}
        progress={state.progress}
        doing={state.doing ?? null}
        jobId={jobId}
        secondsLeft={state.seconds_left ?? null}
        unused={state.unused_sources ?? []}
        cancelling={cancelling}
        notification={notification}
        onCancel={onCancel}
        onNotify={onNotify}
        errorLines={state.status === 'completed' ? [] : errorLines(state.error)}
      />
      {isCompleted && props.corrections !== null && report.page === null && isAsked(props.corrections) && (
        <Suspense fallback={null}>
          <ConfirmFacts {...props.corrections} />
        </Suspense>
      )}
      {isCompleted && report.page === null && <Changed change={props.change} />}
      {isCompleted && <ReportSection {...report} onShareSoon={shareDialogSoon} />}
      {isCompleted && props.sharing !== null && (
        <Suspense fallback={null}>
          <ShareDialog {...props.sharing} />
        </Suspense>
      )}
      {isCompleted && props.corrections !== null && report.page === null && (
        <FactsBelow {...props.corrections} isSettled={report.html !== null || report.failed} />
      )}
      <SourceMaterials
        sources={sources}
        isPopulating={!isCompleted && state.status !== 'failed'}
        downloading={downloading}
        downloadFailed={downloadFailed}
        onDownload={onDownload}
      />
    </>
  );
}

const isAsked = ({ facts: { facts } }: CorrectFactsProps) => facts.some((fact) => fact.to_confirm !== undefined);

function Changed({ change }: { change: ReportChange | null }) {
  if (change === null || change.since === null) return null;
  return (
    <Suspense fallback={null}>
      <ReportChanged since={change.since} amounts={change.amounts} causes={change.causes} />
    </Suspense>
  );
}

function StateFailed({ isFirst, onRefresh }: { isFirst: boolean; onRefresh: () => void }) {
  return (
    <LoadFailed title="We couldn’t load the status" onRetry={onRefresh}>
      {isFirst ? 'The analysis continues. ' : 'The analysis continues. This is the last status we loaded. '}
      Check your connection, or come back in a few minutes.
    </LoadFailed>
  );
}

function FirstLook() {
  return (
    <div className={styles.loading}>
      <Skeleton lines={2} label="Loading the analysis" />
      <Skeleton shape="block" height="12rem" label="" />
    </div>
  );
}

/** No such analysis for this user: it may be another user's, which reads the same. */
function AnalysisNotFound({ jobId }: { jobId: string }) {
  return (
    <article className={styles.screen}>
      <PageHeader title="Analysis not found" kicker={<CopyableId value={jobId} label="Analysis ID" />} />
      <EmptyState
        title="This analysis is not in your account"
        sketch={null}
        action={
          <>
            <Button asChild variant="primary">
              <Link to={paths.history}>View History</Link>
            </Button>
            <Button asChild>
              <Link to={paths.analyze}>New Analysis</Link>
            </Button>
          </>
        }
      >
        The address may be mistyped, or the analysis may belong to another account. Sign in with that account to open it.
      </EmptyState>
    </article>
  );
}
