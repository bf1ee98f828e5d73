import {
  type Evidence,
  type ExtraFacts,
  extraNames,
  type FactValues,
  factNames,
  type PropertyFacts,
  type PropertyKind,
  type Refusal,
  type UnusedSource,
  type ValueToConfirm,
} from '@rimawari/underwriting';
import { doubtfulFields } from '../doubts/doubtful-fields.ts';
import { nearStations } from '../doubts/far-stations.ts';
import type { SourceReading } from '../reading/source-reading.ts';
import { isAgreedLatin, withKnownStations } from './books/known-stations.ts';
import type { MunicipalityBook } from './books/municipality-book.ts';
import type { PlaceBook } from './books/place-book.ts';
import type { StationBook } from './books/station-book.ts';
import type { TownBook } from './books/town-book.ts';
import { type Candidate, doubted } from './candidate.ts';
import { deriveFacts } from './derive.ts';
import { type Gathered, gather } from './gather.ts';
import { placeAssumedRent, placeCurrentRent, placeFullRent, placeUndatedRent } from './income/place-rents.ts';
import { openFields, type Proposal, proposedCandidates } from './proposals.ts';
import { doubt, type Resolved, resolve, type UsedMeans } from './resolve.ts';
import { rollLabel } from './rolls/roll-label.ts';
import { identityOf } from './sources/identity.ts';
import { offeredThing } from './sources/kind.ts';
import { withOtherReadings } from './sources/other-readings.ts';
import { refusalOf, refuse, saysProperty } from './sources/refusal.ts';
import { withoutFloorOfSpan } from './spanning-floors.ts';

export interface ExtractionOptions {
  municipalities: MunicipalityBook;
  /** Names of stations that were read from pictures are held against it. */
  stations?: StationBook;
  /** Addresses that were read from pictures are held against it. */
  towns?: TownBook;
  /** Stations are held against where the address lies. */
  places?: PlaceBook;
  /** Date of the analysis, `YYYY-MM-DD`. */
  asOf: string;
  /** Told how each used value was found, by its first place. What the confidence is fitted on. */
  observe?: (means: ReadonlyMap<Evidence, UsedMeans>) => void;
  /** What someone else takes for statements of facts. They fill gaps and never stand against what was read surely. */
  proposals?: readonly Proposal[];
}

/** What a field is called for this kind of property: the land under a condominium is the building's site, not the unit's land. */
function placedFor(kind: PropertyKind, candidates: readonly Candidate[], courtAuction: boolean): Candidate[] {
  const parcels = candidates.filter((candidate) => candidate.field === 'land_area_m2');
  const distinct = new Set(parcels.map((candidate) => candidate.value)).size;
  const upstairs = candidates.some(({ field, value }) => field === 'floor' && Number(value) > 1);
  const floors =
    kind === 'condominium_unit'
      ? candidates.flatMap(({ field, value, rank }) => (field === 'floor' && rank >= 3 ? [Number(value)] : []))
      : [];
  return candidates.flatMap((candidate) => {
    // `2DK` in the open, on the flyer of a whole house, is the plan of one of its rooms.
    const ofRooms = kind === 'apartment_building' || kind === 'other_building';
    if (ofRooms && candidate.field === 'layout' && candidate.evidence.label === null && candidate.means.form === 'line') return [];
    if (kind === 'condominium_unit' && candidate.field === 'land_area_m2') return [{ ...candidate, field: 'extra.site_area_m2' as const }];
    if (kind !== 'condominium_unit' && candidate.field === 'extra.site_area_m2')
      return [{ ...candidate, field: 'land_area_m2' as const, rank: candidate.rank - 1 }];
    if (kind !== 'condominium_unit' && candidate.field === 'extra.registered_storeys')
      return [candidate, { ...candidate, field: 'floors_total' as const, rank: 2 }];
    // The register counts the storeys of the part that is sold: `居宅・鉄骨鉄筋コンクリート造1階建`.
    if (kind === 'condominium_unit' && candidate.field === 'floors_total' && candidate.value === 1 && (courtAuction || upstairs)) return [];
    // Beside the unit's own floor, `所在階`, a number of storeys is the building's.
    // `階数 6階` of a unit on the sixth floor of ten says the floor again.
    const higher = candidates.some(({ field, value }) => field === 'floors_total' && Number(value) > Number(candidate.value));
    if (candidate.field === 'floor_or_storeys' && higher && floors.includes(Number(candidate.value)))
      return [{ ...candidate, field: 'floor' as const, rank: candidate.rank - 1 }];
    if (candidate.field === 'floor_or_storeys' && floors.some((floor) => floor <= Number(candidate.value)))
      return [{ ...candidate, field: 'floors_total' as const }];
    if (candidate.field === 'floor_or_storeys')
      return [{ ...candidate, field: kind === 'condominium_unit' ? 'floor' : 'floors_total', rank: candidate.rank - 1 }];
    if (kind !== 'condominium_unit' && candidate.field === 'floor')
      // `木造 2階` of a building sold whole counts its storeys.
      return /部分|所在|\d階\s*:?\s*\d[\d,]*(?:\.\d+)?\s*(?:㎡|m2|m²)/.test(`${candidate.evidence.raw}${candidate.evidence.label ?? ''}`) ||
        Number(candidate.value) < 1
        ? []
        : [{ ...candidate, field: 'floors_total' as const, rank: 1 }];
    if (courtAuction && candidate.field === 'land_area_m2' && distinct > 1) {
      return [{ ...candidate, field: 'extra.parcels_m2' as const, value: parcels.map((parcel) => parcel.value) }];
    }
    return [candidate];
  });
}

