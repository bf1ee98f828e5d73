import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { testDeadlineMs } from '../../../../tests/deadline.ts';
import { sampleCondominium } from '../../../underwriting/src/testing/index.ts';
import { exchangeRate } from '../exchange-rate.ts';
import { gatherPlaceMarket, placeOfFacts } from '../market/place-market.ts';
import { populationOf } from '../population.ts';
import { createLiveSources, type GatheredMarket, type LiveSourcesOptions } from './live-sources.ts';
import { tileOf } from './tiles.ts';

const asOf = '2026-11-22';
const facts = sampleCondominium;
const place = placeOfFacts(facts);
const point = { latitude: place.latitude ?? 0, longitude: place.longitude ?? 0 };

function stored(): GatheredMarket {
  const people = populationOf('13107');
  if (!people) throw new Error('The pack has no population for 13107.');
  const { dataset, row, population2020, population2050 } = people;
  return {
    market: gatherPlaceMarket(facts, asOf, place),
    population: { latest: { value: population2020, dataset, row }, projected_2050: { value: population2050, dataset, row } },
    exchange_rate: exchangeRate(null, asOf),
  };
}

let servers: Server[] = [];
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** All three services at one address. */
function liveAt(address: string, change: Partial<LiveSourcesOptions> = {}) {
  return createLiveSources({
    mlitApiKey: 'mlit-key-1',
    estatAppId: 'estat-id-1',
    exchangeRateUrl: `${address}rates?base=USD`,
    landLibraryUrl: address,
    statisticsUrl: address,
    client: { timeoutMs: 10_000, retries: 1, pauseMs: 5 },
    ...change,
  });
}
const refresh = (live: ReturnType<typeof liveAt>, signal = new AbortController().signal) =>
  live.refresh(stored(), { facts, place, asOf }, signal);

const ring = (reach: number) => [
  [point.longitude - reach, point.latitude - reach],
  [point.longitude + reach, point.latitude - reach],
  [point.longitude + reach, point.latitude + reach],
  [point.longitude - reach, point.latitude + reach],
  [point.longitude - reach, point.latitude - reach],
];
const collection = (features: unknown[]) => ({ type: 'FeatureCollection', features });
const polygon = (properties: object, coordinates: unknown) => ({ type: 'Feature', properties, geometry: { type: 'Polygon', coordinates } });

/** What each service answers by its documentation. */
function documented(path: string): unknown {
  if (path.startsWith('/XIT001'))
    return {
      status: 'OK',
      data: [400_000, 800_000, 1_000_000, 1_200_000].map((perM2, at) => ({
        PriceCategory: '成約価格情報',
        Type: '中古マンション等',
        MunicipalityCode: '13107',
        DistrictName: '錦糸',
        TradePrice: String(perM2 * (25 + at)),
        Area: String(25 + at),
        BuildingYear: '2008年',
        Period: '2026年第1四半期',
      })),
    };
  if (path.startsWith('/XPT002'))
    return collection(
      [700_000, 800_000, 900_000, 1_000_000, 5_000_000].map((price, at) => ({
        type: 'Feature',
        properties: {
          u_current_years_price_ja: `${price.toLocaleString('en')}(円/㎡)`,
          use_category_name_ja: at === 4 ? '工業地' : '商業地',
        },
        geometry: { type: 'Point', coordinates: [point.longitude + at * 0.0005, point.latitude] },
      })),
    );
  if (path.startsWith('/XKT002'))
    return collection([
      polygon({ use_area_ja: '商業地域', u_building_coverage_ratio_ja: '80%', u_floor_area_ratio_ja: '600%' }, [ring(0.01)]),
    ]);
  if (path.startsWith('/XKT026')) return collection([polygon({ A31a_205: 3 }, [ring(0.01)])]);
  // The point lies in the hole of this one.
  if (path.startsWith('/XKT027')) return collection([polygon({ A49_003: 2 }, [ring(0.01), ring(0.005)])]);
  if (path.startsWith('/XKT')) return collection([]);
  if (path.startsWith('/getStatsData'))
    return {
      GET_STATS_DATA: {
        RESULT: { STATUS: 0, ERROR_MSG: '正常に終了しました。' },
        STATISTICAL_DATA: {
          DATA_INF: {
            VALUE: [
              { '@area': '13107', '@time': '2020100000', '@unit': '人', $: '272085' },
              { '@area': '13107', '@time': '2025100000', '@unit': '人', $: '281500' },
            ],
          },
        },
      },
    };
  return { base: 'USD', date: '2026-11-20', rates: { JPY: 155.25 } };
}

