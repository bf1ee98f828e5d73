import type { CutPage } from '@rimawari/extraction/crops';
import type { Evidence, PropertyFacts } from '@rimawari/underwriting';
import { sampleCondominium, sampleReport } from '@rimawari/underwriting/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import { sessionFiles } from '../pipeline/artefacts.ts';
import { ensureRendererBuilt } from '../pipeline/build-renderer.ts';
import { loadRenderer } from '../pipeline/report-renderer.ts';
import { sessionPrefix } from '../pipeline/session-folder.ts';
import type { RunRef } from '../runs/store.ts';
import { createPictures } from './service.ts';

const place: Evidence = {
  source_id: 'flyer',
  source_kind: 'document',
  source_name: 'flyer.pdf',
  label: '価格',
  raw: '2,180万円',
  steps: [],
  page: 1,
  box: [0.1, 0.1, 0.2, 0.05],
  confidence: 0.95,
};
const facts: PropertyFacts = { ...sampleCondominium, evidence: { ...sampleCondominium.evidence, price_jpy: [place] } };
const webp = new Uint8Array(Buffer.from('UklGRhoAAABXRUJQVlA4TA4AAAAvAAAAAAcQEf0PRET/Aw==', 'base64'));
const cutPage: CutPage = { page: 1, sheet: { webp, width: 100, height: 140 }, crops: [{ webp, width: 60, height: 20 }] };
const pictureOf = /<img[^>]+alt="Part of page 1 of flyer\.pdf/;

describe.each(testDatabases())('pictures that follow a report, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let token: string;
  let cut: () => Promise<CutPage[]>;
  let printed: string[];
  beforeAll(async () => {
    await ensureRendererBuilt(() => undefined);
    made = await create();
    const report = sampleReport('condominium_unit');
    const steps = fakeSteps({
      pdf_generation: async ({ analysis: { documents } }) => ({
        sources: documents.map(({ filename, contentType, size, key }) => {
          const source = { id: 'flyer', kind: 'document', name: filename, content_type: contentType, size };
          return { ...source, sha256: '', kept_in: 'store', key };
        }),
        listing: null,
        unused: [],
      }),
      data_extraction: async () => ({ facts, readings: [], sheets: [], pictures_follow: true }),
      final_analysis: async () => ({ ...report, inputs: { ...report.inputs, facts } }),
    });
    server = await startApp(made, {
      steps,
      ports: {
        render: await loadRenderer(),
        cutPictures: () => cut(),
        printPdf: async (html) => {
          printed.push(html);
          return Buffer.from('%PDF-1.7');
        },
      },
    });
    ({ token } = await server.register('reader'));
  });
  beforeEach(() => {
    printed = [];
    cut = async () => [cutPage];
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  const read = (id: string, path: string) => server.as(token, { url: `/analysis/${id}/${path}` });
  async function completed(): Promise<string> {
    const answer = await server.as(token, await form([['files', { name: 'flyer.pdf', content: '%PDF-1.7\n' }]]));
    const id: string = answer.json().job_id;
    const status = async () => (await read(id, 'status')).json().status;
    await expect.poll(status).toBe('completed');
    return id;
  }
  const isPictured = async (id: string) => pictureOf.test((await read(id, 'fragment')).body);
  const becomesPictured = (id: string) => expect.poll(() => isPictured(id)).toBe(true);
  async function refOf(id: string): Promise<RunRef> {
    const { db } = server.app.database;
    const { shown_session_id } = await db.selectFrom('analyses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return { analysisId: id, sessionId: shown_session_id ?? '' };
  }
  const held = () => {
    const { promise, resolve } = Promise.withResolvers<CutPage[]>();
    cut = () => promise;
    return () => resolve([cutPage]);
  };

  it('are not waited for by the report, which shows them when it is read again', async () => {
    const release = held();
    const id = await completed();
    const early = await read(id, 'fragment');
    expect([early.statusCode, early.body.includes('Part of page'), early.body.includes('document-1.html')]).toEqual([200, false, false]);
    expect(early.headers['report-pictures']).toBe('pending');
    expect((await read(id, 'fragment?path=document-1.html')).statusCode).toBe(404);
    release();
    await becomesPictured(id);
    expect((await read(id, 'fragment')).headers['report-pictures']).toBe('complete');
    expect((await read(id, 'fragment?path=document-1.html')).statusCode).toBe(200);
    const kept = await server.app.store.list(`analyses/${id}`);
    expect(kept.filter(({ key }) => key.includes('/early/'))).toEqual([]);
  });

  it('stand in the PDF and in the file, which wait for them', async () => {
    const release = held();
    const id = await completed();
    const file = read(id, 'report?format=html');
    expect((await read(id, 'report?format=pdf')).statusCode).toBe(409);
    expect(printed).toEqual([]);
    release();
    expect((await file).body).toMatch(pictureOf);
    await expect.poll(async () => (await read(id, 'report?format=pdf')).statusCode).toBe(200);
    expect(printed).toEqual([expect.stringMatching(pictureOf)]);
    const { inputs } = (await read(id, 'report?format=json')).json();
    expect(inputs.facts.evidence.price_jpy[0].crop).toEqual({ file: 'pictures/1-page-1-1.webp', width: 60, height: 20 });
  });

  it('are cut again after an error nobody expected, and the status stays', async () => {
    let tries = 0;
    cut = async () => {
      tries += 1;
      if (tries === 1) throw new Error('the store did not answer');
      return [cutPage];
    };
    const id = await completed();
    await becomesPictured(id);
    expect([tries > 1, (await read(id, 'status')).json().status]).toEqual([true, 'completed']);
  });

  it('are left out where they are given up, and nobody waits any longer', async () => {
    const release = held();
    const id = await completed();
    const { database, store } = server.app;
    await createPictures({ db: database.db, store, ports: { cutPictures: async () => [] } }).giveUp(await refOf(id));
    const file = await read(id, 'report?format=html');
    expect([file.statusCode, pictureOf.test(file.body)]).toEqual([200, false]);
    release();
    await expect.poll(async () => (await read(id, 'report?format=pdf')).statusCode).toBe(200);
    expect(await isPictured(id)).toBe(false);
  });

  it('are not cut of an analysis that its owner cancelled or deleted', async () => {
    const id = await completed();
    await becomesPictured(id);
    // What prints has the pictures cut too, where they are missing.
    await expect.poll(async () => (await read(id, 'report?format=pdf')).statusCode).toBe(200);
    const ref = await refOf(id);
    const { database, store } = server.app;
    const index = `${sessionPrefix(id, ref.sessionId)}/${sessionFiles.cutAfterwards}`;
    await store.deleteAll(index);
    let asked = 0;
    const cutPictures = async () => {
      asked += 1;
      return [cutPage];
    };
    const ports = { cutPictures };
    await database.db.updateTable('analysis_sessions').set({ status: 'failed' }).where('id', '=', ref.sessionId).execute();
    const signal = new AbortController().signal;
    await createPictures({ db: database.db, store, ports }).cut(ref, signal);
    await database.db.deleteFrom('analyses').where('id', '=', id).execute();
    await createPictures({ db: database.db, store, ports }).cut(ref, signal);
    expect([asked, await store.exists(index)]).toEqual([0, false]);
  });
});