/** Rooms listed on the page of one unit are others of its house, let now or before: they say nothing of the unit. */
function ofUnit(kind: string, { candidates, rolls, reading }: Gathered): Candidate[] {
  const others = kind === 'condominium_unit' && reading.medium === 'html' && rolls.some(({ roll }) => roll.lines.length > 1);
  return others ? candidates.filter(({ evidence }) => evidence.label !== rollLabel) : candidates;
}

/** Parcels and buildings of a court auction each print an address; the first one speaks. */
function firstAddressOnly(candidates: readonly Candidate[]): Candidate[] {
  const best = Math.max(...candidates.filter(({ field }) => field === 'address').map(({ rank }) => rank));
  const first = candidates.find((candidate) => candidate.field === 'address' && candidate.rank === best);
  // The land's lot first, then the building on it with its number: `塩焼三丁目` and `塩焼三丁目12番地8`.
  const longer = candidates.find(
    ({ field, value, rank }) =>
      field === 'address' &&
      rank === best &&
      String(value).startsWith(String(first?.value)) &&
      String(value).length > String(first?.value).length,
  );
  return candidates.filter((candidate) => candidate.field !== 'address' || candidate === (longer ?? first));
}

/** A municipality's name in the spelling of the address: 鎌ケ谷市 and 鎌ヶ谷市 are one place. */
function printedName(address: string, municipality: string): string | null {
  const folded = (text: string): string => text.replace(/\s/g, '').replace(/[ヶヵ]/g, (letter) => (letter === 'ヶ' ? 'ケ' : 'カ'));
  const name = folded(municipality);
  const at = folded(address).indexOf(name);
  return at === -1 ? null : address.replace(/\s/g, '').slice(at, at + name.length);
}

function valuesOf(resolved: Resolved, municipalities: MunicipalityBook): FactValues {
  const values = Object.fromEntries(factNames.map((name) => [name, resolved.values.get(name) ?? null])) as unknown as FactValues;
  if (values.address === null) return values;
  const place = municipalities.find(values.address);
  const addressEvidence = resolved.evidence.address ?? [];
  if (place?.prefecture && values.address.startsWith(place.prefecture)) {
    values.prefecture = place.prefecture;
    resolved.evidence.prefecture = addressEvidence;
  }
  const printed = place ? printedName(values.address, place.municipality) : null;
  if (printed) {
    values.municipality = printed;
    resolved.evidence.municipality = addressEvidence;
  }
  return values;
}

