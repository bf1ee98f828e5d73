import type { Schemas } from '@rimawari/api';
import { useEffect, useEffectEvent } from 'react';
import { useQueries } from '../../../app/queries/use-queries.ts';
import type { TaskStatusProps } from './task-status.tsx';

type Result = Schemas['WorkerTask']['result'];

/** How often the status of a partial run is asked for. Milliseconds. */
export const taskPollMs = 2000;

/**
 * The status of a worker's task: PENDING until the server says otherwise, asked for until it is ready. When asking fails,
 * the status is ERROR and nobody asks again. `onCompleted` is told once of a task that ended with what was wanted.
 */
export function useWorkerTask(taskId: string | null, onCompleted: (result: Result) => void): TaskStatusProps['task'] | null {
  const { queries } = useQueries();
  const { data, error } = queries.useQuery(
    'get',
    '/admin/worker/task/{id}',
    { params: { path: { id: taskId ?? '' } } },
    {
      enabled: taskId !== null,
      retry: false,
      refetchInterval: ({ state }) => (state.data?.ready === true || state.error !== null ? false : taskPollMs),
      meta: { failure: 'We couldn’t load the task status' },
    },
  );
  const announce = useEffectEvent(onCompleted);
  // The query hands out the same object until its content changes.
  const result = data?.ready === true && data.result?.status === 'completed' ? data.result : null;
  useEffect(() => {
    if (result !== null) announce(result);
  }, [result]);
  if (taskId === null) return null;
  if (error !== null && error !== undefined) return { task_id: taskId, status: 'ERROR', ready: true, result: null, error: null };
  return data ?? { task_id: taskId, status: 'PENDING', ready: false, result: null, error: null };
}
