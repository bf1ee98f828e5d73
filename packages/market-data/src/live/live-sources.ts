import type { MarketContext, PlaceMarket, PropertyFacts, ServiceAnswer } from '@rimawari/underwriting';
import type { Place } from '../place/read-place.ts';
import { createServiceClient, failureWords, type ServiceClientOptions } from './fetch-json.ts';
import { askLandLibrary, landLibraryAttribution } from './land-library.ts';
import { askExchangeRate } from './rate-service.ts';
import { askPopulation } from './statistics-service.ts';

/** Keys of the public services; a service without its key is off. */
export interface LiveSourcesOptions {
  /** `MLIT_API_KEY` */
  mlitApiKey: string | null;
  /** `ESTAT_APP_ID` */
  estatAppId: string | null;
  /** `EXCHANGE_RATE_URL` */
  exchangeRateUrl: string | null;
  /** A rate that the operator set stands above any service. */
  hasSetRate?: boolean;
  /** Only tests ask other addresses than those of the services. */
  landLibraryUrl?: string;
  statisticsUrl?: string;
  client?: ServiceClientOptions;
  /** All questions of one analysis together end by then. */
  budgetMs?: number;
}

/** What was gathered from stored data, and what a live answer may replace. */
export type GatheredMarket = Pick<MarketContext, 'population' | 'exchange_rate'> & { market: PlaceMarket };

/** Services that refresh what the packs say of a place and a day. */
export interface LiveSources {
  /** The same with live answers in place of stored ones where there were any; says of every service whether it was used. Never throws for a service. */
  refresh(
    gathered: GatheredMarket,
    about: { facts: PropertyFacts; place: Place; asOf: string },
    signal: AbortSignal,
  ): Promise<GatheredMarket>;
}

const storedStands = 'stored data was used instead';

/** Opens the services whose keys are given. Answers are kept for a day. */
export function createLiveSources(options: LiveSourcesOptions): LiveSources {
  const client = createServiceClient(options.client);
  const { budgetMs = 15_000 } = options;

  async function landLibrary(market: PlaceMarket, { facts, place, asOf }: Parameters<LiveSources['refresh']>[1], signal: AbortSignal) {
    const service = 'mlit' as const;
    const name = 'Real Estate Information Library (不動産情報ライブラリ)';
    if (options.mlitApiKey === null)
      return { market, answer: { service, state: 'off' as const, detail: `${name}: not set up; stored data was used.` } };
    if (!place.municipality)
      return { market, answer: { service, state: 'off' as const, detail: `${name}: not used, because the address could not be located.` } };
    const isExact = place.precision === 'town' && place.latitude !== null && place.longitude !== null;
    const { answer, failures, isOld, fetchedOn } = await askLandLibrary(
      { client, key: options.mlitApiKey, ...(options.landLibraryUrl ? { baseUrl: options.landLibraryUrl } : {}) },
      {
        code: place.municipality.code,
        point: isExact ? { latitude: place.latitude ?? 0, longitude: place.longitude ?? 0 } : null,
        kind: facts.kind === 'condominium_unit' ? 'condominium' : facts.kind === 'detached_house' ? 'house' : null,
        isCommercial: /商業/.test(facts.values.zoning ?? '') && !/近隣商業|近商/.test(facts.values.zoning ?? ''),
        asOf,
      },
      signal,
    );
    const used =
      answer.contractPrice !== null ||
      answer.landPrice !== null ||
      answer.zoning !== null ||
      answer.hazards.some(({ state }) => state !== 'not_checked');
    const refreshed: PlaceMarket = {
      ...market,
      contract_price: answer.contractPrice ?? market.contract_price,
      land_price: answer.landPrice ?? market.land_price,
      ...(answer.zoning ? { zoning: answer.zoning } : {}),
      hazards: market.hazards.map((hazard) => answer.hazards.find(({ kind }) => kind === hazard.kind) ?? hazard),
    };
    const failed =
      failures.length > 0 ? ` ${used ? 'Part of the request' : 'The request'} failed: ${failures.join('; ')}; ${storedStands}.` : '';
    const old = isOld ? ` Data retrieved earlier (${fetchedOn}) was used for the failed part.` : '';
    const state: ServiceAnswer['state'] = used ? 'used' : failures.length > 0 ? 'failed' : 'used';
    const detail = `${name}: ${used ? `retrieved on ${fetchedOn}.` : state === 'used' ? 'no data for this area.' : 'requested.'}${old}${failed}${used ? ` ${landLibraryAttribution}` : ''}`;
    return { market: refreshed, answer: { service, state, detail } };
  }

  async function statistics(population: MarketContext['population'], code: string | null, signal: AbortSignal) {
    const service = 'estat' as const;
    const name = 'Official statistics (e-Stat)';
    if (options.estatAppId === null)
      return { population, answer: { service, state: 'off' as const, detail: `${name}: not set up; stored data was used.` } };
    if (code === null || population === null)
      return {
        population,
        answer: { service, state: 'off' as const, detail: `${name}: not used, because the address could not be located.` },
      };
    try {
      const { value, isOld } = await askPopulation(
        { client, appId: options.estatAppId, ...(options.statisticsUrl ? { baseUrl: options.statisticsUrl } : {}) },
        code,
        signal,
      );
      const detail = `${name}: population of ${value.row.slice(-4)} used${isOld ? ', from data retrieved earlier because the service failed' : ''}. このサービスは、政府統計総合窓口(e-Stat)のAPI機能を使用していますが、サービスの内容は国によって保証されたものではありません。`;
      return { population: { ...population, latest: value }, answer: { service, state: 'used' as const, detail } };
    } catch (error) {
      return { population, answer: { service, state: 'failed' as const, detail: `${name}: ${failureWords(error)}; ${storedStands}.` } };
    }
  }

  async function exchangeRate(stored: MarketContext['exchange_rate'], asOf: string, signal: AbortSignal) {
    const service = 'exchange_rate' as const;
    const name = 'Exchange rate';
    if (options.exchangeRateUrl === null || options.hasSetRate)
      return {
        rate: stored,
        answer: { service, state: 'off' as const, detail: `${name}: no live service; ${stored.source}, ${stored.date}.` },
      };
    try {
      const rate = await askExchangeRate(client, options.exchangeRateUrl, asOf, signal);
      return { rate, answer: { service, state: 'used' as const, detail: `${name}: ${rate.source}, ${rate.date}.` } };
    } catch (error) {
      return {
        rate: stored,
        answer: {
          service,
          state: 'failed' as const,
          detail: `${name}: ${failureWords(error)}; ${storedStands} (${stored.source}, ${stored.date}).`,
        },
      };
    }
  }

  return {
    refresh: async (gathered, about, signal) => {
      const stop = AbortSignal.any([signal, AbortSignal.timeout(budgetMs)]);
      const [land, people, rate] = await Promise.all([
        landLibrary(gathered.market, about, stop),
        statistics(gathered.population, about.place.municipality?.code ?? null, stop),
        exchangeRate(gathered.exchange_rate, about.asOf, stop),
      ]);
      signal.throwIfAborted();
      return {
        population: people.population,
        exchange_rate: rate.rate,
        market: { ...land.market, services: [land.answer, people.answer, rate.answer] },
      };
    },
  };
}
