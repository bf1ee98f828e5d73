import { BrowserMissing } from '@rimawari/browser';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import { ensureRendererBuilt } from '../pipeline/build-renderer.ts';
import type { Ports, Renderer } from '../pipeline/ports.ts';
import { copyKey, copyNames } from '../pipeline/rendered-copies.ts';
import { loadRenderer } from '../pipeline/report-renderer.ts';
import { sessionPrefix } from '../pipeline/session-folder.ts';

describe.each(testDatabases())('the PDF of a report, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let render: Renderer;
  let token: string;
  const instantly: Ports['printPdf'] = async (html) => Buffer.from(`%PDF-1.7 ${html.length}`);
  let print = instantly;
  beforeAll(async () => {
    await ensureRendererBuilt(() => undefined);
    render = await loadRenderer();
    made = await create();
    server = await startApp(made, { steps: fakeSteps(), ports: { render, printPdf: (html, signal) => print(html, signal) } });
    ({ token } = await server.register('reader'));
  });
  afterEach(() => {
    print = instantly;
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  const read = (id: string, format = 'pdf') => server.as(token, { url: `/analysis/${id}/report?format=${format}` });
  const status = async (id: string) => (await server.as(token, { url: `/analysis/${id}/status` })).json().status;
  const becomes = (id: string, code: number) => expect.poll(async () => (await read(id)).statusCode).toBe(code);
  async function completed(): Promise<string> {
    const answer = await server.as(token, await form([['files', { name: 'a.csv', content: '価格,3980万円' }]]));
    const id: string = answer.json().job_id;
    await expect.poll(() => status(id)).toBe('completed');
    return id;
  }
  const { printed } = copyNames;
  async function prefixOf(id: string): Promise<string> {
    const { shown_session_id } = await server.app.database.db
      .selectFrom('analyses')
      .select('shown_session_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return sessionPrefix(id, shown_session_id ?? '');
  }
  const age = (id: string, minutes: number) =>
    server.app.database.db
      .updateTable('prints')
      .set({ ended_at: new Date(Date.now() - minutes * 60_000) })
      .where('analysis_id', '=', id)
      .execute();

  it('follows a report that is complete without it, and is not ready until then', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    print = async (html, signal) => {
      await held;
      return instantly(html, signal);
    };
    const id = await completed();
    const waiting = await read(id);
    expect([waiting.statusCode, waiting.json().code, waiting.headers['retry-after']]).toEqual([409, 'not_ready', '2']);
    expect((await read(id, 'html')).statusCode).toBe(200);
    release();
    await becomes(id, 200);
    expect((await read(id)).body).toMatch(/^%PDF-1\.7 \d+$/);
  });

  it('is tried again after an error nobody expected, and the status stays', async () => {
    let tries = 0;
    print = async (html, signal) => {
      tries += 1;
      if (tries === 1) throw new Error('the page crashed');
      return instantly(html, signal);
    };
    const id = await completed();
    await becomes(id, 200);
    expect([tries, await status(id)]).toEqual([2, 'completed']);
  });

  it('says why there is none on a machine without a browser, and looks again later', async () => {
    print = () => Promise.reject(new BrowserMissing(['/usr/bin/chromium: not found']));
    const id = await completed();
    await becomes(id, 404);
    expect((await read(id)).json().detail).toContain('No Chromium could be started');
    expect(await status(id)).toBe('completed');
    print = instantly;
    expect((await read(id)).statusCode).toBe(404);
    await age(id, 11);
    expect((await read(id)).statusCode).toBe(409);
    await becomes(id, 200);
  });

  it('is printed anew when it was printed by another build, and copies of one build are kept', async () => {
    const id = await completed();
    await becomes(id, 200);
    await read(id, 'html');
    const prefix = await prefixOf(id);
    const { store } = server.app;
    await store.put(copyKey(prefix, 'earlier', printed), '%PDF earlier');
    await store.put(copyKey(prefix, 'earlier', copyNames.fragment), '<p>earlier');
    await store.deleteAll(`${prefix}/rendered/${render.build}`);
    await server.app.database.db.updateTable('prints').set({ build: 'earlier' }).where('analysis_id', '=', id).execute();
    // Another process of that build has printed it a moment ago: both builds are serving.
    expect((await read(id)).body).toBe('%PDF earlier');
    await age(id, 2);
    expect((await read(id)).statusCode).toBe(409);
    await becomes(id, 200);
    expect((await read(id)).body).toMatch(/^%PDF-1\.7/);
    const keys = (await store.list(`${prefix}/rendered`)).map(({ key }) => key.slice(prefix.length));
    expect(keys.filter((key) => key.includes('earlier'))).toEqual([]);
  });

  it('is made anew when it was lost, once for all who ask', async () => {
    const id = await completed();
    await becomes(id, 200);
    const prefix = await prefixOf(id);
    await server.app.store.deleteAll(`${prefix}/rendered`);
    await age(id, 2);
    let prints = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    print = async (html, signal) => {
      prints += 1;
      await held;
      return instantly(html, signal);
    };
    const answers = await Promise.all(Array.from({ length: 5 }, () => read(id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409, 409]);
    release();
    await becomes(id, 200);
    expect(prints).toBe(1);
  });
});
