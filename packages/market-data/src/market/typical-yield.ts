import type { ContractPriceLevel, PropertyKind, RentLevel, YieldLevel } from '@rimawari/underwriting';
import { lazily, readDataPack } from '../data-pack.ts';
import { municipalityOf } from '../municipalities.ts';
import { priceAgeFactor } from './contract-price.ts';

const pack = lazily(() => {
  const { dataset, rows } = readDataPack('yields');
  const yields = rows.map(([asOf = '', kind = '', area = '', type = '', percent = '', publisher = '']) => ({
    asOf,
    kind,
    area,
    type,
    percent: Number(percent),
    publisher,
  }));
  return { dataset, yields };
});

/** What the yield is asked for. */
export interface YieldQuestion {
  code: string;
  kind: PropertyKind;
  structure: 'W' | 'LGS' | 'CB' | 'S' | 'RC' | 'SRC' | null;
  ageYears: number | null;
  rent: Pick<RentLevel, 'value' | 'low' | 'high' | 'area_m2' | 'dataset' | 'further'> | null;
  contract: ContractPriceLevel | null;
}

/** Areas of the investors' survey and the municipalities that they stand for. */
const surveyAreas: readonly (readonly [area: string, codes: RegExp])[] = [
  ['東京城南', /^131(?:0[1-9]|1\d|2[0-3])$/],
  ['名古屋', /^231\d\d$/],
  ['大阪', /^271\d\d$/],
  ['福岡', /^4013\d$/],
  ['仙台', /^0410\d$/],
  ['広島', /^3410\d$/],
];
/** Asking yields of one type spread about as widely as this around the mean of their area; ours. */
const askingReach = 0.25;
/** Fewer contracts do not carry a yield. */
const fewestContracts = 10;

function publishedType({ kind, structure }: YieldQuestion): string | null {
  if (kind === 'condominium_unit') return '区分マンション';
  if (kind !== 'apartment_building') return null;
  return structure === 'RC' || structure === 'SRC' || structure === 'S' ? '一棟マンション' : '一棟アパート';
}

function published(area: string, type: string): YieldLevel | null {
  const { dataset, yields } = pack();
  const found = yields
    .filter((row) => row.kind === 'gross asking' && row.area === area && row.type === type)
    .sort((a, b) => (a.asOf < b.asOf ? -1 : 1))
    .at(-1);
  if (!found) return null;
  const whole = area === '全国';
  return {
    value: found.percent,
    low: Number((found.percent * (1 - askingReach)).toFixed(2)),
    high: Number((found.percent * (1 + askingReach)).toFixed(2)),
    kind: 'asking',
    area,
    dataset: { ...dataset, vintage: found.asOf, source: found.publisher },
    row: `${found.asOf} ${area} ${type}`,
    further: [],
    basis: `Average gross yield of listings of ${type} in ${area}, ${found.asOf}; the range of ±25% is our default.${whole ? ' No local figure is published: centers of large cities are below it, remote areas above.' : ''}`,
  };
}

/** Rent level over the price level of contracts of the same age: what such a unit yields where neither comes from this offer. */
function fromLevels({ rent, contract, ageYears }: YieldQuestion): YieldLevel | null {
  if (!rent || contract?.kind !== 'condominium' || contract.count < fewestContracts || ageYears === null) return null;
  const factor = priceAgeFactor(Math.max(0, ageYears));
  const percent = (monthly: number, perM2: number) => Number(((monthly * 1200) / (perM2 * factor * rent.area_m2)).toFixed(2));
  const value = percent(rent.value, contract.value);
  // The two levels err independently of each other: their reaches are added as squares.
  const down = Math.hypot(1 - rent.low / rent.value, 1 - contract.value / contract.high);
  const up = Math.hypot(rent.high / rent.value - 1, contract.value / contract.low - 1);
  return {
    value,
    low: Number((value * Math.max(0.1, 1 - down)).toFixed(2)),
    high: Number((value * (1 + up)).toFixed(2)),
    kind: 'asking',
    area: municipalityOf(contract.row.slice(0, 5))?.name ?? contract.row,
    dataset: contract.dataset,
    row: contract.row,
    further: [rent.dataset, ...rent.further, ...contract.further],
    basis: `Market rent estimate ÷ comparable price per m² (${contract.count} contracts), the price aged as in Osaka City. Neither comes from this listing.`,
  };
}

function expected(question: YieldQuestion, type: string): YieldLevel | null {
  const { dataset, yields } = pack();
  const area = surveyAreas.find(([, codes]) => codes.test(question.code))?.[0];
  const found = yields.find((row) => row.kind === 'expected' && row.area === area && row.type === 'ワンルーム一棟');
  if (!found) return null;
  const nation = published('全国', type)?.value ?? found.percent * 2;
  return {
    value: found.percent,
    low: Number((found.percent - 0.3).toFixed(2)),
    high: nation,
    kind: 'expected',
    area: found.area,
    dataset: { ...dataset, vintage: found.asOf, source: found.publisher },
    row: `${found.asOf} ${found.area} ${found.type}`,
    further: [],
    basis: `NOI yield investors expect for a well-located, recent studio apartment building in ${found.area}, ${found.asOf}. Older and wooden buildings are offered at higher yields: the high end is the average gross yield of listings in Japan (${nation}%).`,
  };
}

/**
 * The yield at which property of this kind is offered or expected in this place: a published figure of the city, for units the rent
 * level over contract prices, for blocks in surveyed cities the investors' survey, else the mean of all Japan. Null for kinds
 * that no open figure is about.
 */
export function typicalYield(question: YieldQuestion): YieldLevel | null {
  const type = publishedType(question);
  if (type === null) return null;
  const city = municipalityOf(question.code)?.city ?? null;
  const own = question.kind === 'condominium_unit' ? fromLevels(question) : null;
  return (
    own ?? (city ? published(city, type) : null) ?? (type === '区分マンション' ? null : expected(question, type)) ?? published('全国', type)
  );
}
