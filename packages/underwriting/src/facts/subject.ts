import { type PlaceBand, placeBand } from '../assumptions/place-band.ts';
import { addMonths, monthsElapsed } from '../calendar/days.ts';
import { UnderwritingError } from '../errors.ts';
import { nothingStated } from './nothing-stated.ts';
import type { ExtraFacts, FactValues, PropertyFacts, PropertyKind, Structure } from './property-facts.ts';

/** The facts as the engine uses them: checked, with the few things that follow from them. Null still means not stated. */
export interface Subject {
  facts: PropertyFacts;
  kind: PropertyKind;
  values: FactValues;
  extra: ExtraFacts;
  asOf: string;
  price: number;
  prefecture: string | null;
  municipality: string | null;
  band: PlaceBand;
  /** The weakest structure named, since lenders and tax look at it first. */
  structure: Structure | null;
  /** What is used when none is stated. */
  structureUsed: Structure;
  ageMonths: number | null;
  units: number | null;
  /** One for a condominium unit or a house. */
  unitsUsed: number;
  isCondominium: boolean;
  isLeasehold: boolean;
  isCourtAuction: boolean;
  sellerIsBroker: boolean;
  /** Assessed values that the sources state, yen; null where they have to be estimated. */
  assessed: { land: number | null; building: number | null };
  /** Minutes on foot to the nearest station, without a bus; null when only a bus or nothing is stated. */
  walkMinutes: number | null;
  busOnly: boolean;
  /** Completed within the last twelve months, or not yet: the reliefs for new dwellings may apply. */
  isNew: boolean;
  /** Text of all remarks, for keyword checks. */
  text: string;
}

const weakestFirst: readonly Structure[] = ['W', 'LGS', 'CB', 'S', 'RC', 'SRC'];

function weakest(structure: FactValues['structure']): Structure | null {
  if (structure === null) return null;
  const all = Array.isArray(structure) ? structure : [structure];
  return weakestFirst.find((name) => all.includes(name)) ?? null;
}

function usualStructure(kind: PropertyKind, floors: number | null): Structure {
  if (kind === 'condominium_unit') return 'RC';
  if (kind === 'detached_house') return 'W';
  return floors !== null && floors >= 4 ? 'RC' : 'W';
}

function checkAmounts(values: FactValues): void {
  const amounts: [field: keyof FactValues, positive: boolean, most: number][] = [
    ['price_jpy', true, 1e12],
    ['monthly_rent_jpy', true, 1e11],
    ['annual_rent_jpy', true, 1e12],
    ['management_fee_jpy_month', false, 1e9],
    ['repair_reserve_jpy_month', false, 1e9],
    ['floor_area_m2', true, 1e7],
    ['land_area_m2', true, 1e8],
    ['units', true, 1e5],
    ['gross_yield_pct', true, 1000],
  ];
  for (const [field, positive, most] of amounts) {
    const value = values[field];
    if (value === null || value === undefined) continue;
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > most || (positive && value === 0)) {
      throw new UnderwritingError(
        'invalid_fact',
        `${field} is ${typeof value === 'number' ? value : JSON.stringify(value)}, which no property can have. Correct the source or leave it out.`,
        field,
      );
    }
  }
}

const wholeAmounts = [
  'building_price_jpy',
  'land_price_jpy',
  'consumption_tax_jpy',
  'land_assessed_jpy',
  'building_assessed_jpy',
] as const satisfies readonly (keyof ExtraFacts)[];

function checkExtraAmounts(extra: ExtraFacts): void {
  for (const field of wholeAmounts) {
    const value: unknown = extra[field];
    if (value === undefined) continue;
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0 || value > 1e12)
      throw new UnderwritingError(
        'invalid_fact',
        `extra.${field} is ${JSON.stringify(value)}, which is no amount in whole yen. Correct the source or leave it out.`,
        `extra.${field}`,
      );
  }
}

