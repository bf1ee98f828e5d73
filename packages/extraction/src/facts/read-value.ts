import { addressOf } from '../normalise/address.ts';
import { roleOf, sellerOf } from '../normalise/agents-role.ts';
import { area, areas } from '../normalise/area.ts';
import { structureOf, unitsOf } from '../normalise/construction.ts';
import { builtOf, dateOf } from '../normalise/dates.ts';
import { layoutOf, unitMixOf, unitsOfMix } from '../normalise/layout.ts';
import { isMoneyRange, moneyAmounts } from '../normalise/money.ts';
import { occupancyOf } from '../normalise/occupancy.ts';
import { coverageAndRatio, ratioOf, yieldOf } from '../normalise/percent.ts';
import { landRightsOf, landShareOf } from '../normalise/rights.ts';
import { stationsOf } from '../normalise/stations.ts';
import { isBlankValue, isStatedAbsence, plainText } from '../normalise/text.ts';
import type { ReadingName } from '../vocabulary/reading-names.ts';
import { type CandidateField, one, type Read } from './candidate.ts';
import { withoutKindBehind } from './kind-behind-name.ts';
import { firstLine, yen } from './read-amount.ts';
import { readBesides } from './read-besides.ts';
import {
  buildingInBrackets,
  construction,
  floor,
  floorArea,
  landArea,
  layout,
  mixedAreas,
  otherAreas,
  storeys,
  withoutBuilding,
} from './read-building.ts';
import { feeAndReserve, leasehold, leaseTerm, leaseTermRent, monthlyFee, otherFees, yearlyTax } from './read-charges.ts';
import { occupancy, runningUnits, unitsOfShare } from './read-occupancy.ts';
import { amountOf, namedPriceParts, taxOf } from './read-price-parts.ts';
import { remarks } from './read-remarks.ts';
import { assumedRent, currentRent, fullRent, rent, type ValueReader } from './read-rents.ts';
import { designatedRatios, zoneOf } from './read-zone.ts';

const leastPrice = 10_000;

