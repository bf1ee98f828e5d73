import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FactValues, PropertyFacts, PropertyKind } from '@rimawari/underwriting';
import { csvRecords } from '../build/pack.ts';

/** A dwelling whose rent somebody states, and what is known of it. The price is used only to turn a printed yield into its rent. */
export interface RentCase {
  id: string;
  facts: PropertyFacts;
  /** Yen a month for one dwelling, common fees included as portals print it. */
  stated: number;
}

const nothing: FactValues = {
  price_jpy: null,
  gross_yield_pct: null,
  address: null,
  prefecture: null,
  municipality: null,
  stations: null,
  layout: null,
  floor_area_m2: null,
  land_area_m2: null,
  built: null,
  structure: null,
  floors_total: null,
  floor: null,
  units: null,
  monthly_rent_jpy: null,
  annual_rent_jpy: null,
  management_fee_jpy_month: null,
  repair_reserve_jpy_month: null,
  land_rights: null,
  zoning: null,
  building_coverage_pct: null,
  floor_area_ratio_pct: null,
  occupancy: null,
};

function factsOf(kind: PropertyKind, values: Partial<FactValues>): PropertyFacts {
  return {
    kind,
    values: { ...nothing, ...values },
    derived: {},
    derivations: {},
    extra: {},
    evidence: {},
    conflicts: [],
    unused_sources: [],
  };
}

const residential: readonly (readonly [RegExp, PropertyKind])[] = [
  [/^(?:投資用マンション|区分マンション)$/, 'condominium_unit'],
  [/^(?:一棟売りアパート|1棟アパート|一棟売りマンション|1棟マンション)$/, 'apartment_building'],
  [/^戸建賃貸$/, 'detached_house'],
];

/** `1億3,000万円` → 130,000,000. */
function yen(text: string): number | null {
  const [, oku, man] = /^(?:(\d+)億)?(?:([\d,]+)万)?円$/.exec(text.normalize('NFKC').trim()) ?? [];
  const amount = Number(oku ?? 0) * 100_000_000 + Number((man ?? '0').replaceAll(',', '')) * 10_000;
  return amount > 0 ? amount : null;
}

function firstNumber(text: string | undefined): number | null {
  const found = /[\d,]+(?:\.\d+)?/.exec(text?.normalize('NFKC') ?? '')?.[0];
  return found === undefined ? null : Number(found.replaceAll(',', ''));
}

function structureOf(text: string): FactValues['structure'] {
  if (/SRC|鉄骨鉄筋/.test(text)) return 'SRC';
  if (/RC|鉄筋/.test(text)) return 'RC';
  if (/軽量/.test(text)) return 'LGS';
  if (/S造|鉄骨/.test(text)) return 'S';
  return /木造|W/.test(text) ? 'W' : null;
}

function builtOf(text: string): string | null {
  const [, year, month] = /(\d{4})年0?(\d{1,2})月/.exec(text) ?? [];
  return year && month ? `${year}-${month.padStart(2, '0')}` : null;
}

function stationsOf(text: string): FactValues['stations'] {
  const [, bus, onFoot] = /(?:バス(\d+)分\s*)?(?:徒?歩)(\d+)分/.exec(text) ?? [];
  const [, line = '', station = ''] = /^(\S+)\s+(\S+?)駅?(?:\s|$)/.exec(text) ?? [];
  if (!onFoot) return null;
  return [{ line: line || null, station, walk_min: Number(onFoot), ...(bus ? { bus_min: Number(bus) } : {}) }];
}

/** One row of a portal's list: its yield at full occupancy on its price is its rent in another form. */
function rowCase(row: Record<string, string>): RentCase[] {
  const kind = residential.find(([pattern]) => pattern.test(row['物件種別'] ?? ''))?.[1];
  const price = yen(row['価格'] ?? row['販売価格'] ?? '');
  const percent = firstNumber(row['満室時利回り'] ?? row['表面利回り']);
  const area = firstNumber((row['建物面積/専有面積'] ?? row['面積'] ?? '').replace(/土地.*$/, ''));
  if (!kind || price === null || percent === null || area === null) return [];
  const storeys = row['階数/戸数'] ?? row['階数'] ?? '';
  const units =
    kind === 'apartment_building' ? firstNumber(/\d+戸/.exec(`${storeys} ${row['総戸数'] ?? ''} ${row['建物構造/階数'] ?? ''}`)?.[0]) : 1;
  if (units === null || units < 1) return [];
  const [, floor] = /(\d+)階(?:部分)?\s*\/\s*\d+階建/.exec(storeys) ?? [];
  const values: Partial<FactValues> = {
    address: row['住所'] ?? row['所在地'] ?? null,
    stations: stationsOf(row['交通'] ?? ''),
    floor_area_m2: area,
    built: builtOf(row['築年月'] ?? ''),
    structure: structureOf(`${row['建物構造/階数'] ?? ''}${row['建物構造'] ?? ''}`),
    floors_total: firstNumber(/(\d+)階建/.exec(storeys)?.[1]),
    floor: floor ? Number(floor) : null,
    units: kind === 'apartment_building' ? units : null,
  };
  return [{ id: row['物件番号'] ?? '', facts: factsOf(kind, values), stated: (price * percent) / 1200 / units }];
}

type Truth = Partial<FactValues> & { kind: string };

/** A page that a careful reader read, where it states a rent of housing. */
function truthCase(id: string, truth: Truth): RentCase[] {
  const rent = truth.monthly_rent_jpy ?? null;
  const kind: PropertyKind | null = /shop|lease|land/.test(truth.kind)
    ? null
    : /apartment/.test(truth.kind)
      ? 'apartment_building'
      : /house/.test(truth.kind)
        ? 'detached_house'
        : 'condominium_unit';
  if (rent === null || kind === null) return [];
  const { address = null, prefecture = null, municipality = null, stations = null, layout = null, floor_area_m2 = null } = truth;
  const { built = null, structure = null, floors_total = null, floor = null, units = null } = truth;
  const values = { address, prefecture, municipality, stations, layout, floor_area_m2, built, structure, floors_total, floor, units };
  return [{ id, facts: factsOf(kind, values), stated: kind === 'apartment_building' ? rent / (units ?? 1) : rent }];
}

/** Every open input of housing in two folders that states a rent: pages with their truth, and rows of portals' lists. */
export function openCases(inputs: string, truth: string): RentCase[] {
  const rows = readdirSync(inputs)
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .flatMap((name) => csvRecords(readFileSync(join(inputs, name), 'utf8').replace(/^\uFEFF/, '')))
    .flatMap(rowCase);
  const pages = existsSync(truth)
    ? readdirSync(truth)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .flatMap((name) => truthCase(basename(name, '.json'), JSON.parse(readFileSync(join(truth, name), 'utf8')) as Truth))
    : [];
  return [...pages, ...rows];
}
