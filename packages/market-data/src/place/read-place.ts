import type { DatasetReference } from '@rimawari/underwriting';
import { type Municipality, municipalityDataset, municipalityOf } from '../municipalities.ts';
import { matchMunicipality } from '../municipality-book.ts';
import { findTown } from './find-town.ts';
import { formerWards } from './former-wards.ts';
import { findLatinTown, matchLatinPlace } from './latin-place.ts';
import { statedPostalCode } from './postal-codes.ts';
import { municipalityOfPostalCode, type NamedStation, settleByPostalCode, settleByStation, settleByTown } from './settle.ts';
import { stationDataset, stationsNamed } from './stations.ts';
import { townDataset, townsOf } from './towns.ts';

/** What is known of where a property stands. */
export interface PlaceWords {
  /** As printed, in any of its ways of writing; with or without prefecture. */
  address: string;
  postalCode?: string | null;
  stations?: readonly NamedStation[];
}

/** Where an address lies, and what of it was not understood. */
export interface Place {
  prefecture: string | null;
  /** Null where none is named, or where several have the name and nothing settles it. */
  municipality: Municipality | null;
  /** The name as it is written in the address book, also where it is ambiguous. */
  municipalityName: string | null;
  /** As the register writes it. */
  town: string | null;
  latitude: number | null;
  longitude: number | null;
  /** What the coordinates stand for. */
  precision: 'town' | 'municipality' | 'station' | null;
  settledBy: 'postal_code' | 'station' | 'town' | null;
  /** What may hold a town and was not found in the register; null where nothing is left over. */
  notUnderstood: string | null;
  /** Places that the words may mean, `東京都府中市`; empty where it is settled. */
  candidates: string[];
  dataset: DatasetReference;
}

interface Matched {
  prefecture: string | null;
  candidates: readonly Municipality[];
  name: string;
  rest: string;
}

const unknownPlace = (): Place => ({
  prefecture: null,
  municipality: null,
  municipalityName: null,
  town: null,
  latitude: null,
  longitude: null,
  precision: null,
  settledBy: null,
  notUnderstood: null,
  candidates: [],
  dataset: municipalityDataset,
});

function settle(matched: Matched, words: PlaceWords): { municipality: Municipality; by: Place['settledBy'] } | null {
  const { candidates } = matched;
  const [only] = candidates;
  if (candidates.length === 1 && only) return { municipality: only, by: null };
  const postalCode = words.postalCode ?? statedPostalCode(words.address);
  const byCode = postalCode ? settleByPostalCode(candidates, postalCode) : null;
  if (byCode) return { municipality: byCode, by: 'postal_code' };
  const byStation = settleByStation(candidates, words.stations ?? []);
  if (byStation) return { municipality: byStation, by: 'station' };
  const byTown = settleByTown(candidates, matched.rest);
  return byTown ? { municipality: byTown, by: 'town' } : null;
}

/** Wards of before 2024 whose towns went to different wards: the ward that has the town. */
function wardOfTown(municipality: Municipality, words: string, rest: string): Municipality {
  if (!formerWards.some(([name, code]) => code === municipality.code && words.includes(name))) return municipality;
  if (findTown(townsOf(municipality.code), rest)) return municipality;
  const other = formerWards.map(([, code]) => code).find((code) => findTown(townsOf(code), rest) !== null);
  return (other ? municipalityOf(other) : null) ?? municipality;
}

function cleanRest(rest: string): string {
  return rest
    .normalize('NFKC')
    .replace(/[(（].*$/s, '')
    .replace(/^[\s,、。・:：]+/, '')
    .trim();
}

function centreOf(municipality: Municipality): { latitude: number | null; longitude: number | null } {
  if (municipality.latitude !== null) return municipality;
  const towns = townsOf(municipality.code).towns.filter(({ latitude }) => latitude !== null);
  const mean = (values: (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / values.length;
  if (towns.length === 0) return { latitude: null, longitude: null };
  return { latitude: mean(towns.map((town) => town.latitude)), longitude: mean(towns.map((town) => town.longitude)) };
}

/** Where no municipality is named or settled, a station that exists once still says where. */
function atStation(place: Place, words: PlaceWords): Place {
  for (const { station, line } of words.stations ?? []) {
    const [only, second] = stationsNamed(station, line);
    if (only && !second)
      return { ...place, latitude: only.latitude, longitude: only.longitude, precision: 'station', dataset: stationDataset() };
  }
  return place;
}

function inMunicipality(matched: Matched, settled: NonNullable<ReturnType<typeof settle>>, address: string, isLatin: boolean): Place {
  const municipality = wardOfTown(settled.municipality, address, matched.rest);
  const rest = cleanRest(matched.rest);
  const town = isLatin ? findLatinTown(municipality.code, matched.rest) : findTown(townsOf(municipality.code), rest);
  const shared = {
    prefecture: municipality.prefecture,
    municipality,
    municipalityName: municipality.name,
    settledBy: settled.by,
    candidates: [],
  };
  if (town && town.latitude !== null)
    return {
      ...shared,
      town: town.name,
      latitude: town.latitude,
      longitude: town.longitude,
      precision: 'town',
      notUnderstood: null,
      dataset: townDataset(),
    };
  const centre = centreOf(municipality);
  return {
    ...shared,
    town: town?.name ?? null,
    latitude: centre.latitude,
    longitude: centre.longitude,
    precision: centre.latitude === null ? null : 'municipality',
    notUnderstood: town || !/[\p{L}]/u.test(rest) ? null : rest.slice(0, 60),
    dataset: municipalityDataset,
  };
}

/**
 * Reads where a property stands: prefecture, municipality, town and coordinates, with their precision. A name that several places
 * bear is settled by the postal code, a station, or for wards without their city by the town; otherwise it stays unknown and the
 * places are named as candidates.
 */
export function readPlace(words: PlaceWords): Place {
  const isLatin = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words.address) && /[a-z]/i.test(words.address);
  const address = words.address.replace(/〒\s*\d{3}[-‐－]?\d{4}/, ' ').trim();
  const matched = isLatin ? matchLatinPlace(address.replace(/\b\d{3}-\d{4}\b/, ' ')) : matchMunicipality(address);
  if (!matched) {
    const postalCode = words.postalCode ?? statedPostalCode(words.address);
    const byCode = postalCode ? municipalityOfPostalCode(postalCode) : null;
    if (!byCode) return atStation({ ...unknownPlace(), notUnderstood: address === '' ? null : address.slice(0, 60) }, words);
    return inMunicipality(
      { prefecture: byCode.prefecture, candidates: [byCode], name: byCode.name, rest: address },
      { municipality: byCode, by: 'postal_code' },
      address,
      isLatin,
    );
  }
  const settled = settle(matched, words);
  if (settled) return inMunicipality(matched, settled, address, isLatin);
  return atStation(
    {
      ...unknownPlace(),
      prefecture: matched.prefecture,
      municipalityName: matched.name,
      candidates: matched.candidates.map(({ prefecture, name }) => prefecture + name),
    },
    words,
  );
}
