import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../platform/database/guard.ts';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { openBoss } from '../../platform/queue/open-boss.ts';
import { folderStore } from '../../platform/storage/folder-store.ts';
import { bothDatabases, type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { beginAnalysis, fakeSteps, noPorts, runsOn } from '../../testing/fake-pipeline.ts';
import { AnalysisFailure, type StepContext, type StepName, stepNames } from '../pipeline/step.ts';
import type { Runs } from '../runs/service.ts';
import { letOthersFirst } from './place-in-line.ts';
import { runStep } from './run-step.ts';
import { openStepQueue, type StepQueue } from './step-queue.ts';

const silent = { error: () => {} };

describe.each(bothDatabases)('the step queue on $name', ({ create }) => {
  let made: TestDatabase;
  let database: Database;
  let boss: Awaited<ReturnType<typeof openBoss>>;
  let queue: StepQueue;
  let runs: Runs;
  const ran: { id: string; step: StepName }[] = [];
  const behaviour = new Map<string, (context: StepContext) => Promise<unknown>>();

  beforeAll(async () => {
    made = await create();
    database = await openDatabase(made.where);
    boss = await openBoss(database, silent);
    queue = await openStepQueue(boss, database, silent);
    const act = (step: StepName) => async (context: StepContext) => {
      ran.push({ id: context.analysis.id, step });
      return behaviour.get(`${context.analysis.id} ${step}`)?.(context);
    };
    runs = runsOn(queue);
    await queue.work({
      runs,
      db: database.db,
      store: folderStore(made.where.dataDir),
      ports: noPorts,
      steps: fakeSteps(Object.fromEntries(stepNames.map((step) => [step, act(step)]))),
    });
  });
  afterAll(async () => {
    await queue.stop();
    await database.close();
    await made.remove();
  });

  const read = (id: string) =>
    database.db.selectFrom('analysis_sessions').selectAll().where('analysis_id', '=', id).executeTakeFirstOrThrow();
  const stepsOf = (id: string) => ran.filter((run) => run.id === id).map((run) => run.step);
  const ended = (id: string) => expect.poll(async () => ['completed', 'failed'].includes((await read(id)).status)).toBe(true);

  it('runs the five steps in order and keeps the headline of the report', async () => {
    const { id } = await beginAnalysis(database.db, runs);
    await ended(id);
    expect(await read(id)).toMatchObject({
      status: 'completed',
      progress: 100,
      investment_score: 7.2,
      net_rental_yield: 4.1,
      risk_level: 'medium',
      error_lines: null,
    });
    expect(stepsOf(id)).toEqual([...stepNames]);
    expect(await database.db.selectFrom('step_done').where('analysis_id', '=', id).selectAll().execute()).toHaveLength(5);
  });

  it('starts each step when it is announced, not at the next look', async () => {
    // How soon that is, `npm run bench` measures with whole reports.
    for (const name of ['step', 'step-background']) expect(await boss.getQueue(name)).toMatchObject({ name, notify: true });
  });

  it('ends an analysis that cannot become a report with its lines, without a second try', async () => {
    const { id } = await beginAnalysis(database.db, runs);
    behaviour.set(`${id} data_extraction`, () =>
      Promise.reject(new AnalysisFailure(['This page is a list.', 'Send the page of one property.'])),
    );
    await ended(id);
    expect(await read(id)).toMatchObject({ status: 'failed', error_lines: ['This page is a list.', 'Send the page of one property.'] });
    expect(stepsOf(id)).toEqual(['pdf_generation', 'data_extraction']);
  });

  it('tries again after an error nobody expected', async () => {
    const { id } = await beginAnalysis(database.db, runs);
    let tries = 0;
    behaviour.set(`${id} enrichments`, async () => {
      tries += 1;
      if (tries === 1) throw new Error('the disk hiccuped');
    });
    await ended(id);
    expect((await read(id)).status).toBe('completed');
    expect(tries).toBe(2);
  });

  it('gives up after three such errors, with a plain sentence', async () => {
    const { id } = await beginAnalysis(database.db, runs);
    behaviour.set(`${id} enrichments`, () => Promise.reject(new Error('always')));
    await ended(id);
    const { status, error_lines } = await read(id);
    expect(status).toBe('failed');
    expect(error_lines?.join(' ')).toMatch(/on our side/);
    expect(stepsOf(id).filter((step) => step === 'enrichments')).toHaveLength(3);
  });

  it('runs a step that is queued twice once', async () => {
    const { id, sessionId } = await beginAnalysis(database.db, runs);
    await transact(database.db, (trx) => queue.send(trx, { analysisId: id, sessionId, step: 'pdf_generation' }));
    await ended(id);
    expect(stepsOf(id)).toEqual([...stepNames]);
  });

  it('queues nothing when the transaction that sent it fails', async () => {
    const { id, sessionId } = await beginAnalysis(database.db, runs);
    await ended(id);
    await expect(
      transact(database.db, async (trx) => {
        await queue.send(trx, { analysisId: id, sessionId: `${sessionId}-b`, step: 'pdf_generation' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const another = await beginAnalysis(database.db, runs);
    await ended(another.id);
    expect(stepsOf(id)).toHaveLength(5);
  });
});

describe('what is added to a finished report', () => {
  it('lets the steps of other analyses go first at its first try, and goes ahead at the next ones', async () => {
    const [{ create }] = testDatabases();
    const made = await create();
    const database = await openDatabase(made.where);
    const queue = await openStepQueue(await openBoss(database, silent), database, silent);
    const { id: other } = await beginAnalysis(database.db, runsOn(queue));
    const looksOnce = AbortSignal.abort(new Error('the worker ends'));
    const addTo = (analysisId: string, retryCount: number) =>
      letOthersFirst(database.db, { data: { analysisId }, signal: looksOnce, retryCount });
    await expect(addTo(randomUUID(), 0)).rejects.toThrow();
    await expect(addTo(randomUUID(), 1)).resolves.toBeUndefined();
    await expect(addTo(other, 0)).resolves.toBeUndefined();
    await queue.stop();
    await database.close();
    await made.remove();
  });
});

describe('a run that works for too long', () => {
  it('is ended with the reason, also where its step does not heed its signal, and at its next try', async () => {
    const [{ create }] = testDatabases();
    const made = await create();
    const database = await openDatabase(made.where);
    const queue = await openStepQueue(await openBoss(database, silent), database, silent);
    const runs = runsOn(queue);
    const steps = fakeSteps({ enrichments: () => new Promise(() => {}) });
    const runner = { runs, steps, db: database.db, store: folderStore(made.where.dataDir), ports: noPorts };
    await queue.work({ ...runner, wallTimeMs: 300 });
    const { id, sessionId } = await beginAnalysis(database.db, runs);
    const read = () => database.db.selectFrom('analysis_sessions').selectAll().where('id', '=', sessionId).executeTakeFirstOrThrow();
    await expect.poll(async () => (await read()).status).toBe('failed');
    expect(await read()).toMatchObject({ failure_reason: 'out_of_time', error_lines: [expect.stringContaining('longer than 10 minutes')] });

    const late = await beginAnalysis(database.db, runsOn({ ...queue, send: async () => {} }));
    await database.db
      .updateTable('analysis_sessions')
      .set({ started_at: new Date(Date.now() - 601_000) })
      .where('id', '=', late.sessionId)
      .execute();
    const again = { analysisId: late.id, sessionId: late.sessionId, step: 'pdf_generation' as const };
    expect(await runStep(runner, again, new AbortController().signal)).toMatchObject({ kind: 'refused', reason: 'out_of_time' });
    expect(id).not.toBe(late.id);
    await queue.stop();
    await database.close();
    await made.remove();
  });
});
