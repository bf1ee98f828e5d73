import type { ExtraName, FactField, FactName, PropertyKind } from '@rimawari/underwriting';

export const kindNames: Record<PropertyKind, string> = {
  condominium_unit: 'Condominium unit',
  apartment_building: 'Apartment building',
  detached_house: 'Detached house',
  other_building: 'Building',
};

/** Facts in the order a buyer asks for them, with the words that Japanese documents use. */
export const factNames: Record<FactName, { label: string; ja: string }> = {
  price_jpy: { label: 'Asking price', ja: '価格' },
  gross_yield_pct: { label: 'Advertised gross yield', ja: '表面利回り' },
  monthly_rent_jpy: { label: 'Stated full-occupancy rent', ja: '月額賃料' },
  annual_rent_jpy: { label: 'Stated annual rent', ja: '年間賃料' },
  occupancy: { label: 'Occupancy', ja: '現況' },
  address: { label: 'Address', ja: '所在地' },
  prefecture: { label: 'Prefecture', ja: '都道府県' },
  municipality: { label: 'Municipality', ja: '市区町村' },
  stations: { label: 'Stations', ja: '交通' },
  layout: { label: 'Layout', ja: '間取り' },
  floor_area_m2: { label: 'Floor area', ja: '専有面積・延床面積' },
  land_area_m2: { label: 'Land area', ja: '土地面積' },
  built: { label: 'Built', ja: '築年月' },
  structure: { label: 'Structure', ja: '構造' },
  floors_total: { label: 'Stories', ja: '階建' },
  floor: { label: 'Floor of the unit', ja: '所在階' },
  units: { label: 'Units', ja: '総戸数' },
  management_fee_jpy_month: { label: 'Management fee', ja: '管理費' },
  repair_reserve_jpy_month: { label: 'Repair reserve fee', ja: '修繕積立金' },
  land_rights: { label: 'Land rights', ja: '土地権利' },
  zoning: { label: 'Zoning', ja: '用途地域' },
  building_coverage_pct: { label: 'Building coverage ratio', ja: '建ぺい率' },
  floor_area_ratio_pct: { label: 'Floor area ratio', ja: '容積率' },
};

export const factOrder = Object.keys(factNames) as readonly FactName[];

/** English for the further facts, where a note or another fact names them. */
const extraLabels: Record<ExtraName, string> = {
  property_name: 'Property name',
  price_label: 'Price type',
  price_range_jpy: 'Price range',
  building_price_jpy: 'Stated building price',
  land_price_jpy: 'Stated land price',
  consumption_tax_jpy: 'Consumption tax',
  land_assessed_jpy: 'Assessed land value',
  building_assessed_jpy: 'Assessed building value',
  minimum_bid_jpy: 'Minimum bid',
  bid_deposit_jpy: 'Bid deposit',
  bid_period: 'Bidding period',
  case: 'Case number',
  current_monthly_rent_jpy: 'In-place rent',
  current_annual_rent_jpy: 'In-place annual rent',
  current_gross_yield_pct: 'Current gross yield',
  assumed_monthly_rent_jpy: 'Seller’s expected rent',
  assumed_annual_rent_jpy: 'Seller’s expected annual rent',
  sublease_monthly_rent_jpy: 'Sublease rent, monthly',
  sublease_annual_rent_jpy: 'Sublease rent, annual',
  rent_roll: 'Rent roll',
  totals: 'Rent roll totals',
  current_status_raw: 'Occupancy, as written',
  occupant_raw: 'Occupant, as written',
  management_fee_jpy_year: 'Annual management fee',
  management_fee_raw: 'Management fee, as written',
  repair_reserve_jpy_year: 'Annual repair reserve fee',
  repair_reserve_raw: 'Repair reserve fee, as written',
  monthly_cost_total_jpy: 'Management and repair reserve fees',
  garden_fee_jpy_month: 'Garden fee',
  internet_jpy_month: 'Internet fee',
  other_fees: 'Other fees',
  ground_rent_jpy_month: 'Ground rent',
  ground_rent_jpy_year: 'Annual ground rent',
  ground_rent_raw: 'Ground rent, as written',
  lease_term_years: 'Land lease term',
  lease_end: 'Land lease end',
  land_rights_raw: 'Land rights, as written',
  land_share: 'Land share',
  site_area_m2: 'Building site area',
  parcels_m2: 'Parcel areas',
  land_category: 'Registered land category',
  land_use: 'Land use',
  coverage_ratio_raw: 'Coverage and floor area ratio, as written',
  road: 'Road',
  private_road: 'Private road',
  reference_station: 'Reference station',
  balcony_m2: 'Balcony',
  floor_areas_m2: 'Floor areas by story',
  residential_floor_area_m2: 'Residential floor area',
  floors_basement: 'Basement floors',
  floor_raw: 'Floor, as written',
  registered_storeys: 'Registered stories',
  registered_use: 'Registered use',
  layout_raw: 'Layout, as written',
  unit_mix: 'Unit mix',
  completion_raw: 'Completion, as written',
  building_status: 'Building status',
  building_current: 'Current building status',
  category: 'Category, as written',
  units_for_sale: 'Units for sale',
  transaction: 'Transaction type',
  delivery: 'Handover',
  fee_includes_reserve: 'Fee includes repair reserve fee',
  reserve_rise_jpy_month: 'Announced repair reserve fee',
  reserve_rise_on: 'Date of the announced fee',
  service_balcony_fee_jpy_month: 'Service balcony fee',
  parking: 'Parking',
  property_tax_jpy_year: 'Stated property tax',
  rent_roll_date: 'Rent roll date',
  seller: 'Seller',
  price_tax: 'Tax in the price',
  updated_on: 'Updated on',
  next_update_on: 'Next update due',
  sale_ended_on: 'Sale ended',
  remark_flags: 'Notable remarks',
  sale_kind: 'Sale type',
  opening_day: 'Bid opening',
  built_raw: 'Completion date, as written',
  structure_raw: 'Structure, as written',
  move_in: 'Move-in',
  use: 'Use, as written',
  reading_notes: 'Not read',
  unmatched_sources: 'Sources not matched to this property',
  remarks: 'Remarks',
};

