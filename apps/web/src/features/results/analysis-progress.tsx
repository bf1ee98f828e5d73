import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { Progress } from '@rimawari/ui/progress';
import { StatusBadge } from '@rimawari/ui/status-badge';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import styles from './analysis-progress.module.css';
import type { CancellationState, UnusedSource } from './analysis-state.ts';
import { LinkedText } from './linked-text.tsx';
import { SetAside } from './set-aside.tsx';
import { timeLeft } from './time-left.ts';
import type { NotificationState } from './use-notification.ts';

export interface AnalysisProgressProps {
  /** As the server spells it. */
  status: string;
  /** Percent. */
  progress: number;
  /** A sentence: what is being done now. */
  doing: string | null;
  errorLines: string[];
  jobId: string;
  /** Null while nobody can say. */
  secondsLeft: number | null;
  /** What was set aside. */
  unused: readonly UnusedSource[];
  cancelling: CancellationState;
  notification: NotificationState;
  onCancel: () => void;
  onNotify: () => void;
}

/** The server's words, now and in earlier versions, for an end that its owner asked for, which is not an error. */
const cancelled = /^You cancell?ed this analysis\.$/;

/** Where the analysis stands, in words that change by themselves. */
export function AnalysisProgress(props: AnalysisProgressProps) {
  const { status, progress, errorLines, jobId, unused, cancelling } = props;
  const isRunning = status === 'pending' || status === 'processing';
  const isFailed = status === 'failed';
  const card = useRef<HTMLElement>(null);
  const wasToBeCancelled = useRef(false);
  // The button that was pressed goes away with what ran: whoever works by keyboard goes on here, and not at the top of the page.
  useEffect(() => {
    if (!isRunning && wasToBeCancelled.current && document.activeElement === document.body) card.current?.focus();
    if (!isRunning || cancelling === 'failed') wasToBeCancelled.current = false;
  }, [isRunning, cancelling]);
  const cancel = () => {
    wasToBeCancelled.current = true;
    props.onCancel();
  };
  return (
    <section ref={card} tabIndex={-1} aria-label="Status of the analysis" className={styles.card}>
      <p role="status" className={styles.status}>
        <StatusBadge status={status} wording="long" />
      </p>
      {isRunning && <Running {...props} onCancel={cancel} />}
      {isRunning && <SetAside unused={unused} />}
      {isFailed && (
        <Alert
          tone="caution"
          title="Analysis Failed"
          actions={
            <>
              <Button asChild size="small" variant="primary">
                <Link to={paths.analyzeAgain(jobId)}>Edit and send again</Link>
              </Button>
              <Button asChild size="small">
                <Link to={paths.analyze}>Start New Analysis</Link>
              </Button>
            </>
          }
        >
          <ErrorLines lines={errorLines} />
          {!cancelled.test(errorLines[0] ?? '') && <p>We encountered an error while processing your analysis. Please try again.</p>}
        </Alert>
      )}
      {isFailed && <p className={styles.note}>It does not count against your allowance.</p>}
      {isFailed && progress > 0 && <Progress label="Stopped at" value={progress} tone="caution" />}
      {!isFailed && <ErrorLines lines={errorLines} />}
      {!isRunning && !isFailed && status !== 'completed' && (
        <p className={styles.note}>
          The server reports a status this page does not know. Your analysis is saved. Refresh in a few minutes.
        </p>
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

function Running({ status, progress, doing, secondsLeft, cancelling, notification, onCancel, onNotify }: AnalysisProgressProps) {
  return (
    <>
      {status === 'processing' && (
        <div className={styles.running}>
          <h2 className={styles.title}>Generating Report…</h2>
          <p>This will take some time, please come back in few minutes.</p>
        </div>
      )}
      <Progress label={doing ?? (status === 'pending' ? 'Waiting in the queue' : 'Analyzing the property')} value={progress} />
      {secondsLeft !== null && <p className={styles.left}>{timeLeft(secondsLeft)}, based on recent analyses.</p>}
      <p className={styles.note}>
        This page refreshes every 5 seconds. You can leave it: the analysis continues, and the report appears in Analysis History.
      </p>
      {cancelling === 'failed' && (
        <Alert tone="caution">We couldn’t cancel the analysis. It continues. Check your connection and try again.</Alert>
      )}
      <div className={styles.actions}>
        <Button size="small" busy={cancelling === 'busy'} onClick={onCancel}>
          Cancel analysis
        </Button>
        {notification === 'offered' && (
          <Button size="small" variant="quiet" onClick={onNotify}>
            Notify me when it ends
          </Button>
        )}
        {notification === 'on' && <p className={styles.note}>This browser will notify you when it ends.</p>}
      </div>
    </>
  );
}
