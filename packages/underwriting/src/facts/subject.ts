import { addMonths, monthsElapsed } from '../calendar/days.ts';
import { cutLike, isYearAlone, monthOf } from '../calendar/stated-dates.ts';
import { dwellingLifeYears } from '../depreciation/legal-life.ts';
import { UnderwritingError } from '../errors.ts';
import { checkAnalysisDate } from '../rules/rules-horizon.ts';
import type { Structure } from '../rules/structure.ts';
import { readCharges, type StatedCharges } from './charges.ts';
import { checkFacts } from './check-facts.ts';
import { type PlaceBand, placeBand } from './place-band.ts';
import type { PlaceLevels } from './place-levels.ts';
import type { ExtraFacts, FactValues, PropertyFacts, PropertyKind } from './property-facts.ts';
import { isLodgingBusiness, isShopUnit } from './use-of-building.ts';
import { plausibleStructures, weakestStructure } from './usual-structure.ts';
import { shortestWalk } from './walk.ts';

/** The facts as the engine uses them: checked, with the few things that follow from them. Null still means not stated. */
export interface Subject {
  facts: PropertyFacts;
  kind: PropertyKind;
  values: FactValues;
  extra: ExtraFacts;
  asOf: string;
  price: number;
  /** The price was entered in place of the one that the sources state. */
  priceGiven: boolean;
  prefecture: string | null;
  municipality: string | null;
  band: PlaceBand;
  /** Public levels of the place; null where none were gathered. */
  levels: PlaceLevels | null;
  /** The weakest structure named, since lenders and tax look at it first. */
  structure: Structure | null;
  /** What is used when none is stated: the weakest that is plausible. */
  structureUsed: Structure;
  /** All that are plausible, the one used first; empty where a structure is stated. */
  plausibleStructures: readonly Structure[];
  ageMonths: number | null;
  /** Whole years since completion; where no date is stated, the assumed age stands in. */
  ageYears: number;
  /** Legal life (法定耐用年数) of `structureUsed` for a building first used on the analysis date. */
  legalLifeYears: number;
  /** What is left of it, in whole years, not below zero: the one number for tax, loan and value. */
  lifeLeftYears: number;
  units: number | null;
  /** One for a condominium unit or a house. */
  unitsUsed: number;
  isCondominium: boolean;
  /** A single dwelling: a condominium unit or a house. */
  isOneHome: boolean;
  isLeasehold: boolean;
  /** Unknown where the rights are not stated or not recognised: then the land is counted as owned, and a check asks. */
  tenure: 'freehold' | 'leasehold' | 'unknown';
  /** Sold by a court (競売) or a tax office (公売): nobody brokers between the parties, and no tax is settled. */
  isCourtAuction: boolean;
  sellerIsBroker: boolean;
  /** Income of a lodging business (民泊, 旅館業, ホテル) and not rent, as no lease is shown. */
  isBusinessIncome: boolean;
  /** A shop, office or other building for which the model has no market levels. */
  isOtherKind: boolean;
  /** Assessed values that the sources state, yen; null where they have to be estimated. */
  assessed: { land: number | null; building: number | null };
  /** Charges of the owner, yen a month. */
  charges: StatedCharges;
  /** The stated management fee holds the repair reserve: none is paid beside it, and how much of it is saved is not known. */
  feeIncludesReserve: boolean;
  /** Minutes on foot to the nearest station, without a bus; null when only a bus or nothing is stated. */
  walkMinutes: number | null;
  /** A bus to a station is stated. */
  hasBus: boolean;
  busOnly: boolean;
  /** Completed within the last twelve months, or not yet: the reliefs for new dwellings may apply. */
  isNew: boolean;
  /** Completion lies after the analysis date: sold from plans or under construction. */
  isNotYetBuilt: boolean;
  /** Text of all remarks, for keyword checks. */
  text: string;
}

