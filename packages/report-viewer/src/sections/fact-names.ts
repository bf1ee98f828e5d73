import type { ExtraName, FactField, FactName, PropertyKind } from '@rimawari/underwriting';

export const kindNames: Record<PropertyKind, string> = {
  condominium_unit: 'Condominium unit',
  apartment_building: 'Apartment building',
  detached_house: 'Detached house',
  other_building: 'Building',
};

/** Facts in the order a buyer asks for them, with the words that Japanese documents use. */
export const factNames: Record<FactName, { label: string; ja: string }> = {
  price_jpy: { label: 'Price', ja: '価格' },
  gross_yield_pct: { label: 'Advertised gross yield', ja: '表面利回り' },
  monthly_rent_jpy: { label: 'Monthly rent', ja: '月額賃料' },
  annual_rent_jpy: { label: 'Annual rent', ja: '年間賃料' },
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
  floors_total: { label: 'Floors', ja: '階建' },
  floor: { label: 'Floor of the unit', ja: '所在階' },
  units: { label: 'Units', ja: '総戸数' },
  management_fee_jpy_month: { label: 'Management fee', ja: '管理費' },
  repair_reserve_jpy_month: { label: 'Repair reserve', ja: '修繕積立金' },
  land_rights: { label: 'Land rights', ja: '土地権利' },
  zoning: { label: 'Zoning', ja: '用途地域' },
  building_coverage_pct: { label: 'Building coverage', ja: '建ぺい率' },
  floor_area_ratio_pct: { label: 'Floor area ratio', ja: '容積率' },
};

export const factOrder = Object.keys(factNames) as readonly FactName[];

/** English for the further facts, where a note or another fact names them. */
const extraLabels: Record<ExtraName, string> = {
  property_name: 'Name of the property',
  price_label: 'Kind of price',
  price_range_jpy: 'Range of prices',
  building_price_jpy: 'Building’s part of the price',
  land_price_jpy: 'Land’s part of the price',
  consumption_tax_jpy: 'Consumption tax',
  land_assessed_jpy: 'Assessed value of the land',
  building_assessed_jpy: 'Assessed value of the building',
  minimum_bid_jpy: 'Lowest bid',
  bid_deposit_jpy: 'Deposit for a bid',
  bid_period: 'Period for bids',
  case: 'Case number',
  current_monthly_rent_jpy: 'Current monthly rent',
  current_annual_rent_jpy: 'Current annual rent',
  current_gross_yield_pct: 'Current gross yield',
  assumed_monthly_rent_jpy: 'Assumed monthly rent',
  assumed_annual_rent_jpy: 'Assumed annual rent',
  sublease_monthly_rent_jpy: 'Monthly rent of the sublease',
  sublease_annual_rent_jpy: 'Annual rent of the sublease',
  rent_roll: 'Rent roll',
  totals: 'Totals of the rent roll',
  current_status_raw: 'Current state as printed',
  occupant_raw: 'Occupant as printed',
  management_fee_jpy_year: 'Management fee a year',
  management_fee_raw: 'Management fee as printed',
  repair_reserve_jpy_year: 'Repair reserve a year',
  repair_reserve_raw: 'Repair reserve as printed',
  monthly_cost_total_jpy: 'Fee and reserve together',
  garden_fee_jpy_month: 'Garden fee',
  internet_jpy_month: 'Internet fee',
  other_fees: 'Other fees',
  ground_rent_jpy_month: 'Ground rent',
  ground_rent_jpy_year: 'Ground rent a year',
  ground_rent_raw: 'Ground rent as printed',
  lease_term_years: 'Term of the land lease',
  lease_end: 'End of the land lease',
  land_rights_raw: 'Land rights as printed',
  land_share: 'Share of the land',
  site_area_m2: 'Site area of the building',
  parcels_m2: 'Areas of the parcels',
  land_category: 'Registered category of the land',
  land_use: 'Use of the land',
  coverage_ratio_raw: 'Coverage and floor area ratio as printed',
  road: 'Road',
  private_road: 'Private road',
  reference_station: 'Reference station',
  balcony_m2: 'Balcony',
  floor_areas_m2: 'Areas of the floors',
  residential_floor_area_m2: 'Residential floor area',
  floors_basement: 'Basement floors',
  floor_raw: 'Floor as printed',
  registered_storeys: 'Registered storeys',
  registered_use: 'Registered use',
  layout_raw: 'Layout as printed',
  unit_mix: 'Mix of units',
  completion_raw: 'Completion as printed',
  building_status: 'State of the building',
  building_current: 'Current state of the building',
  category: 'Category as printed',
  units_for_sale: 'Units for sale',
  transaction: 'Form of the dealing',
  delivery: 'Handover',
  fee_includes_reserve: 'Fee includes the repair reserve',
  reserve_rise_jpy_month: 'Repair reserve announced',
  reserve_rise_on: 'Day of the announced reserve',
  service_balcony_fee_jpy_month: 'Service balcony fee',
  parking: 'Parking',
  property_tax_jpy_year: 'Property taxes a year',
  rent_roll_date: 'Date of the rent roll',
  seller: 'Seller',
  price_tax: 'Tax in the price',
  updated_on: 'Information of',
  next_update_on: 'Next update',
  sale_ended_on: 'Sale ended',
  remark_flags: 'Remarks to heed',
  sale_kind: 'Kind of sale',
  opening_day: 'Opening of bids',
  built_raw: 'Completion date as printed',
  structure_raw: 'Structure as printed',
  move_in: 'Moving in',
  use: 'Use as printed',
  reading_notes: 'What was not read',
  unmatched_sources: 'Sources that may be of another property',
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
  tenanted: 'Let',
  vacant: 'Vacant',
  partial: 'Partly let',
  owner_occupied: 'Owner lives in it',
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
  ['田園住居', 'Countryside residential'],
  ['近隣商業', 'Neighbourhood commercial'],
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
  賃借権: 'Leasehold (lease right)',
  地上権: 'Superficies',
  定期借地権: 'Fixed-term leasehold',
};
