import { addMonths, parseDate } from '../calendar/days.ts';
import { cutLike } from '../calendar/stated-dates.ts';
import { UnderwritingError } from '../errors.ts';
import { yenText } from '../numbers/number-text.ts';
import { checkCitations } from './check-citations.ts';
import {
  type Check,
  checkEntries,
  checkList,
  dateWithin,
  isBoolean,
  isPlainData,
  isRecord,
  listIn,
  numberWithin,
  oneOf,
  recordOf,
  refuseFact,
  shown,
  text,
  withoutNull,
} from './check-shape.ts';
import type { ExtraFacts, ExtraName, NamedCharge, RentRollLine, RentRollTotals, RoomPlace } from './extra-facts.ts';
import { isExtraName, isFactName } from './fact-list.ts';
import type { FactName, FactValues, Station } from './fact-values.ts';
import { nothingStated } from './nothing-stated.ts';
import type { PropertyFacts, PropertyKind } from './property-facts.ts';

const supportedKinds: readonly PropertyKind[] = ['condominium_unit', 'apartment_building', 'detached_house', 'other_building'];
const structures = ['W', 'S', 'LGS', 'RC', 'SRC', 'CB'] as const;
const occupancies = ['tenanted', 'vacant', 'partial', 'owner_occupied'] as const;

/** Below this no property is sold, and the parts of the price are smaller than its taxes' units. Yen. */
export const leastPrice = 10_000;
/** First year of the Meiji era; no house that is let is older by any register. */
const firstYear = 1868;
/** How far ahead a completion may lie: no sale from plans waits longer. */
const mostYearsAhead = 5;
/** One line for each room of the largest buildings, and room to spare. */
const mostRollLines = 5_000;

const share = numberWithin(0, 100, { above: true });
const money = (most: number) => numberWithin(0, most);
const wholeYen: Check = (value) =>
  typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0 || value > 1e12 ? 'which is not an amount in whole yen' : null;
const anArea = (most: number) => numberWithin(0, most, { above: true });

const stationChecks: Readonly<Record<string, Check>> = {
  line: text,
  walk_min: numberWithin(0, 1_000),
  bus_min: numberWithin(0, 1_000),
  bus_stop: text,
  distance_m: numberWithin(0, 1_000_000),
};

/** How many entries a list may have, and what each must be. */
const extraLists = {
  price_range_jpy: { most: 100, entry: money(1e12) },
  other_fees: { most: 100, entry: recordOf<NamedCharge>({ name: text, jpy: money(1e9) }) },
  parcels_m2: { most: 1_000, entry: money(1e8) },
  floor_areas_m2: { most: 150, entry: money(1e7) },
  remarks: { most: 1_000, entry: text },
  remark_flags: { most: 100, entry: text },
  reading_notes: { most: 100, entry: text },
  unmatched_sources: { most: 100, entry: text },
} as const satisfies Partial<Record<ExtraName, { most: number; entry: Check }>>;

const valueChecks: Readonly<Record<Exclude<FactName, 'price_jpy' | 'built' | 'stations' | 'structure'>, Check>> = {
  gross_yield_pct: numberWithin(0, 1_000, { above: true }),
  address: text,
  prefecture: text,
  municipality: text,
  layout: text,
  floor_area_m2: anArea(1e7),
  land_area_m2: anArea(1e8),
  floors_total: numberWithin(1, 150, { whole: true }),
  floor: numberWithin(-10, 150, { whole: true }),
  units: numberWithin(1, 10_000, { whole: true }),
  monthly_rent_jpy: numberWithin(0, 1e11, { above: true }),
  annual_rent_jpy: numberWithin(0, 1e12, { above: true }),
  management_fee_jpy_month: money(1e9),
  repair_reserve_jpy_month: money(1e9),
  land_rights: text,
  zoning: text,
  building_coverage_pct: share,
  floor_area_ratio_pct: numberWithin(0, 2_000, { above: true }),
  occupancy: oneOf(occupancies),
};

