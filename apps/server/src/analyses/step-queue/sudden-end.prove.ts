import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../platform/database/open-database.ts';
import { folderStore } from '../../platform/storage/folder-store.ts';
import { bothDatabases, type TestDatabase } from '../../testing/databases.ts';
import { startSpeaking } from '../../testing/speaking-process.ts';
import { type StepName, stepNames } from '../pipeline/step.ts';
import { readBases } from '../runs/store.ts';

const program = fileURLToPath(new URL('../../testing/queue-process.run.ts', import.meta.url));

/** A worker process, and what it says. */
const startWorker = ({ dataDir, databaseUrl }: TestDatabase['where'], hangIn: string, begin: string) =>
  startSpeaking(program, [dataDir, databaseUrl ?? '-', hangIn, begin]);

/** The step in which a worker is killed while it hangs there. */
type Kill = StepName | 'any moment';

/**
 * Kills worker after worker on one database, each in another step, while an analysis has a customer's run and a partial
 * run in progress; each next worker finds what the one before it left. In the end every run has completed, each step of
 * its own list once, and the owner sees the last run that was the customer's. @throws when one did not end right
 */
export async function proveKills(create: () => Promise<TestDatabase>, kills: readonly Kill[]): Promise<{ runs: number; steps: number }> {
  const made = await create();
  try {
    for (const kill of kills) {
      const worker = startWorker(made.where, kill === 'any moment' ? '-' : kill, 'begin');
      try {
        await worker.says(kill === 'any moment' ? 'working' : 'hangs');
        if (kill === 'any moment') await new Promise((resolve) => setTimeout(resolve, Math.random() * 600));
      } finally {
        await worker.kill();
      }
    }
    const last = startWorker(made.where, '-', '-');
    await last.says('idle').finally(() => last.kill());
    return await checkRuns(made.where);
  } finally {
    await made.remove();
  }
}

async function checkRuns(where: TestDatabase['where']): Promise<{ runs: number; steps: number }> {
  const database = await openDatabase(where);
  try {
    const { db } = database;
    const store = folderStore(`${where.dataDir}/objects`);
    const runs = await db.selectFrom('analysis_sessions').selectAll().execute();
    const done = await db.selectFrom('step_done').selectAll().execute();
    for (const run of runs) {
      const name = `${run.purpose} run ${run.id}`;
      assert.equal(run.status, 'completed', `${name} did not complete: ${run.error_lines?.join(' ')}`);
      assert.equal(run.progress, 100, name);
      const own = done.filter(({ analysis_id, session_id }) => analysis_id === run.analysis_id && session_id === run.id);
      assert.deepEqual(own.map(({ step }) => step).toSorted(), [...run.steps].toSorted(), `${name} has done other steps than its own`);
      const objects = await store.list(`analyses/${run.analysis_id}/sessions/${run.id}`);
      const artefacts = objects.map(({ key }) => key.split('/').at(-1) ?? '');
      assert.deepEqual(
        artefacts.toSorted(),
        run.steps.map((step) => `${step}.json`).toSorted(),
        `${name} has written other artefacts than its own`,
      );
      const bases = await readBases(db, { analysisId: run.analysis_id, sessionId: run.id });
      assert.equal(bases.length, run.purpose === 'debug' ? 1 : 0, name);
    }
    for (const { id, shown_session_id } of await db.selectFrom('analyses').selectAll().execute()) {
      const customers = runs.filter(({ analysis_id, purpose }) => analysis_id === id && purpose === 'customer');
      const latest = customers
        .map((run) => run.id)
        .toSorted()
        .at(-1);
      assert.equal(shown_session_id, latest, `analysis ${id} shows another run than the customer's last`);
    }
    const { queued } = await db
      .withSchema('pgboss')
      .selectFrom('job' as never)
      .select((eb) => eb.fn.countAll<number>().as('queued'))
      .where('name' as never, '=', 'step' as never)
      .where('state' as never, 'in', ['created', 'retry', 'active'] as never)
      .executeTakeFirstOrThrow();
    assert.equal(queued, 0, 'jobs are left in the queue');
    assert.ok(
      runs.some(({ purpose }) => purpose === 'debug'),
      'no partial run was ever in progress',
    );
    return { runs: runs.length, steps: done.length };
  } finally {
    await database.close();
  }
}

/** In the suite: when all but the end is done. The proof beside this one kills at any moment. */
const few: readonly Kill[] = ['html_report'];

export default {
  title:
    'workers that are killed in every step, with a partial and a customer run of one analysis in progress, leave what the next completes',
  run: async (scale: 'suite' | 'full'): Promise<string> => {
    let total = { kills: 0, runs: 0, steps: 0 };
    for (const { name, create } of scale === 'full' ? bothDatabases : bothDatabases.slice(0, 1)) {
      // A worker on PostgreSQL waits for the heartbeat of the dead one; the embedded database adopts its work at once.
      const rounds = name === 'PostgreSQL' ? 5 : 20;
      const every: Kill[] = Array.from({ length: rounds }, () => [...stepNames, 'any moment' as const]).flat();
      const kills = scale === 'suite' ? few : every;
      const { runs, steps } = await proveKills(create, kills);
      total = { kills: total.kills + kills.length, runs: total.runs + runs, steps: total.steps + steps };
    }
    return `${total.kills} kills, ${total.runs} runs, ${total.steps} steps`;
  },
};