/** A day that no calendar has, such as 29 February of a common year, is named with the field it was sent in. */
function requireAnalysisDate(asOf: string): void {
  try {
    checkAnalysisDate(asOf);
  } catch (error) {
    if (error instanceof UnderwritingError && error.code === 'invalid_date' && error.field === null)
      throw new UnderwritingError('invalid_date', error.message, 'as_of');
    throw error;
  }
}

/** Age that stands in where no date of completion is stated: the middle of the housing stock on offer. */
export const usualAgeYears = 30;

/**
 * Checks the facts and reads them.
 * @param asOf analysis date, `YYYY-MM-DD`
 * @param levels public levels of the place, where they were gathered
 * Throws `invalid_date` or `rule_not_in_force` for a date whose rules are not known, and `price_missing`, `invalid_fact` or
 * `unsupported_kind` where no report can be made.
 */
export function readSubject(input: PropertyFacts, asOf: string, levels: PlaceLevels | null = null): Subject {
  requireAnalysisDate(asOf);
  const { facts, values: stated, extra, price } = checkFacts(input, asOf);
  const values = withSums(stated, extra);
  const derivedPrefecture = typeof facts.derived.prefecture === 'string' ? facts.derived.prefecture : null;
  const derivedMunicipality = typeof facts.derived.municipality === 'string' ? facts.derived.municipality : null;
  const prefecture = values.prefecture ?? derivedPrefecture;
  const municipality = values.municipality ?? derivedMunicipality;
  const isLodging = isLodgingBusiness(facts.kind, extra);
  const isCondominium = facts.kind === 'condominium_unit' || isShopUnit(facts.kind, values, extra);
  const isOneHome = isCondominium || facts.kind === 'detached_house';
  const structure = weakestStructure(values.structure);
  const plausible = plausibleStructures(facts.kind, values.floors_total, extra);
  const structureUsed = structure ?? plausible[0];
  const stations = values.stations ?? [];
  const walkMinutes = shortestWalk(stations);
  const hasBus = stations.some((station) => station.bus_min !== undefined);
  const rights = values.land_rights ?? '';
  const remarks = extra.remarks ?? [];
  const ageMonths = values.built === null ? null : monthsElapsed(isYearAlone(values.built) ? monthOf(values.built) : values.built, asOf);
  const legalLifeYears = dwellingLifeYears(structureUsed, asOf);
  const ageYears = ageMonths === null ? usualAgeYears : Math.max(0, Math.floor(ageMonths / 12));
  const charges = readCharges(values, extra, asOf);
  const tenure = tenureOf(rights, extra, charges);
  return {
    facts,
    kind: facts.kind,
    values,
    extra,
    asOf,
    price,
    priceGiven: facts.given?.price_jpy !== undefined,
    prefecture,
    municipality,
    band: levels?.place_class?.name ?? placeBand(prefecture, municipality, levels?.belt ?? null),
    levels,
    structure,
    structureUsed,
    plausibleStructures: structure === null ? plausible : [],
    legalLifeYears,
    lifeLeftYears: Math.max(0, legalLifeYears - ageYears),
    ageMonths,
    ageYears,
    units: isOneHome ? 1 : values.units,
    unitsUsed: isOneHome || isLodging ? 1 : (values.units ?? Math.max(1, extra.rent_roll?.length ?? estimateUnits(values.floor_area_m2))),
    isCondominium,
    isOneHome,
    isLeasehold: tenure === 'leasehold',
    tenure,
    isCourtAuction: isOfficialSale(extra),
    charges,
    feeIncludesReserve: charges.holdsReserve,
    assessed: { land: extra.land_assessed_jpy ?? null, building: extra.building_assessed_jpy ?? null },
    sellerIsBroker: sellsItself(extra.transaction ?? ''),
    isBusinessIncome: isLodging,
    isOtherKind: facts.kind === 'other_building' && !isLodging,
    walkMinutes,
    hasBus,
    busOnly: walkMinutes === null && hasBus,
    isNew: isNewlyBuilt(values.built, asOf),
    isNotYetBuilt: values.built !== null && values.built > cutLike(asOf, values.built),
    text: [...remarks, ...(extra.remark_flags ?? []), extra.road ?? '', rights, values.zoning ?? '', extra.current_status_raw ?? ''].join(
      '\n',
    ),
  };
}