/** Lists are checked one entry at a time, below. */
const extraChecks: Readonly<Record<Exclude<ExtraName, keyof typeof extraLists | 'rent_roll'>, Check>> = {
  property_name: text,
  price_label: text,
  building_price_jpy: wholeYen,
  land_price_jpy: wholeYen,
  consumption_tax_jpy: wholeYen,
  land_assessed_jpy: wholeYen,
  building_assessed_jpy: wholeYen,
  minimum_bid_jpy: wholeYen,
  bid_deposit_jpy: wholeYen,
  bid_period: text,
  case: text,
  current_monthly_rent_jpy: money(1e11),
  current_annual_rent_jpy: money(1e12),
  current_gross_yield_pct: numberWithin(0, 1_000),
  assumed_monthly_rent_jpy: money(1e11),
  assumed_annual_rent_jpy: money(1e12),
  sublease_monthly_rent_jpy: money(1e11),
  sublease_annual_rent_jpy: money(1e12),
  totals: recordOf<RentRollTotals>({
    rent_jpy: money(1e11),
    common_fee_jpy: money(1e11),
    total_jpy: money(1e11),
    asking_rent_jpy: money(1e11),
    other_jpy: money(1e10),
  }),
  current_status_raw: text,
  occupant_raw: text,
  management_fee_jpy_year: money(1e10),
  management_fee_raw: text,
  repair_reserve_jpy_year: money(1e10),
  repair_reserve_raw: text,
  monthly_cost_total_jpy: money(1e9),
  garden_fee_jpy_month: money(1e9),
  internet_jpy_month: money(1e9),
  ground_rent_jpy_month: money(1e9),
  ground_rent_jpy_year: money(1e10),
  ground_rent_raw: text,
  lease_term_years: numberWithin(0, 1_000),
  lease_end: text,
  land_rights_raw: text,
  land_share: text,
  site_area_m2: anArea(1e8),
  land_category: text,
  land_use: text,
  coverage_ratio_raw: text,
  road: text,
  private_road: text,
  reference_station: text,
  balcony_m2: numberWithin(0, 1e5),
  residential_floor_area_m2: numberWithin(0, 1e7),
  floors_basement: numberWithin(0, 20, { whole: true }),
  floor_raw: text,
  registered_storeys: numberWithin(1, 150, { whole: true }),
  registered_use: text,
  layout_raw: text,
  unit_mix: text,
  completion_raw: text,
  building_status: text,
  building_current: text,
  category: text,
  units_for_sale: numberWithin(0, 10_000, { whole: true }),
  transaction: text,
  delivery: text,
  fee_includes_reserve: isBoolean,
  reserve_rise_jpy_month: money(1e9),
  reserve_rise_on: text,
  service_balcony_fee_jpy_month: money(1e9),
  parking: text,
  property_tax_jpy_year: money(1e10),
  rent_roll_date: text,
  seller: text,
  price_tax: text,
  updated_on: text,
  next_update_on: text,
  sale_ended_on: text,
  sale_kind: text,
  opening_day: text,
  built_raw: text,
  structure_raw: text,
  move_in: text,
  use: text,
};

function checkPrice(price: unknown): void {
  if (price === null || price === undefined)
    throw new UnderwritingError(
      'price_missing',
      'The price is not stated, and no figure can be calculated without it. Send a source that states the price.',
      'price_jpy',
    );
  const wrong = numberWithin(0, 1e12, { above: true })(price);
  if (wrong !== null) refuseFact('price_jpy', price, wrong);
  if (!Number.isSafeInteger(price)) throw new UnderwritingError('invalid_fact', 'The price must be a whole number of yen.', 'price_jpy');
  if (Number(price) < leastPrice) refuseFact('price_jpy', price, `below the lowest accepted price of ${yenText(leastPrice)}`);
}

/** Completion from 1868 to five years after the analysis: a building sold from plans is allowed, and told apart. */
function checkBuilt(built: unknown, asOf: string): void {
  if (built === null || built === undefined) return;
  const limit = addMonths(asOf, mostYearsAhead * 12);
  const wrong = dateWithin(firstYear, parseDate(limit).year)(built);
  if (wrong !== null) refuseFact('built', built, wrong);
  if (typeof built === 'string' && built > cutLike(limit, built))
    refuseFact('built', built, `more than ${mostYearsAhead} years after the analysis`);
}

function cleanStations(stations: unknown): Station[] {
  return listIn('stations', stations, 100).map((entry, index) => {
    const place = `stations[${index}]`;
    if (!isRecord(entry) || typeof entry.station !== 'string') return refuseFact(place, entry, 'which names no station');
    checkEntries(entry, stationChecks, `${place}.`);
    return { line: null, walk_min: null, ...withoutNull(entry), station: entry.station };
  });
}

function cleanStructure(stated: unknown): FactValues['structure'] {
  const known = oneOf(structures);
  if (Array.isArray(stated)) checkList('structure', stated, 20, known);
  else checkEntries({ structure: stated }, { structure: known }, '');
  return Array.isArray(stated) && stated.length === 0 ? null : (stated as FactValues['structure']);
}

const isBox: Check = (value) =>
  Array.isArray(value) && value.length === 4 && value.every((part) => typeof part === 'number' && part >= 0 && part <= 1)
    ? null
    : 'which is not a place on a page';

