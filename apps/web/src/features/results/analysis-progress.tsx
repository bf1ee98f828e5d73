import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { Progress } from '@rimawari/ui/progress';
import { StatusBadge } from '@rimawari/ui/status-badge';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import styles from './analysis-progress.module.css';
import { LinkedText } from './linked-text.tsx';

export interface AnalysisProgressProps {
  /** As the server spells it. */
  status: string;
  /** Percent. */
  progress: number;
  /** A sentence: what is being done now. */
  doing: string | null;
  errorLines: string[];
}

/** Where the analysis stands, in words that change by themselves. */
export function AnalysisProgress({ status, progress, doing, errorLines }: AnalysisProgressProps) {
  const isRunning = status === 'pending' || status === 'processing';
  const isFailed = status === 'failed';
  return (
    <section aria-label="Status of the analysis" className={styles.card}>
      <p role="status" className={styles.status}>
        <StatusBadge status={status} wording="long" />
      </p>
      {isRunning && <Running status={status} progress={progress} doing={doing} />}
      {isFailed && (
        <Alert
          tone="caution"
          title="Analysis Failed"
          actions={
            <Button asChild size="small">
              <Link to={paths.analyze}>Start New Analysis</Link>
            </Button>
          }
        >
          <ErrorLines lines={errorLines} />
          <p>We encountered an error while processing your analysis. Please try again.</p>
        </Alert>
      )}
      {isFailed && <p className={styles.note}>It does not count against your allowance: what it was charged has been given back.</p>}
      {isFailed && progress > 0 && <Progress label="Stopped at" value={progress} tone="caution" />}
      {!isFailed && <ErrorLines lines={errorLines} />}
      {!isRunning && !isFailed && status !== 'completed' && (
        <p className={styles.note}>The server reports a state that this page does not know. Refresh in a while; nothing has been lost.</p>
      )}
    </section>
  );
}

function ErrorLines({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.errors} aria-label="What went wrong">
      {lines.map((line, index) => (
        <li key={index}>
          <LinkedText>{line}</LinkedText>
        </li>
      ))}
    </ul>
  );
}

function Running({ status, progress, doing }: Pick<AnalysisProgressProps, 'status' | 'progress' | 'doing'>) {
  return (
    <>
      {status === 'processing' && (
        <div className={styles.running}>
          <h2 className={styles.title}>Generating Report…</h2>
          <p>This will take some time, please come back in few minutes.</p>
        </div>
      )}
      <Progress label={doing ?? (status === 'pending' ? 'Waiting for its turn' : 'Working through the property')} value={progress} />
      <p className={styles.note}>
        This page refreshes by itself every 5 seconds. You may leave it: the analysis goes on, and its result waits in Analysis History.
      </p>
    </>
  );
}
