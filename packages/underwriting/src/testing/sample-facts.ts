import type { MarketContext } from '../context/market-context.ts';
import { extraNames, type FactField, factNames } from '../facts/fact-list.ts';
import { nothingStated } from '../facts/nothing-stated.ts';
import type { ExtraFacts, FactValues, PropertyFacts, PropertyKind } from '../facts/property-facts.ts';

const labels: Partial<Record<keyof FactValues, string>> = {
  price_jpy: '価格',
  gross_yield_pct: '満室時利回り',
  address: '所在地',
  stations: '交通',
  layout: '間取り',
  floor_area_m2: '専有面積',
  land_area_m2: '土地面積',
  built: '築年月',
  structure: '建物構造',
  floors_total: '階建',
  floor: '所在階',
  units: '総戸数',
  monthly_rent_jpy: '賃料',
  annual_rent_jpy: '満室時年収',
  management_fee_jpy_month: '管理費',
  repair_reserve_jpy_month: '修繕積立金',
  land_rights: '土地権利',
  zoning: '用途地域',
  occupancy: '現況',
};

/** What a listing page prints for the codes and numbers of facts. */
const printedAs: Readonly<Record<string, string>> = {
  W: '木造',
  LGS: '軽量鉄骨造',
  CB: 'ブロック造',
  S: '鉄骨造',
  RC: 'RC造',
  SRC: 'SRC造',
  tenanted: '賃貸中',
  partial: '一部空室',
  vacant: '空室',
};

function printedText(field: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => printedText(field, one)).join(' ');
  if (typeof value === 'number') return field.includes('_jpy') ? `${value.toLocaleString('en-US')}円` : String(value);
  if (typeof value === 'string')
    return printedAs[value] ?? value.replace(/^(\d{4})-(\d{2})$/, (_, year, month) => `${year}年${Number(month)}月`);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value)
    .filter((part) => part !== null && part !== undefined)
    .map(String)
    .join(' ');
}

/** Facts with one piece of evidence for each value, as if read from a listing page. */
export function sampleFacts(kind: PropertyKind, stated: Partial<FactValues>, extra: ExtraFacts = {}): PropertyFacts {
  const values = { ...nothingStated, ...stated };
  const evidence: PropertyFacts['evidence'] = {};
  const cite = (field: FactField, label: string | null, value: unknown) => {
    evidence[field] = [
      {
        source_id: 'listing',
        source_kind: 'listing',
        source_name: 'https://listing.example/offer/1',
        label,
        raw: printedText(field, value).slice(0, 300),
        steps: [],
        confidence: 0.95,
      },
    ];
  };
  for (const field of factNames) if (values[field] !== null) cite(field, labels[field] ?? null, values[field]);
  for (const name of extraNames) if (extra[name] !== undefined) cite(`extra.${name}`, null, extra[name]);
  return { kind, values, derived: {}, derivations: {}, extra, evidence, conflicts: [], unused_sources: [] };
}

/** A tenanted studio in Tokyo, rent stated. */
export const sampleCondominium: PropertyFacts = sampleFacts(
  'condominium_unit',
  {
    price_jpy: 23_800_000,
    address: '東京都墨田区錦糸9-8-7',
    prefecture: '東京都',
    municipality: '墨田区',
    stations: [
      { line: 'JR総武線', station: '錦糸町', walk_min: 6 },
      { line: '東京メトロ半蔵門線', station: '錦糸町', walk_min: 8 },
    ],
    layout: '1K',
    floor_area_m2: 25.4,
    built: '2008-03',
    structure: 'RC',
    floors_total: 11,
    floor: 4,
    units: 54,
    monthly_rent_jpy: 98_000,
    management_fee_jpy_month: 8_600,
    repair_reserve_jpy_month: 5_100,
    land_rights: '所有権',
    zoning: '商業',
    occupancy: 'tenanted',
  },
  { property_name: 'サンプルレジデンス錦糸', balcony_m2: 3.1, transaction: '仲介', current_status_raw: '賃貸中' },
);

/** A wooden block with a stated yield and rent. */
export const sampleApartment: PropertyFacts = sampleFacts(
  'apartment_building',
  {
    price_jpy: 68_000_000,
    gross_yield_pct: 7.41,
    address: '埼玉県川口市柳崎9-9',
    prefecture: '埼玉県',
    municipality: '川口市',
    stations: [{ line: 'JR武蔵野線', station: '東川口', walk_min: 11 }],
    floor_area_m2: 186.3,
    land_area_m2: 168.2,
    built: '2001-09',
    structure: 'W',
    floors_total: 2,
    units: 8,
    monthly_rent_jpy: 420_000,
    annual_rent_jpy: 5_040_000,
    land_rights: '所有権',
    zoning: '第一種住居',
    building_coverage_pct: 60,
    floor_area_ratio_pct: 200,
    occupancy: 'partial',
  },
  {
    property_name: 'サンプルハイツ柳崎',
    unit_mix: '1K×8戸',
    road: '南側 公道 4.0m',
    current_monthly_rent_jpy: 367_000,
    current_annual_rent_jpy: 4_404_000,
    transaction: '仲介',
  },
);

/** A vacant house with no rent anywhere. */
export const sampleHouse: PropertyFacts = sampleFacts(
  'detached_house',
  {
    price_jpy: 12_800_000,
    address: '東京都八王子市中野上町9-9-9',
    prefecture: '東京都',
    municipality: '八王子市',
    stations: [{ line: 'JR中央線', station: '八王子', walk_min: 5, bus_min: 14, bus_stop: '中野上町二丁目' }],
    layout: '4DK',
    floor_area_m2: 84.2,
    land_area_m2: 101.5,
    built: '1989-05',
    structure: 'W',
    floors_total: 2,
    land_rights: '所有権',
    zoning: '第一種中高層',
    building_coverage_pct: 60,
    floor_area_ratio_pct: 200,
    occupancy: 'vacant',
  },
  { road: '北側 公道 4.5m', transaction: '仲介', delivery: '即時' },
);

/** Context for the samples: the place by name, and an exchange rate for illustration. Population figures are invented. */
export function sampleContext(facts: PropertyFacts, title: string): MarketContext {
  const dataset = {
    id: 'sample-population',
    title: 'Invented population figures for samples',
    vintage: '2026',
    licence: 'none',
    source: 'Rimawari samples',
    url: null,
  };
  const population: Record<string, [number, number]> = {
    墨田区: [280_000, 285_000],
    川口市: [605_000, 570_000],
    八王子市: [575_000, 480_000],
  };
  const names: Record<string, string> = { 東京都: 'Tokyo', 埼玉県: 'Saitama', 墨田区: 'Sumida', 川口市: 'Kawaguchi', 八王子市: 'Hachioji' };
  const { prefecture, municipality } = facts.values;
  const persons = municipality === null ? undefined : population[municipality];
  return {
    subject: { analysis_id: '00000000-0000-4000-8000-000000000001', title, listing_url: 'https://listing.example/offer/1', documents: [] },
    place: {
      municipality_code: null,
      prefecture,
      prefecture_en: names[prefecture ?? ''] ?? null,
      municipality,
      municipality_en: names[municipality ?? ''] ?? null,
      latitude: null,
      longitude: null,
    },
    population: persons
      ? {
          latest: { value: persons[0], dataset, row: municipality ?? '' },
          projected_2050: { value: persons[1], dataset, row: municipality ?? '' },
        }
      : null,
    exchange_rate: { jpy_per_usd: 150, date: '2026-11-01', source: 'fixed rate', illustrative: true },
  };
}
