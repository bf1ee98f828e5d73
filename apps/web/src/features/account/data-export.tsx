import type { Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { DateTime } from '@rimawari/ui/date-time';
import { FileSize } from '@rimawari/ui/file-size';
import { Skeleton } from '@rimawari/ui/skeleton';
import { LoadFailed } from '../../app/shell/load-failed.tsx';
import styles from './account-screen.module.css';

export interface DataExportProps {
  /** Null before the first answer. */
  dataExport: Schemas['DataExport'] | null;
  isFailed: boolean;
  work: 'asking' | 'downloading' | null;
  /** Why the last thing asked for did not happen. */
  error: string | null;
  onRequest: () => void;
  onDownload: () => void;
  onRetry: () => void;
}

/** A copy of everything that is kept of the reader. */
export function DataExport({ dataExport, isFailed, work, error, onRequest, onDownload, onRetry }: DataExportProps) {
  if (dataExport === null) {
    return isFailed ? (
      <LoadFailed title="We couldn’t check your copy" onRetry={onRetry}>
        Your data is safe. Check your connection and try again.
      </LoadFailed>
    ) : (
      <Skeleton lines={2} label="Loading your copy" />
    );
  }
  const { state, size, expires_at: expires } = dataExport;
  const request = (
    <Button className={styles.end} busy={work === 'asking'} onClick={onRequest}>
      {work === 'asking' ? 'Requesting a copy...' : state === 'none' ? 'Prepare a copy' : 'Prepare a new copy'}
    </Button>
  );
  return (
    <div className={styles.form}>
      {error !== null && <Alert tone="caution" title={error} />}
      <p>One ZIP file: your account and analyses as JSON, with your documents and reports.</p>
      {state === 'preparing' && (
        <Alert tone="pending" title="Your copy is being prepared.">
          This takes about a minute per 100 analyses. You can leave this page; the copy will appear here.
        </Alert>
      )}
      {state === 'failed' && (
        <Alert tone="caution" title="We couldn’t prepare your copy.">
          Something went wrong on our side. Your data is safe. Please prepare a new copy.
        </Alert>
      )}
      {state === 'ready' && (
        <>
          <Alert tone="positive" title="Your copy is ready.">
            <FileSize bytes={size} />, kept until <DateTime value={expires} form="datetime" />.
          </Alert>
          <Button variant="primary" className={styles.end} busy={work === 'downloading'} onClick={onDownload}>
            {work === 'downloading' ? 'Downloading...' : 'Download the copy'}
          </Button>
        </>
      )}
      {state !== 'preparing' && request}
    </div>
  );
}
