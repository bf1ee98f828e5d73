import type { ContractPriceLevel, DatasetReference, HazardAnswer, LandPriceLevel } from '@rimawari/underwriting';
import { landPriceAmong } from '../market/land-price.ts';
import type { Point } from '../place/distance.ts';
import { failureWords, type ServiceAnswerOf, type ServiceClient } from './fetch-json.ts';
import { type HazardLayer, hazardLayers, hazardOf } from './hazard-layers.ts';
import { amountOf, isRecord, otherShape, recordsAt, textOf } from './shapes.ts';
import { featuresOf, holds, pointOf, tileOf } from './tiles.ts';

/** The library of real estate information of the ministry (不動産情報ライブラリ), asked with a key. */
export interface LandLibraryOptions {
  client: ServiceClient;
  key: string;
  /** Only tests ask another address. */
  baseUrl?: string;
}

/** The sentence that the ministry's terms ask for wherever its answers are shown. */
export const landLibraryAttribution =
  'このサービスは、国土交通省の不動産情報ライブラリのAPI機能を使用していますが、提供情報の最新性、正確性、完全性等が保証されたものではありません。';

/** What the library says of a place. */
export interface LandLibraryAnswer {
  contractPrice: ContractPriceLevel | null;
  landPrice: LandPriceLevel | null;
  /** Use district with its ratios, as the library words it. */
  zoning: { words: string; dataset: DatasetReference } | null;
  hazards: HazardAnswer[];
}

/** What is asked for. */
export interface LandLibraryQuestion {
  code: string;
  /** The middle of the town; null where only the municipality is known: then nothing is asked of a point. */
  point: Point | null;
  kind: 'condominium' | 'house' | null;
  isCommercial: boolean;
  asOf: string;
}

const fewestContracts = 10;
const hazardZoom = 15;
const landZoom = 13;

function datasetOf(id: string, title: string, vintage: string): DatasetReference {
  return {
    id,
    title,
    vintage,
    licence: 'PDL1.0 (公共データ利用規約)',
    source: '国土交通省 不動産情報ライブラリ',
    url: 'https://www.reinfolib.mlit.go.jp/',
  };
}

function quantile(sorted: readonly number[], at: number): number {
  const place = (sorted.length - 1) * at;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}

/** Prices of contracts of the kind: per m² for units, whole for houses. */
function pricesOf(body: unknown, kind: 'condominium' | 'house'): number[] {
  if (!isRecord(body) || body.status !== 'OK') return otherShape();
  const wanted = kind === 'condominium' ? '中古マンション等' : '宅地(土地と建物)';
  return recordsAt(body, 'data').flatMap((row) => {
    const price = amountOf(row.TradePrice);
    const area = amountOf(row.Area);
    if (textOf(row.Type) !== wanted || price === null) return [];
    if (kind === 'house') return [price];
    return area === null ? [] : [price / area];
  });
}

/** The four quarters that were over and published by the day: contracts appear about a quarter after their own. */
function quartersBefore(asOf: string): { year: number; quarter: number }[] {
  const last = Number(asOf.slice(0, 4)) * 4 + Math.floor((Number(asOf.slice(5, 7)) - 1) / 3) - 2;
  return [3, 2, 1, 0].map((back) => ({ year: Math.floor((last - back) / 4), quarter: ((last - back) % 4) + 1 }));
}

