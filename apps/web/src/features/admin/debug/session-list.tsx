import type { Schemas } from '@rimawari/api';
import { pipelineSteps } from '@rimawari/api';
import { Badge } from '@rimawari/ui/badge';
import { DateTime } from '@rimawari/ui/date-time';
import { RadioGroup } from '@rimawari/ui/radio-group';
import styles from './debug-screen.module.css';

export interface SessionListProps {
  sessions: Schemas['DebugSession'][];
  chosen: string | null;
  latest: string | null;
  onChoose: (session: string) => void;
}

/** The runs of an analysis with the steps that each of them has done. */
export function SessionList({ sessions, chosen, latest, onChoose }: SessionListProps) {
  if (sessions.length === 0) return <p>This analysis has no sessions yet.</p>;
  return (
    <RadioGroup
      label="Sessions"
      value={chosen ?? ''}
      onValueChange={onChoose}
      options={sessions.map((session) => ({
        value: session.timestamp,
        label: (
          <>
            <span className={styles.code}>{session.timestamp}</span> {session.timestamp === latest && <Badge tone="info">newest</Badge>}{' '}
            {session.is_shown && <Badge tone="positive">shown to the owner</Badge>} <Badge>{session.purpose}</Badge>
          </>
        ),
        hint: <Stages session={session} />,
      }))}
    />
  );
}

function Stages({ session }: { session: Schemas['DebugSession'] }) {
  const known = pipelineSteps.filter((step) => Object.hasOwn(session.stages, step));
  const others = Object.keys(session.stages).filter((step) => !known.some((name) => name === step));
  return (
    <>
      <DateTime value={session.created_at} form="datetime" />
      {session.url_override !== null && <span className={styles.stage}>Instead of the submitted address: {session.url_override}</span>}
      {[...known, ...others].map((step) => (
        <span key={step} className={styles.stage} data-done={session.stages[step] === true}>
          {step}: {session.stages[step] === true ? 'done' : 'not done'}
        </span>
      ))}
    </>
  );
}
