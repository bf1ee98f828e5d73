import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSource } from '@rimawari/extraction/readers';
import { createLiveSources, exchangeRate } from '@rimawari/market-data';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deadlineMs } from '../../../../../../tests/deadline.ts';
import { readArtefact } from '../artefacts.ts';
import { steps } from '../steps.ts';
import { listingPage } from '../testing/listing-page.ts';
import { stepContext } from '../testing/step-context.ts';

let root: string;
let service: Server;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rimawari-live-'));
});
afterEach(async () => {
  service.closeAllConnections();
  service.close();
  await rm(root, { recursive: true, force: true });
});

/** An analysis of a listing, with all live sources at a server that answers so, and `timeoutMs` for each answer. */
async function analysed(listener: RequestListener, timeoutMs: number) {
  service = createServer(listener).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  const liveSources = createLiveSources({
    mlitApiKey: 'mlit-key-1',
    estatAppId: 'estat-id-1',
    exchangeRateUrl: `${address}rates`,
    landLibraryUrl: address,
    statisticsUrl: address,
    client: { timeoutMs, retries: 0 },
  });
  const ports = { readSource, exchangeRate: async (asOf: string) => exchangeRate(null, asOf), liveSources };
  const context = await stepContext(root, { documents: { 'listing.html': listingPage }, ports });
  for (const step of ['pdf_generation', 'data_extraction', 'enrichments', 'final_analysis'] as const) await steps[step].run(context);
  const { datasets } = await readArtefact(context.session, 'enrichments');
  return { report: await readArtefact(context.session, 'final_analysis'), datasets };
}

describe('an analysis with live sources', () => {
  it.each<[string, RequestListener]>([
    ['slow', () => undefined],
    ['down', (request) => void request.socket.destroy()],
    ['talking nonsense', (_, response) => void response.end('<!doctype html><p>Under maintenance')],
  ])('completes on stored data and says so when they are %s', async (_, listener) => {
    const { report } = await analysed(listener, 200);
    expect(report.market?.services).toHaveLength(3);
    for (const service of report.market?.services ?? []) expect(service).toContain('stored data was used');
    expect(report.market?.comparisons.map(({ id }) => id)).toContain('market.rent_level');
    expect(report.market?.hazards.every(({ state }) => state === 'not_checked')).toBe(true);
    expect(report.exchange_rate.date).toBe('2026-06');
  });

  it('uses what they answer, and keeps its source with the analysis', async () => {
    const { report, datasets } = await analysed((request, response) => {
      const body = request.url?.startsWith('/rates')
        ? { base: 'USD', date: '2026-11-19', rates: { JPY: 151.5 } }
        : { type: 'FeatureCollection', features: [], status: 'OK', data: [] };
      response.end(JSON.stringify(body));
    }, deadlineMs);
    expect(report.exchange_rate).toMatchObject({ jpy_per_usd: 151.5, date: '2026-11-19' });
    const flood = report.market?.hazards.find(({ kind }) => kind === 'flood');
    expect(flood).toMatchObject({
      state: 'not_found',
      source: '国土交通省 不動産情報ライブラリ',
      vintage: expect.stringContaining('retrieved on'),
    });
    expect(datasets.map(({ id }) => id)).toContain('mlit-xkt026');
    expect(report.market?.services.join(' ')).toContain('e-Stat');
  });
});
