import type { Schemas } from '@rimawari/api';
import { Alert, type AlertProps } from '@rimawari/ui/alert';

export interface TaskStatusProps {
  /** `ERROR` is the console's own word: asking for the status failed, and it is not asked again. */
  task: Pick<Schemas['WorkerTask'], 'status' | 'ready' | 'result' | 'error' | 'task_id'>;
}

/** Where a partial run stands. */
export function TaskStatus({ task }: TaskStatusProps) {
  return (
    <Alert tone={toneOf(task)} title={`Task ${task.status}`}>
      {wordsOf(task)}
    </Alert>
  );
}

function toneOf({ status, ready, result, error }: TaskStatusProps['task']): NonNullable<AlertProps['tone']> {
  if (status === 'ERROR' || error !== null || result?.status === 'failed') return 'caution';
  return ready ? 'positive' : 'pending';
}

function wordsOf({ status, ready, result, error }: TaskStatusProps['task']): string {
  if (status === 'ERROR') return error ?? 'We couldn’t load the status and stopped checking. The run continues.';
  if (error !== null) return error;
  if (result === null) return ready ? 'The task ended without a result.' : 'The steps are running. The status is checked every 2 seconds.';
  const steps = result.executed_steps.join(', ') || 'no step';
  const session = result.new_session === null ? '' : ` New session: ${result.new_session}.`;
  return result.status === 'failed' ? `Some steps failed. Completed: ${steps}.${session}` : `Done: ${steps}.${session}`;
}