const isExtra = (field: FactField): field is `extra.${ExtraName}` => field.startsWith('extra.');

/** English for a field of the facts. */
export function factLabel(field: FactField): string {
  if (!isExtra(field)) return factNames[field].label;
  const name = field.slice('extra.'.length) as ExtraName;
  return extraLabels[name];
}

export const structureNames: Record<string, string> = {
  W: 'Wood',
  S: 'Steel',
  LGS: 'Light-gauge steel',
  RC: 'Reinforced concrete',
  SRC: 'Steel-framed reinforced concrete',
  CB: 'Concrete block',
};

export const occupancyNames: Record<string, string> = {
  tenanted: 'Leased',
  vacant: 'Vacant',
  partial: 'Partly leased',
  owner_occupied: 'Owner-occupied',
};
/** The thirteen use zones of the City Planning Act, without the word for zone at the end. */
export const zoneNames: [string, string][] = [
  ['第一種低層住居専用', 'Low-rise residential, category 1'],
  ['第二種低層住居専用', 'Low-rise residential, category 2'],
  ['第一種中高層住居専用', 'Mid- and high-rise residential, category 1'],
  ['第二種中高層住居専用', 'Mid- and high-rise residential, category 2'],
  ['第一種住居', 'Residential, category 1'],
  ['第二種住居', 'Residential, category 2'],
  ['準住居', 'Quasi-residential'],
  ['田園住居', 'Rural residential'],
  ['近隣商業', 'Neighborhood commercial'],
  ['準工業', 'Quasi-industrial'],
  ['工業専用', 'Exclusively industrial'],
  ['工業', 'Industrial'],
  ['商業', 'Commercial'],
];

/** Whether a short form leaves letters of a name out and keeps the first: `近商`, `第一種低専`. */
function isShortFor(short: string, name: string): boolean {
  let at = 0;
  for (const letter of name) if (letter === short[at]) at += 1;
  return short[0] === name[0] && at === short.length;
}

/** English for a Japanese name of a zone, also a shortened one (第一種中高層, 1低専, 近商); null where it is not one, or names several. */
export function zoneName(text: string): string | null {
  const plain = text
    .replace(/^第?[１1一]種?(?=.)/, '第一種')
    .replace(/^第?[２2二]種?(?=.)/, '第二種')
    .replace(/地域$/, '');
  const whole = zoneNames.find(([name]) => name === plain);
  const begun = plain.length < 2 ? [] : zoneNames.filter(([name]) => isShortFor(plain, name));
  return whole?.[1] ?? (begun.length === 1 ? (begun[0]?.[1] ?? null) : null);
}

/** English for the right to the land, by the longest name that the text begins with. */
export function rightsName(text: string): string | null {
  const known = Object.keys(rightsNames).filter((name) => text.startsWith(name));
  return rightsNames[known.sort((a, b) => b.length - a.length)[0] ?? ''] ?? null;
}

export const rightsNames: Record<string, string> = {
  所有権: 'Freehold',
  借地権: 'Leasehold',
  旧借地権: 'Leasehold, old law',
  賃借権: 'Leasehold (contractual lease)',
  地上権: 'Leasehold (surface right)',
  定期借地権: 'Fixed-term leasehold',
};