/** Asks the library for a place. Every part fails by itself: what could not be had is null, or not checked, and the reasons are returned. */
export async function askLandLibrary(
  { client, key, baseUrl = 'https://www.reinfolib.mlit.go.jp/ex-api/external/' }: LandLibraryOptions,
  question: LandLibraryQuestion,
  signal: AbortSignal,
): Promise<{ answer: LandLibraryAnswer; failures: string[]; isOld: boolean; fetchedOn: string | null }> {
  const failures: string[] = [];
  let isOld = false;
  let fetchedOn: string | null = null;
  async function get<Value>(
    layer: string,
    query: Record<string, string>,
    read: (body: unknown) => Value,
  ): Promise<ServiceAnswerOf<Value> | null> {
    const url = new URL(layer, baseUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    try {
      const answer = await client.get(url, { 'Ocp-Apim-Subscription-Key': key }, read, signal);
      isOld ||= answer.isOld;
      fetchedOn = answer.fetchedOn;
      return answer;
    } catch (error) {
      failures.push(failureWords(error));
      return null;
    }
  }
  const tileQuery = (point: Point, zoom: number) => {
    const { x, y } = tileOf(point, zoom);
    return { response_format: 'geojson', z: String(zoom), x: String(x), y: String(y) };
  };

  async function contractPrice(): Promise<ContractPriceLevel | null> {
    const { kind, code, asOf } = question;
    if (kind === null) return null;
    const quarters = quartersBefore(asOf);
    const answers = await Promise.all(
      quarters.map(({ year, quarter }) =>
        get('XIT001', { priceClassification: '02', year: String(year), quarter: String(quarter), city: code }, (body) =>
          pricesOf(body, kind),
        ),
      ),
    );
    // A quarter that is missing would shift the median unseen.
    if (answers.includes(null)) return null;
    const prices = answers.flatMap((answer) => answer?.value ?? []).sort((a, b) => a - b);
    if (prices.length < fewestContracts) return null;
    const [first, last] = [quarters[0], quarters.at(-1)];
    const vintage = `${first?.year}-Q${first?.quarter} to ${last?.year}-Q${last?.quarter}, retrieved on ${answers[0]?.fetchedOn}`;
    return {
      value: Math.round(quantile(prices, 0.5)),
      low: Math.round(quantile(prices, 0.25)),
      high: Math.round(quantile(prices, 0.75)),
      kind,
      unit: kind === 'condominium' ? 'JPY/m2' : 'JPY',
      count: prices.length,
      dataset: datasetOf('mlit-contracts', '不動産情報ライブラリ 成約価格情報 (XIT001)', vintage),
      row: `${code}, ${prices.length} contracts`,
      further: [],
      basis: `Median of ${prices.length} contracts over four quarters in the municipality, all ages; the range includes half of them. ${landLibraryAttribution}`,
    };
  }

  async function landPrice(point: Point): Promise<LandPriceLevel | null> {
    const year = question.asOf.slice(0, 4);
    const answer = await get('XPT002', { ...tileQuery(point, landZoom), year, priceClassification: '0' }, (body) =>
      featuresOf(body).flatMap((feature) => {
        const place = pointOf(feature);
        const price = amountOf(feature.properties.u_current_years_price_ja);
        const use = textOf(feature.properties.use_category_name_ja);
        return place && price !== null
          ? [{ ...place, price, use: use.startsWith('商業') ? '005' : use.startsWith('住宅') ? '000' : '' }]
          : [];
      }),
    );
    if (!answer) return null;
    const dataset = datasetOf(
      'mlit-land-prices',
      '不動産情報ライブラリ 地価公示・地価調査 (XPT002)',
      `${year}, retrieved on ${answer.fetchedOn}`,
    );
    const level = landPriceAmong(answer.value, point, question.isCommercial, dataset);
    return level && { ...level, basis: `${level.basis} ${landLibraryAttribution}` };
  }

  async function zoning(point: Point): Promise<LandLibraryAnswer['zoning']> {
    const answer = await get(
      'XKT002',
      tileQuery(point, hazardZoom),
      (body) => featuresOf(body).find((feature) => holds(feature, point))?.properties ?? null,
    );
    if (!answer?.value) return null;
    const { use_area_ja, u_building_coverage_ratio_ja, u_floor_area_ratio_ja } = answer.value;
    const words = [textOf(use_area_ja), textOf(u_building_coverage_ratio_ja), textOf(u_floor_area_ratio_ja)]
      .filter((text) => text !== '')
      .join(' ');
    return words === ''
      ? null
      : { words, dataset: datasetOf('mlit-zoning', '不動産情報ライブラリ 用途地域 (XKT002)', `retrieved on ${answer.fetchedOn}`) };
  }

  async function hazard(of: HazardLayer, point: Point): Promise<HazardAnswer> {
    const { kind, layer, title } = of;
    const answer = await get(layer, tileQuery(point, hazardZoom), (body) =>
      featuresOf(body)
        .filter((feature) => holds(feature, point))
        .map(({ properties }) => properties),
    );
    if (!answer) return { kind, state: 'not_checked', detail: `${title}: the data service did not respond.`, dataset: null };
    const dataset = datasetOf(
      `mlit-${layer.toLowerCase()}`,
      `不動産情報ライブラリ ${title} (${layer})`,
      `retrieved on ${answer.fetchedOn}`,
    );
    return { kind, ...hazardOf(of, answer.value), dataset };
  }

  const { point } = question;
  const [contract, land, zone, ...hazards] = await Promise.all([
    contractPrice(),
    point ? landPrice(point) : null,
    point ? zoning(point) : null,
    ...(point ? hazardLayers.map((layer) => hazard(layer, point)) : []),
  ]);
  return {
    answer: { contractPrice: contract, landPrice: land, zoning: zone, hazards },
    failures: [...new Set(failures)],
    isOld,
    fetchedOn,
  };
}
