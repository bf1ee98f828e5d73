import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../platform/database/guard.ts';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { openBoss } from '../../platform/queue/open-boss.ts';
import { folderStore } from '../../platform/storage/folder-store.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { beginAnalysis, fakeSteps, noPorts } from '../../testing/fake-pipeline.ts';
import { AnalysisFailure, type StepContext, type StepName, stepNames } from '../pipeline/step.ts';
import { openStepQueue, type StepQueue } from '../step-queue/step-queue.ts';
import { RunRefused } from './run-refused.ts';
import { createRuns, type NewRun, type Runs } from './service.ts';

const silent = { error: () => {} };

describe.each(testDatabases())('runs of one analysis, on $name', ({ create }) => {
  let made: TestDatabase;
  let database: Database;
  let queue: StepQueue;
  let runs: Runs;
  const ran: string[] = [];
  const followed: string[] = [];
  const told: string[] = [];
  /** By session and step. */
  const behaviour = new Map<string, (context: StepContext) => Promise<unknown>>();

  beforeAll(async () => {
    made = await create();
    database = await openDatabase(made.where);
    queue = await openStepQueue(await openBoss(database, silent), database, silent);
    runs = createRuns({
      sendStep: queue.send,
      cancelSteps: queue.cancel,
      sendPictures: async () => undefined,
      followUp: async (_trx, { sessionId }) => void followed.push(sessionId),
      tellBenchmark: async () => undefined,
      tellOwner: async (_trx, analysisId, outcome) => void told.push(`${analysisId} ${outcome}`),
    });
    const act = (step: StepName) => async (context: StepContext) => {
      ran.push(`${context.session.id} ${step}`);
      return behaviour.get(`${context.session.id} ${step}`)?.(context);
    };
    const steps = fakeSteps(Object.fromEntries(stepNames.map((step) => [step, act(step)])));
    await queue.work({ db: database.db, runs, store: folderStore(made.where.dataDir), ports: noPorts, steps });
  });
  afterAll(async () => {
    await queue.stop();
    await database.close();
    await made.remove();
  });

  const begin = (run: NewRun, held?: { step: StepName; by: (context: StepContext) => Promise<unknown> }) =>
    transact(database.db, async (trx) => {
      const id = await runs.begin(trx, run);
      if (held !== undefined) behaviour.set(`${id} ${held.step}`, held.by);
      return id;
    });
  const read = (sessionId: string) =>
    database.db.selectFrom('analysis_sessions').selectAll().where('id', '=', sessionId).executeTakeFirstOrThrow();
  const ends = async (sessionId: string, status = 'completed') => {
    await expect.poll(async () => (await read(sessionId)).finished_at).not.toBeNull();
    expect((await read(sessionId)).status).toBe(status);
  };
  const shown = async (analysisId: string) => {
    const { shown_session_id } = await database.db
      .selectFrom('analyses')
      .select('shown_session_id')
      .where('id', '=', analysisId)
      .executeTakeFirstOrThrow();
    return shown_session_id;
  };
  const stepsOf = (sessionId: string) => ran.filter((run) => run.startsWith(sessionId)).map((run) => run.split(' ')[1]);
  const finished = async () => {
    const { id, sessionId } = await beginAnalysis(database.db, runs);
    await ends(sessionId);
    return { analysisId: id, baseSessionId: sessionId };
  };
  const refusalOf = async (run: NewRun) => {
    const problem = await begin(run).catch((thrown: unknown) => thrown);
    if (!(problem instanceof RunRefused)) throw new Error(`expected RunRefused, got ${String(problem)}`);
    return problem.refusal;
  };
  const ending: StepName[] = ['final_analysis', 'html_report'];

  it('runs the steps of a partial run alone, on what its base left', async () => {
    const base = await finished();
    const inherited: unknown[] = [];
    const id = await begin(
      { ...base, purpose: 'debug', steps: ['html_report', 'final_analysis'] },
      {
        step: 'final_analysis',
        by: async ({ session }) => {
          inherited.push((await session.findArtefact('data_extraction')).sessionId, (await session.findArtefact('enrichments')).sessionId);
        },
      },
    );
    await ends(id);
    expect(stepsOf(id)).toEqual(ending);
    expect(inherited).toEqual([base.baseSessionId, base.baseSessionId]);
    expect(await read(id)).toMatchObject({ progress: 100, investment_score: 7.2, base_session_id: base.baseSessionId });
  });

  it('resolves through a base of the base, to the nearest that has the artefact', async () => {
    const base = await finished();
    const { analysisId } = base;
    const middle = await begin({ ...base, purpose: 'debug', steps: ['enrichments'] });
    await ends(middle);
    let found: string[] = [];
    const last = await begin(
      { analysisId, baseSessionId: middle, purpose: 'debug', steps: ['final_analysis'] },
      {
        step: 'final_analysis',
        by: async ({ session }) => {
          found = [(await session.findArtefact('enrichments')).sessionId, (await session.findArtefact('data_extraction')).sessionId];
        },
      },
    );
    await ends(last);
    expect(found).toEqual([middle, base.baseSessionId]);
  });

  it.each(['debug', 'benchmark', 'scenario'] as const)('shows nothing of a %s run, and prints nothing of it', async (purpose) => {
    const base = await finished();
    const id = await begin({ ...base, purpose, steps: ending });
    await ends(id);
    expect(await shown(base.analysisId)).toBe(base.baseSessionId);
    expect(followed).toContain(base.baseSessionId);
    expect(followed).not.toContain(id);
  });

  it('shows a correction when it has completed, not before, and not when it fails', async () => {
    const base = await finished();
    const failing = await begin(
      { ...base, purpose: 'correction', steps: ending },
      { step: 'final_analysis', by: () => Promise.reject(new AnalysisFailure(['The rent is not a number.'])) },
    );
    await ends(failing, 'failed');
    expect(await shown(base.analysisId)).toBe(base.baseSessionId);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const id = await begin({ ...base, purpose: 'correction', steps: ending }, { step: 'html_report', by: () => held });
    await expect.poll(async () => (await read(id)).stage).toBe('html_report');
    expect(await shown(base.analysisId)).toBe(base.baseSessionId);
    release();
    await ends(id);
    expect(await shown(base.analysisId)).toBe(id);
  });

  it('shows the correction that was begun last when two end out of turn', async () => {
    const base = await finished();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const early = await begin(
      { ...base, purpose: 'correction', steps: ending, now: new Date('2026-11-22T03:00:00Z') },
      { step: 'final_analysis', by: () => held },
    );
    const late = await begin({ ...base, purpose: 'correction', steps: ending, now: new Date('2026-11-22T03:00:01Z') });
    await database.db.updateTable('analysis_sessions').set({ created_at: '2026-11-01' }).where('id', '=', base.baseSessionId).execute();
    await ends(late);
    release();
    await ends(early);
    expect(await shown(base.analysisId)).toBe(late);
  });

  it('lets several runs of one analysis go on side by side, each with a state of its own', async () => {
    const base = await finished();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const waiting = await begin(
      { ...base, purpose: 'debug', steps: ending },
      {
        step: 'final_analysis',
        by: async ({ progress }) => {
          await progress(57, 'Waiting.');
          await held;
        },
      },
    );
    const failing = await begin(
      { ...base, purpose: 'debug', steps: ending },
      { step: 'final_analysis', by: () => Promise.reject(new AnalysisFailure(['No.'])) },
    );
    await ends(failing, 'failed');
    await expect.poll(async () => (await read(waiting)).doing).toBe('Waiting.');
    expect(await read(waiting)).toMatchObject({ status: 'processing', progress: 57, error_lines: null });
    expect(await read(failing)).toMatchObject({ status: 'failed', error_lines: ['No.'], investment_score: null });
    expect(await read(base.baseSessionId)).toMatchObject({ status: 'completed', progress: 100 });
    release();
    await ends(waiting);
  });

  it('refuses to begin what cannot go well, says why, and leaves nothing', async () => {
    const base = await finished();
    const { analysisId } = base;
    const count = async () =>
      (await database.db.selectFrom('analysis_sessions').select('id').where('analysis_id', '=', analysisId).execute()).length;
    const partial = await begin({ analysisId, purpose: 'debug', steps: ['pdf_generation'] });
    await ends(partial);
    const before = await count();
    expect(await refusalOf({ ...base, purpose: 'debug', steps: [] })).toEqual({ reason: 'no_steps' });
    expect(await refusalOf({ analysisId, purpose: 'debug', steps: ['final_analysis'] })).toEqual({
      reason: 'missing_artefact',
      step: 'final_analysis',
      needs: 'data_extraction',
    });
    expect(await refusalOf({ analysisId, baseSessionId: partial, purpose: 'debug', steps: ['data_extraction', 'final_analysis'] })).toEqual(
      {
        reason: 'missing_artefact',
        step: 'final_analysis',
        needs: 'enrichments',
      },
    );
    expect(await refusalOf({ analysisId, baseSessionId: 'none', purpose: 'debug', steps: ending })).toEqual({
      reason: 'no_base',
      baseSessionId: 'none',
    });
    const another = await finished();
    expect(await refusalOf({ analysisId, baseSessionId: another.baseSessionId, purpose: 'debug', steps: ending })).toMatchObject({
      reason: 'no_base',
    });
    expect(await refusalOf({ analysisId: '00000000-0000-4000-8000-000000000000', purpose: 'debug', steps: stepNames })).toEqual({
      reason: 'no_analysis',
    });
    expect(await count()).toBe(before);
    expect(new RunRefused({ reason: 'missing_artefact', step: 'final_analysis', needs: 'enrichments' }).message).toBe(
      'final_analysis needs the output of enrichments. Run enrichments too, or start from a session that has it.',
    );
  });

  it('lets a customer run one at a time', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const base = await finished();
    const { analysisId } = base;
    const second = await begin({ analysisId, purpose: 'customer', steps: stepNames }, { step: 'enrichments', by: () => held });
    expect(await refusalOf({ analysisId, purpose: 'customer', steps: stepNames })).toEqual({ reason: 'already_running' });
    expect(await shown(analysisId)).toBe(base.baseSessionId);
    release();
    await ends(second);
    expect(await shown(analysisId)).toBe(second);
  });

  it('tells the owner once when a run for a customer ends, and of no other run', async () => {
    const base = await finished();
    await ends(await begin({ ...base, purpose: 'debug', steps: ending }));
    await ends(await begin({ ...base, purpose: 'correction', steps: ending }));
    const failing = () => Promise.reject(new AnalysisFailure(['no']));
    const { analysisId } = base;
    const second = await begin({ analysisId, purpose: 'customer', steps: stepNames }, { step: 'data_extraction', by: failing });
    await ends(second, 'failed');
    await transact(database.db, (trx) => runs.fail(trx, { analysisId, sessionId: second }, ['again']));
    expect(told.filter((line) => line.startsWith(analysisId))).toEqual([`${analysisId} completed`, `${analysisId} failed`]);
  });

  it('goes with its analysis and its user', async () => {
    const base = await finished();
    await ends(await begin({ ...base, purpose: 'debug', steps: ending }));
    const { db } = database;
    const { user_id } = await db.selectFrom('analyses').select('user_id').where('id', '=', base.analysisId).executeTakeFirstOrThrow();
    await db.deleteFrom('users').where('id', '=', user_id).execute();
    for (const table of ['analysis_sessions', 'step_done'] as const) {
      expect(await db.selectFrom(table).selectAll().where('analysis_id', '=', base.analysisId).execute()).toEqual([]);
    }
  });
});
