import { describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../tests/deadline.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { openBoss } from '../../platform/queue/open-boss.ts';
import { folderStore } from '../../platform/storage/folder-store.ts';
import { testDatabases } from '../../testing/databases.ts';
import { beginAnalysis, fakeSteps, noPorts, runsOn } from '../../testing/fake-pipeline.ts';
import { openStepQueue } from './step-queue.ts';

describe.each(testDatabases())('a queue that is told to stop, on $name', ({ create }) => {
  it('gives back a step that does not end in time, and the next one takes it up', async () => {
    const made = await create();
    const store = folderStore(made.where.dataDir);
    const log = { error: () => {} };

    const database = await openDatabase(made.where);
    const queue = await openStepQueue(await openBoss(database, log), database, log);
    let aborted = false;
    const slow = fakeSteps({
      enrichments: ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            aborted = true;
            reject(signal.reason);
          });
        }),
    });
    const runs = runsOn(queue);
    await queue.work({ runs, db: database.db, store, ports: noPorts, steps: slow });
    const { id } = await beginAnalysis(database.db, runs);
    const read = (db: typeof database.db) =>
      db.selectFrom('analysis_sessions').selectAll().where('analysis_id', '=', id).executeTakeFirstOrThrow();
    await vi.waitFor(async () => expect((await read(database.db)).stage).toBe('enrichments'), patience);
    await queue.stop(1000);
    expect(aborted).toBe(true);
    expect((await read(database.db)).status).toBe('processing');
    await database.close();

    const again = await openDatabase(made.where);
    const next = await openStepQueue(await openBoss(again, log), again, log);
    await next.work({ runs: runsOn(next), db: again.db, store, ports: noPorts, steps: fakeSteps() });
    await vi.waitFor(async () => expect((await read(again.db)).status).toBe('completed'), patience);
    await next.stop();
    await again.close();
    await made.remove();
  });
});
