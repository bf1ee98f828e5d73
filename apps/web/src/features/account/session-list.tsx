import type { Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Badge } from '@rimawari/ui/badge';
import { Button } from '@rimawari/ui/button';
import { DateTime } from '@rimawari/ui/date-time';
import { Skeleton } from '@rimawari/ui/skeleton';
import { LoadFailed } from '../../app/shell/load-failed.tsx';
import styles from './account-screen.module.css';

type Session = Schemas['Session'];

export interface SessionListProps {
  /** Null before the first answer. */
  sessions: Session[] | null;
  isFailed: boolean;
  /** Whose end is on its way: an id, or `others` for all but this one. */
  ending: string | null;
  error: string | null;
  onEnd: (id: string) => void;
  onEndOthers: () => void;
  onRetry: () => void;
}

/** Where the account is signed in. */
export function SessionList({ sessions, isFailed, ending, error, onEnd, onEndOthers, onRetry }: SessionListProps) {
  if (sessions === null) {
    return isFailed ? (
      <LoadFailed title="We couldn’t load your sessions" onRetry={onRetry}>
        Nothing changed. Check your connection and try again.
      </LoadFailed>
    ) : (
      <Skeleton lines={4} label="Loading your sessions" />
    );
  }
  return (
    <div className={styles.form}>
      {error !== null && <Alert tone="caution" title={error} />}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <div className={styles.about}>
              <p className={styles.device}>
                {nameOf(session)} {session.is_current && <Badge tone="positive">This session</Badge>}
              </p>
              <p className={styles.facts}>
                Signed in <DateTime value={session.created_at} form="datetime" />
                {session.network !== null && <> from {session.network}</>}
              </p>
              <p className={styles.facts}>
                Last used <DateTime value={session.last_used_at} form="datetime" />
              </p>
            </div>
            {!session.is_current && (
              <Button
                size="small"
                busy={ending === session.id}
                aria-label={`${ending === session.id ? 'Signing out...' : 'Sign out'} ${nameOf(session)}`}
                onClick={() => onEnd(session.id)}
              >
                {ending === session.id ? 'Signing out...' : 'Sign out'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.some((session) => !session.is_current) && (
        <Button className={styles.end} busy={ending === 'others'} onClick={onEndOthers}>
          {ending === 'others' ? 'Signing out everywhere else...' : 'Sign out everywhere else'}
        </Button>
      )}
    </div>
  );
}

function nameOf({ browser, system }: Session): string {
  if (browser === null) return system ?? 'Unknown browser';
  return system === null ? browser : `${browser} on ${system}`;
}
