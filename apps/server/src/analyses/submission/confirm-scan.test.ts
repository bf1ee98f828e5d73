import { scannedFlyer } from '@rimawari/extraction/testing';
import { exchangeRate } from '@rimawari/market-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { openPictureCutter, type PictureCutter } from '../documents/picture-cutter.ts';
import { openSourceReaders, type SourceReaders } from '../documents/source-readers.ts';
import { ensureRendererBuilt } from '../pipeline/build-renderer.ts';
import { loadRenderer } from '../pipeline/report-renderer.ts';
import { steps } from '../pipeline/steps.ts';

interface Fact {
  field: string;
  value: unknown;
  is_given: boolean;
  to_confirm?: { value: unknown; raw: string; is_used: boolean; other?: { value: unknown }; crop?: { data: string } };
}

describe('a scanned flyer that readers do not agree on', () => {
  let made: TestDatabase;
  let server: TestApp;
  let readers: SourceReaders;
  let cutter: PictureCutter;
  beforeAll(async () => {
    await ensureRendererBuilt(() => undefined);
    const [database] = testDatabases();
    if (database === undefined) throw new Error('there is always the embedded database');
    made = await database.create();
    readers = openSourceReaders();
    cutter = openPictureCutter();
    server = await startApp(made, {
      steps,
      ports: {
        readSource: (input, signal, events) => readers.read(input, signal, events),
        cutPictures: (request, signal) => cutter.cut(request, signal),
        exchangeRate: async (asOf) => exchangeRate(null, asOf),
        render: await loadRenderer(),
        printPdf: async () => Buffer.from('%PDF-1.7'),
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([readers.close(), cutter.close()]);
    await made.remove();
  });

  it('shows both readings with the place on the page, and counts what its owner confirms or corrects', async () => {
    const { token } = await server.register('reader');
    const submitted = await server.as(token, await form([['files', { name: 'scan.png', content: Buffer.from(await scannedFlyer()) }]]));
    const id: string = submitted.json().job_id;
    const status = async () => (await server.as(token, { url: `/analysis/${id}/status` })).json();
    const said = new Set<string>();
    const ended = await until(
      'the end of the analysis',
      async () => {
        const state = await status();
        if (state.doing !== undefined) said.add(state.doing);
        return state;
      },
      ({ status: state }) => state === 'completed' || state === 'failed',
      // Models are loaded and a page is read by both readers.
      180_000,
    );
    expect([ended.status, ended.error]).toEqual(['completed', null]);
    expect([...said]).toContain('Reading the picture scan.png');

    const read = async (): Promise<{ facts: Fact[]; correction: { status: string } | null }> =>
      (await server.as(token, { url: `/analysis/${id}/facts` })).json();
    const factOf = async (field: string) => (await read()).facts.find((fact) => fact.field === field);
    const area = await factOf('floor_area_m2');
    expect([area?.value, area?.to_confirm?.is_used]).toEqual([null, false]);
    expect([area?.to_confirm?.value, area?.to_confirm?.other?.value]).toContain(22.68);
    expect(area?.to_confirm?.crop?.data).toMatch(/^data:image\/webp;base64,UklGR/);
    // Money that only a picture states unsurely is not counted in silence.
    const fee = await factOf('management_fee_jpy_month');
    expect([fee?.value, fee?.to_confirm?.is_used]).toEqual([null, false]);

    const page = async (path?: string) =>
      (await server.as(token, { url: `/analysis/${id}/fragment${path === undefined ? '' : `?path=${path}`}` })).body;
    expect((await page()).match(/<img [^>]*alt="Part of page 1 of scan\.png/g)?.length).toBeGreaterThan(5);
    expect((await page('document-1.html')).includes('alt="Page 1 of scan.png"')).toBe(true);
    const stranger = await server.register('stranger');
    for (const url of ['facts', 'fragment', 'fragment?path=document-1.html'])
      expect((await server.as(stranger.token, { url: `/analysis/${id}/${url}` })).statusCode).toBe(404);

    const correct = async (payload: Record<string, unknown>) => {
      const answer = await server.as(token, { method: 'POST', url: `/analysis/${id}/corrections`, payload });
      expect(answer.statusCode).toBe(202);
      await until('the correction', read, ({ correction }) => correction?.status === 'completed' || correction?.status === 'failed');
    };
    await correct({ floor_area_m2: 22.68, management_fee_jpy_month: 8640 });
    expect(await factOf('floor_area_m2')).toMatchObject({ value: 22.68, is_given: true });
    expect(await factOf('management_fee_jpy_month')).toMatchObject({ value: 8640, is_given: true });
    expect((await factOf('floor_area_m2'))?.to_confirm).toBeUndefined();
    const report = (await server.as(token, { url: `/analysis/${id}/report?format=json` })).json();
    expect(report.inputs.facts.values).toMatchObject({ floor_area_m2: 22.68, management_fee_jpy_month: 8640 });
    // The pictures stay those of the run that read the page.
    expect((await page('document-1.html')).includes('alt="Page 1 of scan.png"')).toBe(true);

    const share = await server.as(token, { method: 'POST', url: `/analysis/${id}/shares`, payload: { days: 7 } });
    const shared = `/shared/${share.json().token}/fragment`;
    expect((await server.as(null, { url: shared })).body.includes('<img ')).toBe(false);
    expect((await server.as(null, { url: `${shared}?path=document-1.html` })).statusCode).toBe(404);
  });
});
