import type { ExtraFacts, FactValues, PropertyKind } from './property-facts.ts';

/** A lodging by its category or use: 民泊, 旅館業, ホテル and their kin. */
const lodging = /民泊|旅館|ホテル|ペンション|簡易宿所|ゲストハウス/;
/** Remarks that say that guests stay there today, or that it is licensed for them; what could be done with it is none of these. */
const runsAsLodging =
  /(?:民泊|旅館業|簡易宿所|ゲストハウス|ホテル)[^。、\n]{0,8}(?:運営|営業|稼働|経営)中|(?:民泊|旅館業|簡易宿所|宿泊)(?:として)?の?(?:売上|収益|収入|年商)|(?:旅館業|簡易宿所|住宅宿泊事業|民泊)[^。、\n]{0,8}(?:許可|届出|認定|登録)[^。、\n]{0,3}(?:済|あり|有り|付き)/;

/**
 * Whether the income is revenue of a lodging business (民泊, 旅館業, ホテル): by category or use of a building, of any kind by remarks that
 * say it is run or licensed as one. A rent roll, or the rent of a lease to an operator, makes it rent.
 */
export function isLodgingBusiness(kind: PropertyKind, extra: ExtraFacts): boolean {
  const { category, use, registered_use: registered, rent_roll: roll, remarks, current_status_raw: status } = extra;
  const hasLease = (roll ?? []).length > 0 || extra.sublease_monthly_rent_jpy !== undefined || extra.sublease_annual_rent_jpy !== undefined;
  if (hasLease) return false;
  if (kind === 'other_building' && lodging.test([category, use, registered].join(' '))) return true;
  return runsAsLodging.test([category, use, status, ...(remarks ?? [])].join('\n'));
}

/** A dwelling or shop of the smallest kind has so many m²: less for each of the units stated says that the area is that of one of them. */
const leastUnitSqm = 8;
/** A building of a shop alone is rarely as high or as large. */
const shopBuilding = { floors: 3, areaSqm: 500 };

/** Whether the area stated is too small for all units that are stated: it is that of one of them, in a large building. */
export function isOneOfMany({ units, floor_area_m2: area }: Pick<FactValues, 'units' | 'floor_area_m2'>): boolean {
  return units !== null && units > 1 && area !== null && area / units < leastUnitSqm;
}

/**
 * A shop or office inside a larger building, without land of its own: it pays the association’s fees, and the upkeep of no other unit.
 * Told by fees of an association, by the storey it lies on, by an area too small for all units, or by the height of the building.
 */
export function isShopUnit(kind: PropertyKind, values: FactValues, { category }: Pick<ExtraFacts, 'category'>): boolean {
  const { land_area_m2: land, floors_total: floors, floor_area_m2: area, floor } = values;
  const words = category ?? '';
  if (kind !== 'other_building' || land !== null || !/店舗|事務所|オフィス/.test(words) || /一棟|1棟|ビル/.test(words)) return false;
  const hasFees = values.management_fee_jpy_month !== null || values.repair_reserve_jpy_month !== null;
  const isInTall = (floors ?? 0) >= shopBuilding.floors && (area ?? Number.POSITIVE_INFINITY) < shopBuilding.areaSqm;
  return hasFees || floor !== null || isOneOfMany(values) || isInTall;
}
