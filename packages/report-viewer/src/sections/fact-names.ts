import type { FactName, PropertyKind } from '@rimawari/underwriting';

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

/** English for a field of the facts; a name that is not known is spelt out from its key. */
export function factLabel(field: string): string {
  const known = Object.entries(factNames).find(([name]) => name === field)?.[1];
  return (
    known?.label ??
    field
      .replace(/^extra\./, '')
      .replace(/_(jpy|pct|m2|month)\b/g, '')
      .replaceAll('_', ' ')
      .replace(/^./, (first) => first.toUpperCase())
  );
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

/** English for a Japanese name of a zone, also a shortened one (第一種中高層); null where it is not one, or names several. */
export function zoneName(text: string): string | null {
  const plain = text
    .replace(/[１1一]種/g, '第一種')
    .replace(/[２2二]種/g, '第二種')
    .replace(/第第/g, '第')
    .replace(/地域$/, '');
  const whole = zoneNames.find(([name]) => name === plain);
  const begun = plain.length < 4 ? [] : zoneNames.filter(([name]) => name.startsWith(plain));
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