describe('live sources that answer as documented', () => {
  it('replace what the packs say, with their vintage, and ask with key, tile and municipality', async () => {
    const asked: string[] = [];
    const address = await serve((request, response) => {
      asked.push(`${request.url} ${String(request.headers['ocp-apim-subscription-key'])}`);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(documented(request.url ?? '')));
    });
    const { market, population, exchange_rate } = await refresh(liveAt(address));
    // Four quarters with the same four contracts: the median of 400,000, 800,000, 1,000,000 and 1,200,000.
    expect(market.contract_price).toMatchObject({ value: 900_000, count: 16, dataset: { id: 'mlit-contracts' } });
    expect(market.contract_price?.dataset.vintage).toMatch(/^2025-Q3 to 2026-Q2, retrieved on \d{4}-\d{2}-\d{2}$/);
    expect(market.land_price).toMatchObject({ value: 850_000, basis_kind: 'official_points', count: 4 });
    expect(market.zoning?.words).toBe('商業地域 80% 600%');
    const hazards = new Map(market.hazards.map(({ kind, state }) => [kind, state]));
    expect(Object.fromEntries(hazards)).toEqual({
      flood: 'found',
      inland_flood: 'not_checked',
      storm_surge: 'not_found',
      tsunami: 'not_found',
      landslide: 'not_found',
      liquefaction: 'not_found',
    });
    expect(market.hazards[0]?.detail).toContain('maximum water depth 3–5 m');
    expect(population?.latest).toMatchObject({ value: 281_500, row: '13107, 2025' });
    expect(exchange_rate).toEqual({ jpy_per_usd: 155.25, date: '2026-11-20', source: new URL(address).host, illustrative: false });
    expect(market.services.map(({ service, state }) => [service, state])).toEqual([
      ['mlit', 'used'],
      ['estat', 'used'],
      ['exchange_rate', 'used'],
    ]);
    expect(market.services[0]?.detail).toContain('提供情報の最新性、正確性、完全性等が保証されたものではありません');
    const { x, y } = tileOf(point, 15);
    expect(asked).toContainEqual(`/XKT026?response_format=geojson&z=15&x=${x}&y=${y} mlit-key-1`);
    expect(asked.some((line) => line.includes('XIT001') && line.includes('city=13107'))).toBe(true);
    expect(asked.some((line) => line.includes('appId=estat-id-1') && line.includes('cdArea=13107'))).toBe(true);
  });

  it('are not asked twice within a day, and an earlier answer stands in when the service fails later', async () => {
    let count = 0;
    let isDown = false;
    // In Japan it is the day after.
    let time = Date.parse('2026-11-21T18:00:00Z');
    const address = await serve((request, response) => {
      count += 1;
      response.statusCode = isDown ? 500 : 200;
      response.end(JSON.stringify(documented(request.url ?? '')));
    });
    const live = liveAt(address, { client: { timeoutMs: 10_000, retries: 0, pauseMs: 1, now: () => time } });
    await refresh(live);
    const once = count;
    await refresh(live);
    expect(count).toBe(once);
    time += 25 * 3_600_000;
    isDown = true;
    const { market } = await refresh(live);
    expect(count).toBeGreaterThan(once);
    expect(market.contract_price?.value).toBe(900_000);
    expect(market.services[0]?.detail).toContain('Data retrieved earlier (2026-11-22)');
    expect(market.services[1]?.detail).toContain('retrieved earlier');
  });
});

