import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../tests/deadline.ts';
import { SourceUnavailable } from '../../analyses/pipeline/source-unavailable.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';

describe.each(testDatabases())('everyone’s analyses, for an administrator, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let admin: string;
  let owner: { token: string; id: string };
  /** Addresses whose page is gone, until it is back. */
  const gone = new Set<string>();

  beforeEach(async () => {
    gone.clear();
    made = await create();
    const steps = fakeSteps({
      pdf_generation: async ({ analysis }) => {
        if (gone.has(analysis.listingUrl ?? '')) throw new SourceUnavailable('removed', 'The listing is no longer there.');
      },
    });
    const environment = { FREE_MODE: 'false', ADMIN_EMAIL: 'admin@rimawari.test', ADMIN_PASSWORD: 'minato-42' };
    server = await startApp(made, { environment, steps });
    const payload = { email: 'admin@rimawari.test', password: 'minato-42' };
    admin = (await server.as(null, { method: 'POST', url: '/login', payload })).json().access_token;
    owner = await server.register('owner');
    await server.app.database.db.updateTable('users').set({ complimentary_analysis_credits: 9 }).where('id', '=', owner.id).execute();
  });
  afterEach(async () => {
    await server.stop();
    await made.remove();
  });

  const get = async (url: string) => (await server.as(admin, { url })).json();
  const retry = (id: string) => server.as(admin, { method: 'POST', url: `/admin/jobs/${id}/retry` });
  const ends = (id: string, status: string) =>
    vi.waitFor(async () => expect((await server.as(owner.token, { url: `/analysis/${id}/status` })).json().status).toBe(status), patience);
  async function submit(url: string, status: string): Promise<string> {
    const answer = await server.as(owner.token, await form([['urls', JSON.stringify([url])]]));
    const id: string = answer.json().job_id;
    await ends(id, status);
    return id;
  }
  const idsOf = ({ jobs }: { jobs: { job_id: string }[] }) => jobs.map(({ job_id }) => job_id);
  const standing = async () => {
    const { complimentary_analysis_credits: credits, current_month_usage: usage } = await get(`/admin/users/${owner.id}`);
    return { credits, usage };
  };
  const ledger = async (id: string) => {
    const entries = await server.app.database.db
      .selectFrom('allowance_entries')
      .select('kind')
      .where('analysis_id', '=', id)
      .orderBy('id')
      .execute();
    return entries.map(({ kind }) => kind);
  };

  it('are listed newest first, in slices, by state, and counted on the dashboard', async () => {
    gone.add('https://listings.example/gone');
    const first = await submit('https://listings.example/1', 'completed');
    const failed = await submit('https://listings.example/gone', 'failed');
    const last = await submit('https://listings.example/2', 'completed');
    expect(idsOf(await get('/admin/jobs'))).toEqual([last, failed, first]);
    expect(await get('/admin/jobs?skip=1&limit=1')).toMatchObject({ total: 3, jobs: [{ job_id: failed, status: 'failed' }] });
    expect(await get('/admin/jobs?skip=9')).toMatchObject({ jobs: [] });
    expect(idsOf(await get('/admin/jobs?state=completed'))).toEqual([last, first]);
    expect(await get('/admin/jobs?state=failed')).toMatchObject({ total: 1, jobs: [{ job_id: failed }] });
    expect(await get('/admin/jobs?state=in_progress')).toEqual({ total: 0, jobs: [] });
    expect((await server.as(admin, { url: '/admin/jobs?state=lost' })).statusCode).toBe(422);

    expect(await get('/admin/stats')).toEqual({
      users: { total: 2, active: 2, admins: 1 },
      subscriptions: { active: 0 },
      jobs: { total: 3, completed: 2, failed: 1 },
    });
    const { analyses, steps, failures } = await get('/admin/charts?days=7');
    expect(analyses).toHaveLength(7);
    expect(analyses.at(-1)).toMatchObject({ completed: 2, failed: 1, in_progress: 0 });
    expect(analyses[0]).toMatchObject({ completed: 0, failed: 0, in_progress: 0 });
    expect(steps.map(({ step, runs }: { step: string; runs: number }) => [step, runs])).toEqual([
      ['pdf_generation', 2],
      ['data_extraction', 2],
      ['enrichments', 2],
      ['final_analysis', 2],
      ['html_report', 2],
    ]);
    expect(failures).toEqual([{ reason: 'removed', title: 'Listing removed', count: 1 }]);
  });

  it('can be run again when they failed, which charges nothing and gives nothing back twice', async () => {
    const url = 'https://listings.example/back-soon';
    gone.add(url);
    const before = await standing();
    const id = await submit(url, 'failed');
    expect(await standing()).toEqual(before);

    expect((await retry(id)).statusCode).toBe(202);
    await ends(id, 'failed');
    expect(await standing()).toEqual(before);

    gone.delete(url);
    const [answer, second] = await Promise.all([retry(id), retry(id)]);
    const [accepted, refused] = answer.statusCode === 202 ? [answer, second] : [second, answer];
    expect(accepted.json()).toMatchObject({ job_id: id, status: 'pending' });
    // Of two at once one runs; the other is told that it does, or that it is done already.
    expect([409, ['analysis_running', 'not_failed'].includes(refused.json().code)]).toEqual([refused.statusCode, true]);
    await ends(id, 'completed');
    expect(await standing()).toEqual(before);
    expect(await ledger(id)).toEqual(['reserved', 'given_back']);
    expect(await get('/admin/jobs?limit=1')).toMatchObject({ jobs: [{ job_id: id, status: 'completed' }] });

    expect((await retry(id)).json().code).toBe('not_failed');
    expect((await retry(randomUUID())).statusCode).toBe(404);
    expect((await retry('x')).statusCode).toBe(404);
    const acts = await server.app.database.db
      .selectFrom('security_events')
      .select('details')
      .where('kind', '=', 'analysis_retried')
      .execute();
    expect(acts).toEqual([{ details: { job_id: id } }, { details: { job_id: id } }]);
  });
});
