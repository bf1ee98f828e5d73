import { readDataPack } from './data-pack.ts';

/** A municipality or a ward of a designated city. */
export interface Municipality {
  /** Five digits, 総務省 code without its check digit: `13101`. */
  code: string;
  prefecture: string;
  /** As in an address, city and ward together: `札幌市中央区`. */
  name: string;
  /** City of a ward, `札幌市`; null for anything else. */
  city: string | null;
  /** Ward without its city, `中央区`; null for anything else. */
  ward: string | null;
  /** Letters of the official reading, `Sapporo-shi Chuo-ku`. */
  nameRomanised: string;
  /** Of the office, degrees. */
  latitude: number | null;
  longitude: number | null;
}

const pack = readDataPack('municipalities');
const prefecturePack = readDataPack('prefectures');

export const municipalityDataset = pack.dataset;

export const municipalities: readonly Municipality[] = pack.rows.map(
  ([code = '', prefecture = '', fullName = '', nameRomanised = '', latitude = '', longitude = '']) => {
    const [city = '', ward] = fullName.split(' ');
    return {
      code,
      prefecture,
      name: city + (ward ?? ''),
      city: ward ? city : null,
      ward: ward ?? null,
      nameRomanised,
      latitude: latitude === '' ? null : Number(latitude),
      longitude: longitude === '' ? null : Number(longitude),
    };
  },
);

const byCode = new Map(municipalities.map((municipality) => [municipality.code, municipality]));
const englishByPrefecture = new Map(prefecturePack.rows.map(([, name = '', english = '']) => [name, english]));

export const prefectures: readonly string[] = [...englishByPrefecture.keys()];

/** By five-digit code; null for a code that is not in the list. */
export function municipalityOf(code: string): Municipality | null {
  return byCode.get(code) ?? null;
}

/** `東京都` → `Tokyo`; null for a name that is not a prefecture. */
export function prefectureEnglish(prefecture: string): string | null {
  return englishByPrefecture.get(prefecture) ?? null;
}