function cleanRoll(roll: unknown, asOf: string): RentRollLine[] {
  const checks: Readonly<Record<string, Check>> = {
    unit: text,
    layout: text,
    area_m2: numberWithin(0, 1e6),
    rent_jpy: money(1e10),
    common_fee_jpy: money(1e9),
    occupied: isBoolean,
    lease_start: dateWithin(firstYear, parseDate(asOf).year + mostYearsAhead),
    asking_rent_jpy: money(1e10),
    deposit_jpy: money(1e10),
    tenant: text,
    place: recordOf<RoomPlace>({ page: numberWithin(1, 1e5), box: isBox, sheet: text, cell: text }),
  };
  return listIn('extra.rent_roll', roll, mostRollLines).map((line, index) => {
    const place = `extra.rent_roll[${index}]`;
    if (!isRecord(line)) return refuseFact(place, line, 'which is not a line of a rent roll');
    checkEntries(line, checks, `${place}.`);
    const nothing = { unit: null, layout: null, area_m2: null, rent_jpy: null, common_fee_jpy: null, occupied: null, lease_start: null };
    return { ...nothing, ...withoutNull(line) };
  });
}

const parts: Readonly<Record<keyof PropertyFacts, true>> = {
  kind: true,
  values: true,
  derived: true,
  derivations: true,
  extra: true,
  evidence: true,
  conflicts: true,
  unused_sources: true,
  given: true,
  to_confirm: true,
};

/** A name that no fact has would change nothing in the report, and nobody would be told. */
function refuseUnknown(entries: Record<string, unknown>, prefix: string, isKnown: (name: string) => boolean): void {
  const unknown = Object.keys(entries).find((name) => !isKnown(name));
  if (unknown !== undefined) refuseFact(`${prefix}${unknown}`, entries[unknown], 'and no fact of a property has that name');
}

export interface CheckedFacts {
  /** As sent, with empty parts where evidence, derived values or conflicts were absent. */
  facts: PropertyFacts;
  values: FactValues;
  price: number;
  extra: ExtraFacts;
}

/**
 * Checks everything that the engine reads of the facts, since they come from pages and from people's edits.
 * @param input what should be a {@link PropertyFacts}
 * @param asOf analysis date, checked before
 * Throws `unsupported_kind`, `price_missing` or `invalid_fact`, each naming the field.
 */
export function checkFacts(input: unknown, asOf: string): CheckedFacts {
  if (!isRecord(input))
    throw new UnderwritingError('invalid_fact', 'No facts were sent. Send what a source states about one property.', 'facts');
  if (!(supportedKinds as readonly unknown[]).includes(input.kind))
    throw new UnderwritingError(
      'unsupported_kind',
      `A report can be made for a condominium unit, an apartment building or a house, not for ${input.kind === undefined ? 'facts without a kind' : shown(input.kind)}.`,
      'kind',
    );
  if (!isRecord(input.values)) throw new UnderwritingError('invalid_fact', 'The facts have no values. Send at least the price.', 'values');
  const given = input.extra ?? {};
  if (!isRecord(given)) refuseFact('extra', given, 'which is not a record of further facts');
  refuseUnknown(input, '', (name) => Object.hasOwn(parts, name));
  refuseUnknown(input.values, '', isFactName);
  refuseUnknown(given, 'extra.', isExtraName);
  checkPrice(input.values.price_jpy);
  checkEntries(input.values, valueChecks, '');
  checkBuilt(input.values.built, asOf);
  checkEntries(given, extraChecks, 'extra.');
  const facts = { ...input, extra: given, ...checkCitations(input) } as unknown as PropertyFacts;
  const values: FactValues = { ...nothingStated, ...withoutNull(facts.values) };
  if (values.stations !== null) values.stations = cleanStations(values.stations);
  if (values.structure !== null) values.structure = cleanStructure(values.structure);
  const extra: ExtraFacts = withoutNull(facts.extra);
  for (const [name, { most, entry }] of Object.entries(extraLists)) {
    const list: unknown = Object.entries(extra).find(([key]) => key === name)?.[1];
    if (list !== undefined) checkList(`extra.${name}`, list, most, entry);
  }
  if (extra.rent_roll !== undefined) extra.rent_roll = cleanRoll(extra.rent_roll, asOf);
  for (const [part, entry] of Object.entries(facts))
    if (!isPlainData(entry)) refuseFact(part, entry, 'a record with something that is not a number, text or list of such');
  return { facts, values, price: facts.values.price_jpy ?? 0, extra };
}
