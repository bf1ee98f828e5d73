import { stepNames } from '../analyses/pipeline/step.ts';
import { openStepQueue } from '../analyses/step-queue/step-queue.ts';
import { transact } from '../platform/database/guard.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openBoss } from '../platform/queue/open-boss.ts';
import { folderStore } from '../platform/storage/folder-store.ts';
import { beginAnalysis, fakeSteps, noPorts, runsOn } from './fake-pipeline.ts';

/**
 * A worker process for tests that end it without warning; it works until it is killed.
 * Says `runs SESSION STEP`, `ended ANALYSIS SESSION STATUS` and `idle` when nothing is left to do; where it is told to
 * hang in a step, `hangs`. Told to begin, it makes an analysis, lets its first run end, and begins two more runs of it:
 * a customer's, and a partial one of the debug console that rests on the first.
 * Arguments: data folder, database address or -, step to hang in or -, `begin` or -.
 */
const [dataDir = '', databaseUrl = '-', hangIn = '-', begin = '-'] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

const database = await openDatabase({ dataDir, databaseUrl: databaseUrl === '-' ? null : databaseUrl });
const { db } = database;
const log = { error: (_details: object, message: string) => say(`error ${message}`) };
const queue = await openStepQueue(await openBoss(database, log), database, log);
const runs = runsOn(queue);
/** Runs that others rest on are let through. */
const bases = new Set<string>();
const steps = fakeSteps(
  Object.fromEntries(
    stepNames.map((step) => [
      step,
      async ({ session }) => {
        say(`runs ${session.id} ${step}`);
        if (step !== hangIn || bases.has(session.id)) return;
        say('hangs');
        await new Promise(() => {});
      },
    ]),
  ),
);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ended = new Set<string>();
let beginning = begin === 'begin';

async function tellEnded(): Promise<void> {
  const found = await db.selectFrom('analysis_sessions').select(['analysis_id', 'id', 'status']).execute();
  for (const { analysis_id, id, status } of found) {
    if (ended.has(id) || (status !== 'completed' && status !== 'failed')) continue;
    ended.add(id);
    say(`ended ${analysis_id} ${id} ${status}`);
  }
  if (!beginning && found.every(({ id }) => ended.has(id))) say('idle');
}

async function beginBoth(): Promise<void> {
  const { id, sessionId } = await beginAnalysis(db, runs);
  bases.add(sessionId);
  while (!ended.has(sessionId)) await pause(10);
  await transact(db, async (trx) => {
    await runs.begin(trx, { analysisId: id, purpose: 'customer', steps: stepNames });
    await runs.begin(trx, {
      analysisId: id,
      purpose: 'debug',
      steps: ['enrichments', 'final_analysis', 'html_report'],
      baseSessionId: sessionId,
    });
  });
  beginning = false;
  say(`began ${id}`);
}

await queue.work({ db, runs, store: folderStore(`${dataDir}/objects`), ports: noPorts, steps });
say('working');
if (beginning) void beginBoth();
for (;;) {
  await tellEnded();
  await pause(30);
}