/** `9戸稼働` says that some rooms are empty once it is known that there are ten. */
function placeCountedRooms(values: FactValues, extra: ExtraFacts, evidence: PropertyFacts['evidence']): void {
  const running = /^(\d{1,3})\s*(?:戸|室|区画)(?:が)?(?:稼働|入居|賃貸)/.exec(extra.current_status_raw ?? '')?.[1];
  if (values.occupancy !== null || values.units === null || running === undefined || Number(running) > values.units) return;
  values.occupancy = Number(running) === values.units ? 'tenanted' : Number(running) === 0 ? 'vacant' : 'partial';
  evidence.occupancy = evidence['extra.current_status_raw'] ?? [];
}

function withEvidenceOnly(resolved: Resolved, names: ReadonlySet<string>): PropertyFacts['evidence'] {
  return Object.fromEntries(Object.entries(resolved.evidence).filter(([field]) => names.has(field)));
}

/** Refuses sources of different properties, saying what differs; otherwise names those of which nothing tells whether they belong together. */
function identities(usable: readonly Gathered[], book: MunicipalityBook): { refusal: Refusal } | { unmatched: string[] } {
  const unmatched: string[] = [];
  for (const [index, source] of usable.entries()) {
    const judged = usable.flatMap((other, at) => (at === index ? [] : [{ other, at, ...identityOf(source, other, book) }]));
    const different = judged.find(({ verdict, at }) => verdict === 'different' && at > index);
    if (different) {
      const [one, other] = [source.reading.source_name, different.other.reading.source_name];
      const message = `${one} and ${other} describe different properties: they differ in ${different.differs.join(', ')}. Send the sources of one property at a time.`;
      return { refusal: refuse('several_properties', other, message) };
    }
    if (judged.length > 0 && judged.every(({ verdict }) => verdict === 'unknown')) unmatched.push(source.reading.source_name);
  }
  // Of two sources that share nothing, the one that says less is the one in doubt.
  const says = (name: string): number => usable.find(({ reading }) => reading.source_name === name)?.candidates.length ?? 0;
  return { unmatched: unmatched.length === usable.length ? unmatched.toSorted((a, b) => says(b) - says(a)).slice(1) : unmatched };
}

/** Addresses that were read from a picture, as the register of towns has them. */
function withKnownTowns(candidates: readonly Candidate[], book: TownBook | undefined): readonly Candidate[] {
  if (!book) return candidates;
  return candidates.map((candidate) => {
    if (candidate.field !== 'address' || candidate.evidence.recognised === undefined || isAgreedLatin(candidate)) return candidate;
    const { address, doubtful } = book.nearest(String(candidate.value));
    return doubtful ? doubted(candidate) : { ...candidate, value: address };
  });
}

/** Says of a value from a picture that a person has to look at it. */
function confirmationNote({ evidence: { label, raw, source_name: source, page }, is_used: isUsed }: ValueToConfirm): string {
  const place = page === undefined ? source : `${source}, page ${page}`;
  const counted = isUsed ? 'It is counted for now, because without a price there is no report.' : 'It is not counted.';
  return `“${label === null ? '' : `${label} `}${raw.replace(/\s+/g, ' ').slice(0, 80)}” on ${place} could not be read for certain. ${counted}`;
}

/**
 * Combines the readings of one analysis into facts, or says why they are not an offer of one property for sale.
 * Values hold only what is printed; what follows from them is in `derived`; contradictions are kept in `conflicts`.
 * Any document that cannot be read refuses the whole, naming it. A page that is not an offer is left aside when another
 * source is one, and named in `unused_sources`.
 */
export function extractFacts(readings: readonly SourceReading[], options: ExtractionOptions): PropertyFacts | Refusal {
  const { proposals = [], ...own } = options;
  const facts = factsOf(readings, own, []);
  if (facts.kind === 'refuse' || proposals.length === 0) return facts;
  const candidates = proposedCandidates(proposals, readings, openFields(facts));
  return candidates.length === 0 ? facts : factsOf(readings, own, candidates);
}

