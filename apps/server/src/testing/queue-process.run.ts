import { openDatabase } from '../database/open-database.ts';
import { stepNames } from '../pipeline/step.ts';
import { openBoss } from '../queue/open-boss.ts';
import { openStepQueue } from '../queue/step-queue.ts';
import { folderStore } from '../storage/folder-store.ts';
import { beginAnalysis, fakeSteps, noPorts } from './fake-pipeline.ts';

/**
 * A worker process for tests that end it without warning. Says `began ID`, `runs STEP`, `ended ID STATUS after N steps`
 * and, where it is told to hang in a step, `hangs`; it works until it is killed.
 * Arguments: data folder, database address or -, step to hang in or -, `begin` to begin an analysis.
 */
const [dataDir = '', databaseUrl = '-', hangIn = '-', begin = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

const database = await openDatabase({ dataDir, databaseUrl: databaseUrl === '-' ? null : databaseUrl });
const log = { error: (_details: object, message: string) => say(`error ${message}`) };
const queue = await openStepQueue(await openBoss(database, log), database, log);
const steps = fakeSteps(
  Object.fromEntries(
    stepNames.map((step) => [
      step,
      async () => {
        say(`runs ${step}`);
        if (step !== hangIn) return;
        say('hangs');
        await new Promise(() => {});
      },
    ]),
  ),
);
await queue.work({ db: database.db, store: folderStore(`${dataDir}/objects`), ports: noPorts, steps });
if (begin === 'begin') say(`began ${(await beginAnalysis(database.db, queue)).id}`);
say('working');

const ended = new Set<string>();
setInterval(async () => {
  for (const { id, status } of await database.db
    .selectFrom('analyses')
    .select(['id', 'status'])
    .where('status', 'in', ['completed', 'failed'])
    .execute()) {
    if (ended.has(id)) continue;
    ended.add(id);
    const done = await database.db.selectFrom('step_done').select('step').where('analysis_id', '=', id).execute();
    say(`ended ${id} ${status} after ${done.length} steps`);
  }
}, 50);