/** A lease in any part makes a leasehold; 所有権 and its English name alone make a freehold. Who names no right but a ground rent or a term leases. */
function tenureOf(rights: string, { lease_end, lease_term_years }: ExtraFacts, { groundRent }: StatedCharges): Subject['tenure'] {
  if (/借地|賃借権|地上権|leasehold/i.test(rights)) return 'leasehold';
  if (/所有権|freehold/i.test(rights)) return 'freehold';
  return groundRent || lease_end !== undefined || lease_term_years !== undefined ? 'leasehold' : 'unknown';
}

/** `売主` as the form of the dealing says that a dealer sells its own; beside a broker, or of a private person, it only names the seller. */
function sellsItself(transaction: string): boolean {
  return /売主/.test(transaction) && !/仲介|媒介|代理|個人/.test(transaction);
}

const officialSale = /競売|公売|期間入札|特別売却/;
/** Sentences that speak of such a sale but say that this is none: denied, in the past, or averted by a private sale (任意売却). */
const noOfficialSale =
  /(競売|公売)[^。、]{0,12}(ない|なし|無し|ありません|ございません|回避|取下)|競売(で|により|にて)(取得|落札|購入)|任意売却/;

/** Whether court or tax office sells, by the label of the price, the form of the sale or the remarks. */
export function isOfficialSale({ price_label, sale_kind, transaction, remarks }: ExtraFacts): boolean {
  if (price_label === '売却基準価額' || sale_kind === 'court_auction') return true;
  return [price_label, transaction, ...(remarks ?? [])].some(
    (sentence) => sentence !== undefined && officialSale.test(sentence) && !noOfficialSale.test(sentence),
  );
}

function isNewlyBuilt(built: string | null, asOf: string): boolean {
  if (built === null || isYearAlone(built)) return false;
  return built >= monthOf(addMonths(asOf, -12));
}

/** Areas that are printed floor by floor or lot by lot stand in where no total is. */
function withSums(values: FactValues, { floor_areas_m2: floors, parcels_m2: lots }: ExtraFacts): FactValues {
  const sum = (areas: readonly number[] | undefined) => {
    const total = Math.round((areas ?? []).reduce((all, area) => all + area, 0) * 100) / 100;
    return total > 0 ? total : null;
  };
  return { ...values, floor_area_m2: values.floor_area_m2 ?? sum(floors), land_area_m2: values.land_area_m2 ?? sum(lots) };
}

/** The same property at another assumed age: for a building whose date of completion nobody states. */
export function atAssumedAge(subject: Subject, ageYears: number): Subject {
  if (subject.ageMonths !== null) return subject;
  return { ...subject, ageYears, lifeLeftYears: Math.max(0, subject.legalLifeYears - ageYears) };
}

/** The same property with a structure as if it was stated: for a building whose structure nobody states. */
export function withStructure(subject: Subject, structure: Structure): Subject {
  const legalLifeYears = dwellingLifeYears(structure, subject.asOf);
  return {
    ...subject,
    structureUsed: structure,
    plausibleStructures: [],
    legalLifeYears,
    lifeLeftYears: Math.max(0, legalLifeYears - subject.ageYears),
  };
}

/** The same property at another price, as if it was entered. */
export function atPrice(subject: Subject, price: number): Subject {
  return { ...subject, price, priceGiven: true, values: { ...subject.values, price_jpy: price } };
}

/** Units of a building of which only the floor area is known: one for every 30 m². */
function estimateUnits(floorAreaSqm: number | null): number {
  return floorAreaSqm === null ? 4 : Math.max(1, Math.round(floorAreaSqm / 30));
}