function factsOf(readings: readonly SourceReading[], options: ExtractionOptions, proposed: readonly Candidate[]): PropertyFacts | Refusal {
  const gathered = readings.map(gather);
  const judged = gathered.map((source) => ({ source, refusal: refusalOf(source) }));
  const unreadable = judged.find(({ refusal }) => refusal?.reason === 'unreadable');
  if (unreadable?.refusal) return unreadable.refusal;
  const usable = judged.filter(({ refusal }) => refusal === null).map(({ source }) => source);
  if (!usable.some(saysProperty)) {
    const told = judged.find(({ refusal }) => refusal !== null)?.refusal;
    return told ?? refuse('not_property', readings[0]?.source_name ?? 'The submission');
  }
  const identity = identities(usable, options.municipalities);
  if ('refusal' in identity) return identity.refusal;
  const kind = usable.map(offeredThing).find((thing) => thing !== null && thing !== 'land') ?? 'other_building';
  const said = [...usable.flatMap((source) => withoutFloorOfSpan(ofUnit(kind, source), source)), ...proposed];
  const all = withKnownTowns(withKnownStations(said, options.stations, usable), options.towns).filter(
    (candidate) => !(candidate.field === 'built' && Number(String(candidate.value).slice(0, 4)) > Number(options.asOf.slice(0, 4)) + 15),
  );
  const courtAuction = all.some((candidate) => candidate.field === 'extra.price_label');
  const resolved = resolve(placedFor(kind as PropertyKind, courtAuction ? firstAddressOnly(all) : all, courtAuction));
  options.observe?.(resolved.means);
  const waiting = withOtherReadings(resolved.toConfirm, usable, (candidates) => placedFor(kind as PropertyKind, candidates, courtAuction));
  const values = valuesOf(resolved, options.municipalities);
  const extra: ExtraFacts = {};
  for (const name of extraNames) {
    const value = resolved.values.get(`extra.${name}`);
    if (value !== null && value !== undefined) Object.assign(extra, { [name]: value });
  }
  placeUndatedRent(values, extra);
  placeCountedRooms(values, extra, resolved.evidence);
  placeFullRent(values, extra, resolved.evidence);
  placeAssumedRent(kind as PropertyKind, values, extra, resolved.evidence);
  placeCurrentRent(values, extra, resolved.evidence);
  const doubtful = doubtfulFields({
    kind: kind as PropertyKind,
    values,
    evidence: resolved.evidence,
    means: resolved.means,
    sources: usable,
    stations: options.stations,
  });
  if (values.stations !== null && values.address !== null && options.places) {
    const near = nearStations(values.stations, values.address, options.places);
    values.stations = near.stations;
    if (near.isDoubtful) doubtful.add('stations');
  }
  for (const field of doubtful) doubt(resolved, field);
  const notes = [...gathered.flatMap((source) => [...source.reading.notes, ...source.notes]), ...waiting.map(confirmationNote)];
  if (notes.length > 0) extra.reading_notes = notes;
  if (identity.unmatched.length > 0) extra.unmatched_sources = identity.unmatched;
  if (kind !== 'condominium_unit' || values.repair_reserve_jpy_month !== null) delete extra.fee_includes_reserve;
  const unused: UnusedSource[] = judged.flatMap(({ refusal }) =>
    refusal === null ? [] : [{ source_name: refusal.source_name, reason: refusal.reason }],
  );
  const stated = new Set<string>([
    ...factNames.filter((name) => values[name] !== null),
    ...extraNames.filter((name) => extra[name] !== undefined).map((name) => `extra.${name}`),
    ...resolved.conflicts.map((conflict) => conflict.field),
  ]);
  return {
    kind: kind as PropertyKind,
    values,
    ...deriveFacts(values, extra, options.municipalities),
    extra,
    evidence: withEvidenceOnly(resolved, stated),
    conflicts: resolved.conflicts,
    unused_sources: unused,
    ...(waiting.length > 0 && { to_confirm: waiting }),
  };
}