describe('live sources that fail', () => {
  const before = stored();
  const failed = [
    ['mlit', 'failed'],
    ['estat', 'failed'],
    ['exchange_rate', 'failed'],
  ];
  async function expectStored(address: string, words: RegExp, change: Partial<LiveSourcesOptions> = {}): Promise<void> {
    const { market, population, exchange_rate } = await refresh(liveAt(address, change));
    expect({ ...market, services: [], hazards: [] }).toEqual({ ...before.market, services: [], hazards: [] });
    expect(market.hazards.every(({ state }) => state === 'not_checked')).toBe(true);
    expect(population).toEqual(before.population);
    expect(exchange_rate).toEqual(before.exchange_rate);
    expect(market.services.map(({ service, state }) => [service, state])).toEqual(failed);
    for (const { detail } of market.services) expect(detail).toMatch(words);
  }

  it('leave the stored data in place, and say so: down', async () => {
    const address = await serve(() => undefined);
    const [server] = servers;
    server?.close();
    await expectStored(address, /connection failed; stored data was used instead/);
  });

  const impatient = { client: { timeoutMs: 100, retries: 1, pauseMs: 5 } };
  it('slow', async () => {
    await expectStored(await serve(() => undefined), /did not answer in time/, impatient);
  });

  it('slow in the middle of an answer', async () => {
    await expectStored(await serve((_, response) => void response.write('{"status":')), /did not answer in time/, impatient);
  });

  it('with an error, tried again once', async () => {
    let count = 0;
    const address = await serve((_, response) => {
      count += 1;
      response.writeHead(503).end('busy');
    });
    await expectStored(address, /status 503/);
    expect(count).toBe(2 * (4 + 1 + 1 + 5 + 1 + 1));
  });

  it('with a refusal of the key, not tried again', async () => {
    let count = 0;
    const address = await serve((_, response) => {
      count += 1;
      response.writeHead(401).end('{}');
    });
    await expectStored(address, /status 401/);
    expect(count).toBe(4 + 1 + 1 + 5 + 1 + 1);
  });

  it.each([
    ['a page', '<!doctype html><title>Maintenance</title>', /could not be read/],
    ['a list', '[]', /documented shape/],
    ['null', 'null', /documented shape/],
    [
      'texts where there should be objects',
      '{"type":"FeatureCollection","features":["x"],"status":"OK","data":["x"],"GET_STATS_DATA":"x","rates":"x"}',
      /documented shape/,
    ],
    [
      'errors in a good status',
      '{"status":"NG","GET_STATS_DATA":{"RESULT":{"STATUS":100,"ERROR_MSG":"認証に失敗しました。"}}}',
      /documented shape|認証に失敗しました/,
    ],
  ])('with nonsense: %s', async (_, body, words) => {
    await expectStored(await serve((__, response) => void response.end(body)), words);
  });

  it('with more than they should send', async () => {
    const address = await serve((_, response) => void response.end('"'.padEnd(200_000, 'x')));
    const { market } = await refresh(liveAt(address, { client: { timeoutMs: 10_000, retries: 0, maxBytes: 50_000 } }));
    for (const { detail } of market.services) expect(detail).toContain('sent more than it should');
  });

  it('with a rate that cannot be, or of another day', async () => {
    for (const body of [
      '{"date":"2026-11-20","rates":{"JPY":0.0065}}',
      '{"date":"2026-12-24","rates":{"JPY":150}}',
      '{"date":"2026-01-05","rates":{"JPY":150}}',
    ]) {
      const address = await serve((_, response) => void response.end(body));
      const { exchange_rate, market } = await refresh(liveAt(address));
      expect(exchange_rate).toEqual(before.exchange_rate);
      expect(market.services[2]?.state).toBe('failed');
    }
  });

  it('end together by the budget of the analysis', async () => {
    const address = await serve(() => undefined);
    // One call alone would outlast this test.
    const { market } = await refresh(liveAt(address, { budgetMs: 100, client: { timeoutMs: 2 * testDeadlineMs } }));
    for (const { detail } of market.services) expect(detail).toContain('did not answer in time');
  });

  it('stop when the analysis is stopped', async () => {
    const address = await serve(() => undefined);
    const stop = new AbortController();
    const refreshed = refresh(liveAt(address), stop.signal);
    stop.abort(new Error('stopped'));
    await expect(refreshed).rejects.toThrow('stopped');
  });
});

it('live sources without a key ask nobody, and say that they are off', async () => {
  const live = createLiveSources({ mlitApiKey: null, estatAppId: null, exchangeRateUrl: null });
  const { market, ...rest } = await refresh(live);
  expect(market.services.map(({ state }) => state)).toEqual(['off', 'off', 'off']);
  expect(rest.exchange_rate).toEqual(stored().exchange_rate);
});
