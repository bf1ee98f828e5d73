import { createServer } from 'node:net';
import { readSource } from '@rimawari/extraction/readers';
import { exchangeRate } from '@rimawari/market-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EgressRefusal } from '../../platform/egress/egress-refusal.ts';
import { fetchGuarded } from '../../platform/egress/fetch-guarded.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { noPorts } from '../../testing/fake-pipeline.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import { ensureRendererBuilt } from '../pipeline/build-renderer.ts';
import type { Ports } from '../pipeline/ports.ts';
import { loadRenderer } from '../pipeline/report-renderer.ts';
import { SourceUnavailable } from '../pipeline/source-unavailable.ts';
import { steps } from '../pipeline/steps.ts';

/** Where nothing listens: a port that was free a moment ago. */
async function closedPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const flyer = ['物件種目,中古マンション', '価格,2480万円', '所在地,東京都台東区浅草橋3丁目99-1', '専有面積,24.6m²', '賃料,98000円'].join(
  '\n',
);

describe('a listing whose site does not answer', () => {
  let made: TestDatabase;
  let server: TestApp;
  let token: string;
  let url: string;
  beforeAll(async () => {
    const [database] = testDatabases();
    if (database === undefined) throw new Error('there is always the embedded database');
    made = await database.create();
    const host = `127.0.0.1:${await closedPort()}`;
    url = `http://${host}/mansion/1`;
    server = await startApp(made, {
      environment: { LISTING_ALLOW_HOSTS: host, FREE_MODE: 'false', COMPLIMENTARY_CREDITS: '2' },
    });
    await ensureRendererBuilt(() => undefined);
    const ports: Ports = {
      ...noPorts,
      render: await loadRenderer(),
      fetchListing: (address, signal) =>
        fetchGuarded(address, signal, { allowHosts: server.config.listingAllowHosts }).catch((problem: unknown) => {
          throw problem instanceof EgressRefusal ? new SourceUnavailable(problem.reason, problem.message) : problem;
        }),
      // The files are our own, so no other process is needed to read them.
      readSource: (input) => readSource(input),
      printPdf: async () => new TextEncoder().encode('%PDF-1.7'),
      exchangeRate: async (asOf) => exchangeRate(null, asOf),
    };
    await server.app.work({ ports, steps });
    ({ token } = await server.register('submitter'));
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  async function ended(...parts: Parameters<typeof form>[0]) {
    const submitted = await server.as(token, await form(parts));
    expect(submitted.statusCode).toBe(201);
    const id: string = submitted.json().job_id;
    const status = async () => (await server.as(token, { url: `/analysis/${id}/status` })).json();
    await expect.poll(async () => (await status()).status).toMatch(/completed|failed/);
    return { id, ...(await status()) };
  }
  const credits = async () => (await server.as(token, { url: '/me' })).json().complimentary_analysis_credits;

  it('fails with a sentence that says so and what to send instead, and costs nothing', async () => {
    const before = await credits();
    const answer = await ended(['urls', JSON.stringify([url])]);
    expect(answer).toMatchObject({
      status: 'failed',
      error: [
        'The listing address couldn’t be opened: the site did not respond.',
        'Try again later. Save the page as a PDF in your browser, or upload the documents you have on the property.',
      ],
    });
    expect(await credits()).toBe(before);
  });

  it('becomes a report from the documents that came with it', async () => {
    const before = await credits();
    const answer = await ended(['files', { name: '物件.csv', content: flyer }], ['urls', JSON.stringify([url])]);
    expect(answer).toMatchObject({ status: 'completed', error: null });
    expect(await credits()).toBe(before - 1);
    const report = await server.as(token, { url: `/analysis/${answer.id}/report?format=json` });
    expect(report.statusCode).toBe(200);
    const { inputs, notes } = report.json();
    const { facts } = inputs;
    expect(facts.values.price_jpy).toBe(24_800_000);
    expect(facts.unused_sources).toEqual([
      { source_name: url, reason: 'unreachable', message: 'The listing address couldn’t be opened: the site did not respond.' },
    ]);
    expect(notes).toContain(`${url} was not used. The listing address couldn’t be opened: the site did not respond.`);
  });

  it('has the name of the building for a title where none was given', async () => {
    const named = `物件名,コーポみなと 205号室\n${flyer}`;
    const titleOf = async (id: string) => (await server.as(token, { url: `/analysis/${id}` })).json().title;
    const untitled = await ended(['files', { name: '物件.csv', content: named }]);
    expect(await titleOf(untitled.id)).toBe('コーポみなと 205号室');
    const report = await server.as(token, { url: `/analysis/${untitled.id}/report?format=json` });
    expect(report.json().analysis.title).toBe('コーポみなと 205号室');
    const list = (await server.as(token, { url: '/analysis?page=1&limit=10' })).json().jobs;
    expect(list[0]).toMatchObject({ job_id: untitled.id, title: 'コーポみなと 205号室' });
  });
});
