import { PgBoss } from 'pg-boss';
import type { Database } from '../database/open-database.ts';

export interface QueueLog {
  error(details: object, message: string): void;
}

/** Starts the queue in the same database as everything else. */
export async function openBoss(database: Database, log: QueueLog): Promise<PgBoss> {
  const boss = new PgBoss({
    ...database.queue,
    useListenNotify: true,
    schedule: false,
    // A worker that died is noticed by its missing heartbeat at the next look.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (problem) => log.error({ err: problem }, 'The job queue reports an error'));
  await boss.start();
  return boss;
}

/** The embedded database serves one process, so whatever is active when it starts belonged to one that is gone. */
export async function adoptActive(boss: PgBoss, queueName: string): Promise<void> {
  const { rows } = await boss.getDb().executeSql('select id from pgboss.job where name = $1 and state = $2', [queueName, 'active']);
  const ids = rows.map((row: { id: string }) => row.id);
  if (ids.length > 0) await boss.fail(queueName, ids, { reason: 'the process ended' });
}

/** Lets running jobs end within the time, gives back the others, and closes. */
export function stopBoss(boss: PgBoss, timeoutMs = 10_000): Promise<void> {
  return boss.stop({ graceful: true, timeout: timeoutMs });
}
