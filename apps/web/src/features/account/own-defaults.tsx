import type { Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { DateTime } from '@rimawari/ui/date-time';
import { Skeleton } from '@rimawari/ui/skeleton';
import { LoadFailed } from '../../app/shell/load-failed.tsx';
import { unitText } from '../../app/unit-text.ts';
import styles from './account-screen.module.css';

export interface OwnDefaultsProps {
  /** Null before the first answer. */
  answer: Schemas['OwnDefaultsAnswer'] | null;
  isFailed: boolean;
  isRemoving: boolean;
  /** Why they could not be removed. */
  error: string | null;
  onRemove: () => void;
  onRetry: () => void;
}

/** The assumptions that later analyses start from. */
export function OwnDefaults({ answer, isFailed, isRemoving, error, onRemove, onRetry }: OwnDefaultsProps) {
  if (answer === null) {
    return isFailed ? (
      <LoadFailed title="We couldn’t load your defaults" onRetry={onRetry}>
        Nothing changed. Check your connection and try again.
      </LoadFailed>
    ) : (
      <Skeleton lines={2} label="Loading your defaults" />
    );
  }
  const { defaults } = answer;
  return (
    <div className={styles.form}>
      {error !== null && <Alert tone="caution" title={error} />}
      {defaults === null ? (
        <p>No defaults yet. Your analyses start from the assumptions each report lists.</p>
      ) : (
        <>
          <p>
            Analyses started after <DateTime value={defaults.saved_at} form="date" /> use these. Earlier reports keep their own.
          </p>
          <dl className={styles.defaults}>
            {defaults.lines.map(({ name, label, value, unit }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{typeof value === 'number' ? unitText(value, unit) : value}</dd>
              </div>
            ))}
          </dl>
          <Button className={styles.end} busy={isRemoving} onClick={onRemove}>
            {isRemoving ? 'Removing...' : 'Remove my defaults'}
          </Button>
        </>
      )}
    </div>
  );
}
