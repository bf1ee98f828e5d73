import { Button } from '@rimawari/ui/button';
import { DateTime } from '@rimawari/ui/date-time';
import { EmptyState } from '@rimawari/ui/empty-state';
import { plainName } from '@rimawari/ui/format';
import { PageHeader } from '@rimawari/ui/page-header';
import { Skeleton } from '@rimawari/ui/skeleton';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { BackToReport } from '../../app/report/back-to-report.tsx';
import { LazyReport } from '../../app/report/lazy-report.tsx';
import type { ReportViewProps } from '../../app/report/report-view.tsx';
import { LoadFailed } from '../../app/shell/load-failed.tsx';
import styles from './shared-screen.module.css';

export interface SharedSummary {
  /** Of the building; null where the sources name none. */
  name: string | null;
  /** Day of the analysis. */
  asOf: string;
  expiresAt: string;
}

export interface SharedScreenProps extends Omit<ReportViewProps, 'html'> {
  /** `gone`: expired, revoked or never there, which reads the same. `refused`: too many were tried from here. */
  state: 'loading' | 'shown' | 'gone' | 'refused' | 'failed';
  summary: SharedSummary | null;
  html: string | null;
  /** A nested page of the report; null for the report itself. */
  page: string | null;
  onRetry: () => void;
}

/** A report that its owner shared, for anyone who has the link. */
export function SharedScreen(props: SharedScreenProps) {
  const { state, summary, page, onNavigate, onRetry } = props;
  if (state === 'gone') return <Gone />;
  const name = plainName(summary?.name ?? '') || 'Property Analysis';
  return (
    <article className={styles.screen}>
      <PageHeader title={state === 'loading' || state === 'shown' ? name : 'Shared report'} kicker="Shared report, read only" />
      {state === 'refused' && (
        <LoadFailed title="Too many attempts from this network" onRetry={onRetry}>
          Nothing changed. Wait 15 minutes and try again.
        </LoadFailed>
      )}
      {state === 'failed' && (
        <LoadFailed title="We couldn’t load the report" onRetry={onRetry}>
          The link may still work. Check your connection and try again.
        </LoadFailed>
      )}
      {state === 'loading' && <Skeleton shape="block" height="32rem" label="Opening the report" />}
      {state === 'shown' && (
        <section aria-label="Report" className={styles.report}>
          <BackToReport page={page} onNavigate={onNavigate} />
          <LazyReport {...props} />
        </section>
      )}
      {state === 'shown' && summary !== null && <Foot {...summary} />}
    </article>
  );
}

function Foot({ asOf, expiresAt }: SharedSummary) {
  return (
    <aside aria-label="About this link" className={styles.foot}>
      <p>
        A Rimawari user shared this report of <DateTime value={asOf} /> (Japan time) with you. The link works until{' '}
        <DateTime value={expiresAt} form="datetime" />, unless the owner revokes it.
      </p>
      <p>
        Tenant names, files and most of their text are left out. Taxes and loan use our default buyer. Informational only; not financial or
        investment advice.
      </p>
      <Button asChild size="small">
        <Link to={paths.home}>What is Rimawari?</Link>
      </Button>
    </aside>
  );
}

function Gone() {
  return (
    <section>
      <PageHeader title="This link does not work" />
      <EmptyState
        title="We couldn’t find a report at this link"
        sketch={null}
        action={
          <Button asChild variant="primary">
            <Link to={paths.home}>What is Rimawari?</Link>
          </Button>
        }
      >
        The link may have expired, been revoked or been copied only in part. Ask the sender for a new link.
      </EmptyState>
    </section>
  );
}
