import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../tests/deadline.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import { type StepContext, type StepName, stepNames } from '../pipeline/step.ts';
import { insertUpload, removeUploadsBefore } from './uploads.ts';

const sheet = (name: string): [string, { name: string; content: string }] => ['files', { name, content: '部屋,賃料\n101,98000\n' }];

describe.each(testDatabases())('the life of an analysis on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let owner: { token: string; id: string };
  let other: { token: string; id: string };
  /** What a step does, by its name; every step of every analysis asks. */
  let doing: Partial<Record<StepName, (context: StepContext) => Promise<unknown>>> = {};
  const ran: string[] = [];

  beforeAll(async () => {
    made = await create();
    const act = (step: StepName) => async (context: StepContext) => {
      ran.push(`${context.analysis.title} ${step}`);
      return doing[step]?.(context);
    };
    server = await startApp(made, { steps: fakeSteps(Object.fromEntries(stepNames.map((step) => [step, act(step)]))) });
    owner = await server.register('owner');
    other = await server.register('other');
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });
  beforeEach(() => {
    doing = {};
    ran.length = 0;
  });

  const submit = async (token: string, parts: Parameters<typeof form>[0]) => server.as(token, await form(parts));
  const begin = async (token: string, title: string): Promise<string> =>
    (await submit(token, [['title', title], sheet('rents.csv')])).json().job_id;
  const statusOf = async (id: string, token = owner.token) => (await server.as(token, { url: `/analysis/${id}/status` })).json();
  const ended = (id: string, token?: string) =>
    vi.waitFor(async () => {
      const status = await statusOf(id, token);
      expect(['completed', 'failed']).toContain(status.status);
      return status;
    }, patience);
  const cancel = (id: string, token = owner.token) => server.as(token, { method: 'POST', url: `/analysis/${id}/cancel` });
  const ledgerOf = async (id: string) =>
    (await server.app.database.db.selectFrom('allowance_entries').select('kind').where('analysis_id', '=', id).orderBy('id').execute()).map(
      ({ kind }) => kind,
    );

  describe('cancellation', () => {
    it('ends it in the middle of a step, which stops, and gives back what was charged once', async () => {
      const stopped = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      doing.data_extraction = ({ signal }) =>
        new Promise((_, reject) => {
          begun.resolve();
          signal.addEventListener('abort', () => {
            stopped.resolve();
            reject(signal.reason);
          });
        });
      const id = await begin(owner.token, 'unwanted');
      await begun.promise;
      const answer = await cancel(id);
      expect([answer.statusCode, answer.json().status, answer.json().error]).toEqual([200, 'failed', ['You canceled this analysis.']]);
      await stopped.promise;
      expect(await ledgerOf(id)).toEqual(['reserved', 'given_back']);
      expect(await cancel(id)).toMatchObject({ statusCode: 409 });
      expect(await statusOf(id)).toMatchObject({ status: 'failed', error: ['You canceled this analysis.'] });
      expect(ran.filter((step) => step.startsWith('unwanted'))).toEqual(['unwanted pdf_generation', 'unwanted data_extraction']);
    });

    it('of a step that does not heed its signal frees the worker all the same', async () => {
      const begun = Promise.withResolvers<void>();
      doing.pdf_generation = ({ analysis }) => {
        begun.resolve();
        return analysis.title === 'deaf' ? new Promise(() => {}) : Promise.resolve();
      };
      const deaf = [await begin(owner.token, 'deaf'), await begin(owner.token, 'deaf'), await begin(owner.token, 'deaf')];
      await begun.promise;
      for (const id of deaf) expect((await cancel(id)).statusCode).toBe(200);
      expect((await ended(await begin(owner.token, 'next'))).status).toBe('completed');
    });

    it('is for its owner alone, and for what has not ended', async () => {
      const id = await begin(owner.token, 'mine');
      expect((await cancel(id, other.token)).statusCode).toBe(404);
      await ended(id);
      expect((await cancel(id)).json()).toEqual({ code: 'not_running', detail: 'This analysis has already finished.' });
      expect((await statusOf(id)).status).toBe('completed');
      expect((await cancel('nonsense')).statusCode).toBe(404);
    });
  });

  describe('documents of an earlier analysis', () => {
    const again = (id: string, more: Parameters<typeof form>[0] = [], token = owner.token) =>
      submit(token, [['reuse_documents_of', id], ...more]);
    const documentsOf = async (id: string) => (await server.as(owner.token, { url: `/analysis/${id}/sources` })).json().documents;

    it('are used again without being sent, as copies of their own', async () => {
      const first = (await submit(owner.token, [sheet('one.csv'), sheet('two.csv')])).json().job_id;
      const second = await again(first, [sheet('three.csv')]);
      expect(second.statusCode).toBe(201);
      const [before, after] = [await documentsOf(first), await documentsOf(second.json().job_id)];
      expect(after.map(({ filename }: { filename: string }) => filename)).toEqual(['one.csv', 'two.csv', 'three.csv']);
      expect(after[0].id).not.toBe(before[0].id);
      await server.app.store.deleteAll(`analyses/${first}/sources`);
      const download = await server.as(owner.token, { url: `/analysis/${second.json().job_id}/sources/${after[0].id}` });
      expect(download.body).toContain('98000');
    });

    it('may be chosen among, and count towards the three', async () => {
      const first = (await submit(owner.token, [sheet('one.csv'), sheet('two.csv'), sheet('three.csv')])).json().job_id;
      const [one, , three] = await documentsOf(first);
      expect((await again(first, [sheet('four.csv')])).json()).toMatchObject({ code: 'too_many_files' });
      const chosen = await again(first, [['reuse_documents', JSON.stringify([three.id, one.id])], sheet('four.csv')]);
      expect((await documentsOf(chosen.json().job_id)).map(({ filename }: { filename: string }) => filename)).toEqual([
        'one.csv',
        'three.csv',
        'four.csv',
      ]);
      expect((await again(first, [['reuse_documents', '[]']])).json().code).toBe('nothing_submitted');
    });

    it('are only those of the caller', async () => {
      const first = await begin(owner.token, 'mine');
      const [document] = await documentsOf(first);
      const before = await server.app.store.list('analyses');
      expect((await again(first, [], other.token)).statusCode).toBe(404);
      expect((await again('nonsense', [], owner.token)).statusCode).toBe(404);
      const theirs = (await submit(other.token, [sheet('theirs.csv')])).json().job_id;
      expect((await again(theirs, [['reuse_documents', JSON.stringify([document.id])]], other.token)).statusCode).toBe(404);
      const left = (await server.app.store.list('analyses')).filter(({ key }) => !key.startsWith(`analyses/${theirs}`));
      expect(left.filter(({ key }) => key.includes('/sources/'))).toEqual(before.filter(({ key }) => key.includes('/sources/')));
    });

    it.each(['nonsense', '{}', '[1]'])('are not chosen by %s', async (listed) => {
      const first = await begin(owner.token, 'mine');
      expect(await again(first, [['reuse_documents', listed]])).toMatchObject({ statusCode: 422 });
    });
  });

  describe('what is said of the buyer', () => {
    it('is kept with the analysis and handed to the step that works out the report', async () => {
      const buyer = { owner: 'non_resident', other_taxable_income_jpy: 4_000_000, financing: 'cash' };
      const seen: unknown[] = [];
      doing.final_analysis = async ({ analysis }) => void (analysis.title === 'bought' && seen.push(analysis.buyer));
      const id = (await submit(owner.token, [['title', 'bought'], ['buyer', JSON.stringify(buyer)], sheet('rents.csv')])).json().job_id;
      await ended(id);
      expect(seen).toEqual([buyer]);
      expect((await server.as(owner.token, { url: `/analysis/${id}` })).json().buyer).toEqual(buyer);
    });

    it('may be left out', async () => {
      const id = (await submit(owner.token, [['buyer', '{}'], sheet('rents.csv')])).json().job_id;
      expect((await server.as(owner.token, { url: `/analysis/${id}` })).json()).not.toHaveProperty('buyer');
    });

    it.each([
      ['not JSON', ['body', 'buyer']],
      ['{"owner":"trust"}', ['body', 'buyer', 'owner']],
      ['{"other_taxable_income_jpy":-1}', ['body', 'buyer', 'other_taxable_income_jpy']],
      ['{"other_taxable_income_jpy":1.5}', ['body', 'buyer', 'other_taxable_income_jpy']],
      ['{"name":"x"}', ['body', 'buyer']],
      ['[]', ['body', 'buyer']],
    ])('is refused at its place: %s', async (text, loc) => {
      const answer = await submit(owner.token, [['buyer', text], sheet('rents.csv')]);
      expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, loc]);
    });
  });

  it('lets the first analysis of another go before the later ones of whoever sends many', async () => {
    const release = Promise.withResolvers<void>();
    const held: string[] = [];
    doing.pdf_generation = async ({ analysis }) => {
      if (analysis.title?.startsWith('held')) {
        held.push(analysis.title);
        await release.promise;
      }
    };
    const many = [];
    for (let n = 1; n <= 6; n += 1) many.push(await begin(owner.token, `held ${n}`));
    await vi.waitFor(() => expect(held).toHaveLength(2), patience);
    const theirs = await begin(other.token, 'theirs');
    release.resolve();
    await ended(theirs, other.token);
    await Promise.all(many.map((id) => ended(id)));
    const began = ran.filter((step) => step.endsWith('pdf_generation')).map((step) => step.replace(' pdf_generation', ''));
    expect(began.indexOf('theirs')).toBeLessThan(began.indexOf('held 4'));
    expect(began.slice(-1)).toEqual(['held 6']);
  });

  it('says what was set aside, and about how long it takes once enough was measured', async () => {
    for (let n = 0; n < 5; n += 1) await ended(await begin(owner.token, `measured ${n}`));
    const { createStepDurations, estimateSecondsLeft } = await import('./step-durations.ts');
    const durations = await createStepDurations(server.app.database.db).read();
    expect([...durations.keys()].sort()).toEqual([...stepNames].sort());
    const known = new Map(stepNames.map((step) => [step, 4]));
    const run = { status: 'processing', stage: 'enrichments', steps: [...stepNames], started_at: new Date(0) } as const;
    expect(estimateSecondsLeft(run, known, new Date(10_000), new Date(11_000))).toBe(11);
    expect(estimateSecondsLeft(run, known, new Date(10_000), new Date(60_000))).toBe(8);
    expect(estimateSecondsLeft({ ...run, status: 'pending', stage: null, started_at: null }, known, null, new Date())).toBe(20);
    expect(estimateSecondsLeft({ ...run, status: 'completed' }, known, null, new Date())).toBeNull();
    expect(estimateSecondsLeft(run, new Map(), null, new Date())).toBeNull();
  });

  it('removes what uploads left that became no analysis, and nothing else', async () => {
    const { db } = server.app.database;
    const { store } = server.app;
    const kept = await begin(owner.token, 'kept');
    const [left, young] = ['3f0c9a52-0000-4000-8000-000000000001', '3f0c9a52-0000-4000-8000-000000000002'];
    for (const id of [left, young]) {
      await insertUpload(db, id);
      await store.put(`analyses/${id}/sources/x`, 'x');
    }
    const hourAgo = new Date(Date.now() - 3_600_000);
    await db
      .updateTable('uploads')
      .set({ created_at: new Date(0) })
      .where('analysis_id', '=', left)
      .execute();
    expect(await removeUploadsBefore({ db, store }, hourAgo)).toBe(1);
    expect(await store.list(`analyses/${left}`)).toEqual([]);
    expect(await store.list(`analyses/${young}`)).toHaveLength(1);
    expect(await removeUploadsBefore({ db, store }, new Date(Date.now() + 1000))).toBe(1);
    expect((await store.list(`analyses/${kept}/sources`)).length).toBe(1);
    expect(await db.selectFrom('uploads').selectAll().execute()).toEqual([]);
  });
});