function price(text: string, label: string): Read[] {
  if (isMoneyRange(text)) return one('extra.price_range_jpy', moneyAmounts(text));
  // After a price cut both prices are printed; the one behind the arrow is in force.
  const current = text.replace(/[（(]?\s*(?:前回|旧|改定前|変更前|値下げ前|値下前)の?(?:販売)?価格[^（()）\n]*[）)]?/g, ' ');
  const amount = yen(current.split(/[→⇒➡]/).at(-1) ?? current, label, 1_000_000);
  if (amount === null || amount < leastPrice) return [];
  const bare = plainText(label).replace(/\(.*$/, '');
  return /基準価額/.test(bare)
    ? [...one('price_jpy', amount), ...one('extra.price_label', bare), ...one('extra.sale_kind', 'court_auction')]
    : [...one('price_jpy', amount), ...one('extra.price_tax', taxOf(text + label)), ...namedPriceParts(text)];
}

/** English words without a capital, `maintenance and cleaning` behind `Building`: no name. */
const isLowerCase = (text: string): boolean => /^[a-z][a-z\s,&/-]{3,}$/.test(plainText(text));

/** The first sentence of a cell that goes on to other matters: `相談。現状有姿。`. */
const firstSentence = (text: string): string => firstLine(text).replace(/(?<=.)。.*$/, '');

/** A name without the address or the number of the room in brackets behind it. */
function withoutPlace(name: string): string {
  return name.replace(/\s*[(（][^()（）]*[都道府県市区町村][^()（）]*\d[^()（）]*[)）]$/, '');
}

function day(field: CandidateField): ValueReader {
  return (text) => one(field, dateOf(text));
}

/** `2026年11月4日 / 2026年11月18日` under `登録日／更新日`: the newest of the days, and none that is only planned. */
function newestDay(text: string): string | null {
  const parts = plainText(text)
    .split(/\s\/\s|\/(?=\s*(?:令和|20\d\d\s*年))|[、\n(（]/)
    .filter((part) => !/次回|予定/.test(part));
  return (
    parts
      .map(dateOf)
      .filter((date) => date !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

/** Yields of one cell, `現行6.2％／満室7.5％`, `表面7.5％（実質5.8％）`: each figure belongs to the word before it. */
function yields(text: string, field: CandidateField): Read[] {
  // `7.15%（年額賃料÷価格）`, `7.15% ※満室時年収÷価格`: how it is reckoned, behind the figure.
  const plain = plainText(text).replace(/(?<=%\s*)(?:\([^()]*÷[^()]*\)|[※*＊][^※*＊\n]*÷[^※*＊\n]*)/, '');
  // `年額賃料÷売買価格。管理費等控除後は3.99％`: how it is reckoned.
  if (/÷|控除後/.test(plain) && !/^[^。÷]*\d\s*%[^。÷]*$/.test(plain.split(/控除/)[0] ?? '')) return [];
  // `10.4%（満室想定）／8.1%（現況）`: each figure belongs to the words in brackets behind it.
  const behind = [...plain.matchAll(/(\d+(?:\.\d+)?\s*%)\s*\(([^)]*)\)/g)];
  if (behind.length > 1 && behind.length === (plain.match(/%/g) ?? []).length)
    return behind.flatMap(([, figure = '', words = '']) =>
      /実質|ネット|NET/i.test(words) ? [] : one(/現[況在行状]/.test(words) ? 'extra.current_gross_yield_pct' : field, yieldOf(figure)),
    );
  const pieces = plain
    .split(/(?=満室|想定|表面|現[況在行状]|実質|ネット|NET)/i)
    // `9%超` praises and does not state.
    .filter((piece) => /\d/.test(piece) && !/%\s*(?:超|以上|台|越え)/.test(piece));
  if (pieces.length === 0) return [];
  if (pieces.length < 2) return /^(?:実質|ネット|NET)/i.test(plain) ? [] : one(field, yieldOf(plain));
  return pieces.flatMap((piece) => {
    if (/^(?:実質|ネット|NET)/i.test(piece)) return [];
    return one(piece.startsWith('現') ? 'extra.current_gross_yield_pct' : field, yieldOf(piece));
  });
}

/** `法令制限 宅地造成工事規制区域`: a rule of another law than the one that zones. */
function isOtherRule(text: string, label: string): boolean {
  return /法|規制/.test(label) && /区域|地区|条例|協定/.test(text) && !/(?:住居|商業|工業|専用|無指定|調整)/.test(text);
}

/** `物 件 概 要 書` set wide is the heading of a document, and `物件TOP 間取り図` a menu. */
const noName =
  /^(?:概要書?|資料|情報|明細書?|調査書?|間取り?図?|写真.*|(?:周辺)?地図|周辺環境|外観|お問い?合わ?せ|詳細.*|概要.*|設備.*|アクセス|一覧)$/;

/** `無、東23m幅（接道幅4.8m）` under 私道負担・道路: the burden first, then the road. */
function privateRoad(text: string, label: string): Read[] {
  const plain = firstLine(text);
  const [burden, ...road] = plain.split('、');
  if (!/道路/.test(label) || road.length === 0) return one('extra.private_road', plain.slice(0, 120));
  return [...one('extra.private_road', burden), ...one('extra.road', road.join('、').slice(0, 120))];
}

/** `木造瓦葺2階建`, `鉄骨造陸屋根3階建`: how the register writes it, with the roof. */
function withRoof(text: string): Read[] {
  const plain = firstLine(text);
  return /[葺ぶ]き?|陸屋根|スレート/.test(plain) && structureOf(plain) !== null ? one('extra.structure_raw', plain.slice(0, 80)) : [];
}

const readers: Record<ReadingName, ValueReader | null> = {
  price,
  minimum_bid: (text, label) => one('extra.minimum_bid_jpy', yen(text, label)),
  bid_deposit: (text, label) => one('extra.bid_deposit_jpy', yen(text, label)),
  yield_full: (text) => yields(text, 'gross_yield_pct'),
  yield_current: (text) => yields(text, 'extra.current_gross_yield_pct'),
  rent_annual_full: rent(fullRent, 'year'),
  rent_annual: rent(fullRent, 'year'),
  rent_annual_current: rent(currentRent, 'year'),
  rent_monthly_full: rent(fullRent, 'month'),
  rent_monthly: rent(fullRent, 'month'),
  rent_monthly_current: rent(currentRent, 'month'),
  rent_assumed: (text, label) =>
    rent(/満室/.test(text + label) ? fullRent : assumedRent, /年/.test(plainText(label).replace(/築年.*/, '')) ? 'year' : 'month')(
      text,
      label,
    ),
  rent_year_month: rent(fullRent, 'both'),
  rent_sublease: rent({ monthly: 'extra.sublease_monthly_rent_jpy', annual: 'extra.sublease_annual_rent_jpy' }, 'month'),
  address: (text) => one('address', addressOf(text)),
  name: (text, label) =>
    isLowerCase(text)
      ? []
      : /^building:?$/i.test(label.trim()) && (structureOf(text) !== null || /\d/.test(text))
        ? [
            ...construction(text),
            ...(areas(text).length > 0 ? floorArea(text) : []),
            ...one('built', builtOf(/(?:completed|built)(?: in)?\s+((?:[A-Z][a-z]+\.?\s+)?\d{4})/.exec(text)?.[1] ?? '')),
          ]
        : /^[^\d]{2,3}[都道府県].+[市区町村].*\d/.test(plainText(text))
          ? one('address', addressOf(text)).map((read) => ({ ...read, weak: true }))
          : [
              ...one(
                'extra.property_name',
                noName.test(text.replace(/\s/g, '')) ? null : withoutKindBehind(withoutPlace(firstLine(text))).slice(0, 120),
              ),
              // `スカイ北浦和 10階部分`: the floor of the unit behind the name of its house.
              ...one('floor', Number(/\s(\d{1,2})階(?:部分|$)/.exec(plainText(text))?.[1]) || null).map((read) => ({
                ...read,
                lastResort: true,
              })),
            ],
  stations: (text) => {
    const stations = stationsOf(text);
    return stations.length > 0 ? one('stations', stations) : [];
  },
  reference_station: (text) => one('extra.reference_station', firstLine(text)),
  layout,
  floor_area: floorArea,
  registered_floor_area: floorArea,
  // `土地（220）` of a menu counts offers.
  land_area: (text, label) => (/^土地$/.test(label.trim()) && /^\s*[\d,]+\s*$/.test(text) ? [] : landArea(text)),
  site_area: (text) => one('extra.site_area_m2', area(text)),
  areas: mixedAreas,
  other_area: otherAreas,
  balcony: (text) => one('extra.balcony_m2', area(text) ?? areas(text)[0]),
  built: (text) => [
    ...one('built', builtOf(text)),
    ...(/昭和|平成|令和|大正|\d日/.test(text) ? one('extra.built_raw', firstLine(text).slice(0, 40)) : []),
    ...(/予定/.test(text) ? one('extra.completion_raw', firstLine(text)) : []),
  ],
  construction: (text) => [...construction(text), ...withRoof(text)],
  registered_construction: (text) => [
    ...construction(text).map((read) => (read.field === 'floors_total' ? ({ ...read, field: 'extra.registered_storeys' } as Read) : read)),
    ...one('extra.structure_raw', firstLine(text).slice(0, 80)),
  ],
  construction_built: (text, label) => [
    ...construction(text),
    ...one('built', builtOf(text)),
    ...(/戸/.test(label) && unitsOf(text, false) === null
      ? one('units', Number(/(?:^|[/・、\s])(\d{1,3})\s*戸/.exec(plainText(text))?.[1]) || null)
      : []),
  ],
  storeys: (text, label) => storeys(text, label),
  floor,
  units: (text) => [
    // Counts of kinds tell less than a mix of plans.
    ...one('extra.unit_mix', unitMixOf(text)).map((read) => ({ ...read, weak: unitsOfMix(unitMixOf(text) ?? '') !== null })),
    ...one('units', unitsOf(text, true)),
    ...(/空|満室|稼働|入居|賃貸中|vacant|occupied|\blet\b|leased/i.test(text)
      ? one('occupancy', occupancyOf(text)).map((read) => ({ ...read, weak: true }))
      : []),
  ],
  units_for_sale: (text) => one('extra.units_for_sale', unitsOf(plainText(text).replace(/棟|区画/g, '戸'), true)),
  management_fee: monthlyFee('management_fee_jpy_month'),
  repair_reserve: monthlyFee('repair_reserve_jpy_month'),
  fee_and_reserve: feeAndReserve,
  other_fees: otherFees,
  cost_total: (text, label) => one('extra.monthly_cost_total_jpy', yen(firstLine(text), label)),
  garden_fee: (text, label) => one('extra.garden_fee_jpy_month', yen(firstLine(text), label)),
  land_rights: (text) => [
    ...one('land_rights', landRightsOf(text)),
    ...(/割合|持ち?分|\bshare\b/.test(text) ? one('extra.land_share', landShareOf(text)).map((read) => ({ ...read, weak: true })) : []),
    ...(firstLine(text).endsWith('のみ') ? one('extra.land_rights_raw', firstLine(text)) : []),
    ...leasehold(text),
  ],
  land_share: (text) => one('extra.land_share', landShareOf(text)),
  zoning: (text, label) => [...designatedRatios(text), ...one('zoning', isOtherRule(text, label) ? null : zoneOf(text))],
  coverage: (text) => one('building_coverage_pct', ratioOf(plainText(text).replace(/[\s/、,・]*(?:FAR|容積).*$/i, ''))),
  // `容積率１００％以上` is the term of a search.
  ratio: (text) => one('floor_area_ratio_pct', /%\s*以上/.test(plainText(text)) ? null : ratioOf(text)),
  coverage_ratio: (text) => {
    const both = coverageAndRatio(text);
    return both
      ? [...one('building_coverage_pct', both.coverage), ...one('floor_area_ratio_pct', both.ratio)]
      : one('extra.coverage_ratio_raw', firstLine(text).slice(0, 80));
  },
  occupancy: (text, label) => [...occupancy(text, label), ...one('units', runningUnits(text) ?? unitsOfShare(text, label))],
  vacancies: (text) => one('occupancy', occupancyOf(`空室${firstLine(text)}`)),
  occupant: (text, label) => [
    ...occupancy(text, label).filter(({ field }) => field !== 'extra.current_status_raw'),
    ...one('extra.occupant_raw', firstLine(text).replace(/\s+\([^()]*\)$/, '')),
  ],
  building_status: (text, label) => [
    ...one(/現況/.test(label) ? 'extra.building_current' : 'extra.building_status', firstLine(text).slice(0, 40)),
    // `建物現況 空室`: who is in it.
    ...(/現況/.test(label) && /^(?:空室|空家|空き家|賃貸中|居住中|満室)$/.test(plainText(text).trim()) ? occupancy(text, label) : []),
  ],
  building_price: amountOf('extra.building_price_jpy'),
  land_price: amountOf('extra.land_price_jpy'),
  consumption_tax: amountOf('extra.consumption_tax_jpy'),
  land_assessed: amountOf('extra.land_assessed_jpy'),
  building_assessed: amountOf('extra.building_assessed_jpy'),
  ground_rent: monthlyFee('extra.ground_rent_jpy_month'),
  lease_term: leaseTerm,
  lease_term_rent: leaseTermRent,
  category: (text) => [
    ...one('extra.category', withoutBuilding(firstLine(text)).slice(0, 60)),
    ...buildingInBrackets(firstLine(text)),
    ...(/^\d{1,2}\s*(?:S?L?D?K|S?R)$|^ワンルーム$/i.test(firstLine(text)) ? one('layout', layoutOf(text)) : []),
  ],
  use: (text) => [
    ...one('extra.registered_use', firstLine(text).slice(0, 40)),
    // `店舗3区画、共同住宅22戸 合計25区画`.
    ...one('units', /合計\s*\d+\s*(?:区画|戸|室)$/.test(firstLine(text)) ? unitsOf(text, false) : null),
  ],
  land_category: (text) => one('extra.land_category', firstLine(text).slice(0, 20)),
  land_use: (text) => one('extra.land_use', firstLine(text).slice(0, 40)),
  // The caption of a photograph, `前面道路 外観`, tells no road.
  road: (text) =>
    /\d|[道側面角接]/.test(text) || /road|street|frontage/i.test(text)
      ? one('extra.road', plainText(text).split('\n').join(' / ').slice(0, 120))
      : [],
  private_road: privateRoad,
  delivery: (text, label) => {
    // A letter of the label beside the cell, and the label once more inside: `現` over `引渡可能時期 相談`.
    const said = plainText(text)
      .replace(/^[現引渡し]\n/, '')
      .replace(/^引渡し?(?:可能)?(?:時期|日)?\s+(?=\S)/, '')
      // `2027年3月` over `予定` in a narrow cell.
      .replace(/(?<=[年月日])\n(?=(?:[上中下]旬|末日?)?(?:予定|以降|まで|頃|ごろ))/, '');
    const first = firstSentence(said).slice(0, 60);
    return [
      ...one('extra.delivery', first.length < 2 || isLowerCase(first.slice(0, 30)) ? null : first),
      ...(/入居/.test(label) ? one('extra.move_in', firstLine(text).slice(0, 60)) : []),
    ];
  },
  updated: (text) => one('extra.updated_on', newestDay(text)),
  next_update: day('extra.next_update_on'),
  sale_ended: day('extra.sale_ended_on'),
  opening_day: day('extra.opening_day'),
  roll_date: day('extra.rent_roll_date'),
  seller: (text) => one('extra.seller', sellerOf(firstLine(text))),
  parking: (text) => one('extra.parking', firstLine(text).slice(0, 80)),
  property_tax: (text, label) => one('extra.property_tax_jpy_year', yearlyTax(text, label)),
  service_balcony_fee: (text, label) => one('extra.service_balcony_fee_jpy_month', yen(firstLine(text), label)),
  transaction: (text) => [
    ...one('extra.transaction', roleOf(firstLine(text))),
    // `専任媒介（売主：法人）`.
    ...one('extra.seller', /売主\s*:\s*([^()、,。\s]{2,40})/.exec(plainText(text))?.[1]).map((read) => ({ ...read, lastResort: true })),
  ],
  bid_period: (text) => {
    const [from, to] = plainText(text)
      .split(/~|から|-(?=\s*(?:令和|\d{4}年))/)
      .map(dateOf);
    return one('extra.bid_period', from && to ? `${from}/${to}` : null);
  },
  remarks,
  // Read with their neighbours, or signs of what a page is: they hold no fact of their own.
  rent_and_fee: null,
  tenant_charge: null,
  deposit: null,
  lease_sign: null,
  agent_sign: null,
};

/** What `なし` says: no charge is a charge of nothing, anything else is stated to be absent. */
const absences: Partial<Record<ReadingName, (words: string) => Read[]>> = {
  management_fee: () => one('management_fee_jpy_month', 0),
  repair_reserve: () => one('repair_reserve_jpy_month', 0),
  ground_rent: () => one('extra.ground_rent_jpy_month', 0),
  private_road: (words) => one('extra.private_road', words),
  parking: (words) => one('extra.parking', words),
  road: (words) => one('extra.road', words),
  balcony: () => one('extra.balcony_m2', 0),
  vacancies: () => one('occupancy', 'tenanted'),
};

/** Reads the value beside a label of the given meaning. Empty where nothing is printed or nothing can be read. */
export function readValue(reading: ReadingName, text: string, label: string): Read[] {
  if (isStatedAbsence(text)) return absences[reading]?.(text.trim()) ?? [];
  if (isBlankValue(text)) return [];
  const own = readers[reading]?.(text, label) ?? [];
  const said = new Set(own.map(({ field }) => field));
  return [...own, ...readBesides(reading, text).filter(({ field }) => !said.has(field))];
}