const supportedKinds: readonly PropertyKind[] = ['condominium_unit', 'apartment_building', 'detached_house', 'other_building'];

/** The entries that hold something: a null beside an absent key means the same, not stated. */
function withoutNull<Entries extends object>(entries: Entries): Partial<Entries> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null && value !== undefined)) as Partial<Entries>;
}

/** Throws `price_missing`, `invalid_fact` or `unsupported_kind` where no report can be made. */
export function readSubject(facts: PropertyFacts, asOf: string): Subject {
  const values = { ...nothingStated, ...withoutNull(facts.values) };
  const extra: ExtraFacts = withoutNull(facts.extra);
  if (!supportedKinds.includes(facts.kind))
    throw new UnderwritingError(
      'unsupported_kind',
      `A report can be made for a condominium unit, an apartment building or a house, not for "${String(facts.kind)}".`,
      'kind',
    );
  checkAmounts(values);
  checkExtraAmounts(extra);
  if (values.price_jpy === null)
    throw new UnderwritingError(
      'price_missing',
      'No price is stated, and nothing can be worked out without one. Send a source that states the price.',
      'price_jpy',
    );
  if (!Number.isSafeInteger(values.price_jpy))
    throw new UnderwritingError('invalid_fact', 'The price must be a whole number of yen.', 'price_jpy');
  const derivedPrefecture = typeof facts.derived.prefecture === 'string' ? facts.derived.prefecture : null;
  const derivedMunicipality = typeof facts.derived.municipality === 'string' ? facts.derived.municipality : null;
  const prefecture = values.prefecture ?? derivedPrefecture;
  const municipality = values.municipality ?? derivedMunicipality;
  const isCondominium = facts.kind === 'condominium_unit';
  const single = isCondominium || facts.kind === 'detached_house';
  const structure = weakest(values.structure);
  const stations = values.stations ?? [];
  const walks = stations
    .filter((station) => station.bus_min === undefined && station.walk_min !== null)
    .map((station) => station.walk_min ?? 0);
  const rights = values.land_rights ?? '';
  const remarks = extra.remarks ?? [];
  return {
    facts,
    kind: facts.kind,
    values,
    extra,
    asOf,
    price: values.price_jpy,
    prefecture,
    municipality,
    band: placeBand(prefecture, municipality),
    structure,
    structureUsed: structure ?? usualStructure(facts.kind, values.floors_total),
    ageMonths: values.built === null ? null : monthsElapsed(values.built.length === 4 ? `${values.built}-07` : values.built, asOf),
    units: single ? 1 : values.units,
    unitsUsed: single ? 1 : (values.units ?? Math.max(1, extra.rent_roll?.length ?? estimateUnits(values.floor_area_m2))),
    isCondominium,
    isLeasehold: /借地|賃借権|地上権/.test(rights),
    isCourtAuction: extra.price_label === '売却基準価額',
    assessed: { land: extra.land_assessed_jpy ?? null, building: extra.building_assessed_jpy ?? null },
    sellerIsBroker: /売主/.test(extra.transaction ?? ''),
    walkMinutes: walks.length > 0 ? Math.min(...walks) : null,
    busOnly: walks.length === 0 && stations.some((station) => station.bus_min !== undefined),
    isNew: isNewlyBuilt(values.built, asOf),
    text: [...remarks, extra.road ?? '', rights, values.zoning ?? '', extra.current_status_raw ?? ''].join('\n'),
  };
}

function isNewlyBuilt(built: string | null, asOf: string): boolean {
  if (built === null || built.length === 4) return false;
  return built >= addMonths(asOf, -12).slice(0, 7);
}

/** Units of a building of which only the floor area is known: one for every 30 m². */
function estimateUnits(floorAreaSqm: number | null): number {
  return floorAreaSqm === null ? 4 : Math.max(1, Math.round(floorAreaSqm / 30));
}
