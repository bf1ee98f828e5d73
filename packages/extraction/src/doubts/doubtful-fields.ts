import type { Evidence, FactName, FactValues, PropertyFacts, PropertyKind } from '@rimawari/underwriting';
import type { StationBook } from '../facts/books/station-book.ts';
import type { Gathered } from '../facts/gathered.ts';
import type { UsedMeans } from '../facts/resolved.ts';
import { phone } from '../lexicon/agents.ts';
import { composed } from '../lexicon/pattern.ts';
import { mainTexts, textsAround } from './main-texts.ts';
import { isRentOfToday } from './rent-of-today.ts';
import { isPlausibleRent, printsOtherFullRent } from './rents-beside.ts';
import {
  countsMore,
  countsOthersBeside,
  goesOnWithNumber,
  isUnbuilt,
  namesMonth,
  namesOtherLine,
  namesOtherPlan,
  namesOtherStation,
  namesOtherZone,
  tellsOtherOccupancy,
  tellsOtherRatio,
  tellsOtherWalk,
} from './said-beside.ts';
import { isWellFormedAddress, isWellFormedRight, isWellFormedZone } from './well-formed.ts';

/** What values are held against once they are read. */
export interface ReadFacts {
  kind: PropertyKind;
  values: FactValues;
  evidence: PropertyFacts['evidence'];
  means: ReadonlyMap<Evidence, UsedMeans>;
  sources: readonly Gathered[];
  stations?: StationBook | undefined;
}

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Marks that stand in no name of a line or a station. */
const noName = composed`^(?:場所|最寄|交通)|[【】[\]<>:：、,。/|※◆■●→*\t\n]|${phone}|徒歩|\d{2,}-\d{2,}`;

/**
 * Fields whose value the rest of the source speaks against: a value with more than its own words, a station that the words
 * beside the list name and the list does not have, another zone, ratio, plan or state elsewhere in the source. Their values
 * stand; they are not counted among the sure ones.
 */
export function doubtfulFields({ kind, values, evidence, means, sources, stations: book }: ReadFacts): Set<FactName> {
  const doubtful = new Set<FactName>();
  const textsOf = new Map(sources.map(({ reading }) => [reading.source_id, mainTexts(reading)]));
  const placeOf = (field: FactName): { texts: string[]; around: string[]; form: string } => {
    const first = evidence[field]?.[0];
    const texts = textsOf.get(first?.source_id ?? '') ?? [];
    return { texts, around: first ? textsAround(texts, first) : [], form: (first && means.get(first)?.form) ?? '' };
  };
  const hold = (field: FactName, isDoubtful: boolean): void => {
    if (isDoubtful) doubtful.add(field);
  };
  const { address, municipality, stations, zoning, land_rights: right, occupancy, layout, units } = values;
  if (address !== null)
    hold('address', !isWellFormedAddress(address, municipality) || goesOnWithNumber(placeOf('address').around, address));
  if (values.built !== null) hold('built', namesMonth(placeOf('built').around, values.built));
  if (right !== null) hold('land_rights', !isWellFormedRight(right));
  if (zoning !== null) hold('zoning', !isWellFormedZone(zoning) || namesOtherZone(placeOf('zoning').texts, zoning));
  if (occupancy !== null)
    hold(
      'occupancy',
      tellsOtherOccupancy(placeOf('occupancy').texts, occupancy) || (occupancy !== 'vacant' && isUnbuilt(placeOf('occupancy').texts)),
    );
  if (stations !== null) {
    const { texts, around, form } = placeOf('stations');
    const isStrange = stations.some(
      ({ line, station }) =>
        noName.test(`${line ?? ''} ${station}`) || (japanese.test(station) && book?.nearest({ line, station }).doubtful === true),
    );
    const lineLeftOut =
      stations.some(({ line }) => line === null) &&
      (stations.some(({ line }) => line !== null) || around.some((text) => /線|\bLine\b/.test(text)));
    const isAloneInProse = form === 'sentence' && stations.some(({ line }) => line === null);
    const saysOther = tellsOtherWalk(around, stations) || namesOtherStation(around, stations) || namesOtherLine(texts, stations);
    hold('stations', isStrange || isAloneInProse || lineLeftOut || saysOther);
  }
  if (layout !== null) {
    const { texts, form } = placeOf('layout');
    const ofRooms = kind === 'apartment_building' || kind === 'other_building';
    hold('layout', ofRooms || (['line', 'inline', 'sentence', 'title'].includes(form) && namesOtherPlan(texts, layout)));
  }
  if (units !== null) {
    const { texts, around } = placeOf('units');
    hold('units', countsOthersBeside(around, units) || countsMore(texts, units));
  }
  for (const field of ['building_coverage_pct', 'floor_area_ratio_pct'] as const)
    if (values[field] !== null) hold(field, tellsOtherRatio(placeOf(field).texts, field, values[field]));
  const rents = [values.monthly_rent_jpy, values.annual_rent_jpy].filter((rent) => rent !== null);
  for (const field of ['monthly_rent_jpy', 'annual_rent_jpy'] as const)
    if (values[field] !== null)
      hold(
        field,
        printsOtherFullRent(placeOf(field).texts, rents, values.price_jpy) ||
          !isPlausibleRent(field, values) ||
          isRentOfToday(field, values, evidence),
      );
  // What the manager of a whole house gets is seldom what a listing prints as a monthly fee.
  if (values.management_fee_jpy_month !== null) hold('management_fee_jpy_month', kind !== 'condominium_unit');
  if (values.floor !== null) hold('floor', kind !== 'condominium_unit');
  if (values.land_area_m2 !== null) {
    const { texts } = placeOf('land_area_m2');
    hold('land_area_m2', values.floor !== null || texts.some((text) => /専有面積/.test(text)));
  }
  return doubtful;
}
