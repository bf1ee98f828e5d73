import { lazily, lazilyByKey } from '../data-pack.ts';
import { type Municipality, municipalities, prefectureEnglish, prefectures } from '../municipalities.ts';
import { romanise } from '../romanise.ts';
import { readingsOf } from './postal-codes.ts';
import { townKey } from './town-key.ts';
import { type Town, townsOf } from './towns.ts';

/** Latin letters as they are compared: no marks, no hyphens, long vowels short. */
function latinKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/m(?=[bmp])/g, 'n')
    .replace(/o[ouh](?![aiueo])|oo/g, 'o')
    .replace(/uu/g, 'u');
}

interface LatinName {
  municipality: Municipality;
  /** Of the ward, or of the municipality: `chuoku`, `fuchushi`. */
  name: string;
  /** Of the city of a ward: `sapporoshi`. */
  city: string | null;
}
const latinNames = lazily((): LatinName[] =>
  municipalities.map((municipality) => {
    const words = municipality.nameRomanised.split(' ');
    const [city = '', ward] = words;
    return ward ? { municipality, name: latinKey(ward), city: latinKey(city) } : { municipality, name: latinKey(city), city: null };
  }),
);
const latinPrefectures = lazily(() => new Map(prefectures.map((name) => [latinKey(prefectureEnglish(name) ?? ''), name])));

/** The words between commas, in the forms they may stand for: `Sumida City` is a ward as well as a city. */
function formsOf(part: string): string[] {
  const words = part
    .replace(/\b(?:japan|prefecture|pref\.?|nippon)\b/gi, ' ')
    .replace(/-?\b\d[\d-]*\b/g, ' ')
    .trim();
  const kinds: [RegExp, string[]][] = [
    [/\s+city$/i, ['shi', 'ku', '']],
    [/\s+ward$/i, ['ku']],
    [/\s+town$/i, ['machi', 'cho']],
    [/\s+village$/i, ['mura', 'son']],
  ];
  const kind = kinds.find(([pattern]) => pattern.test(words));
  if (!kind) return [latinKey(words)];
  const stem = latinKey(words.replace(kind[0], ''));
  return kind[1].map((ending) => stem + ending);
}

/** What an address in Latin letters names. */
export interface LatinPlace {
  prefecture: string | null;
  candidates: readonly Municipality[];
  name: string;
  /** The parts that are neither prefecture nor municipality, as written. */
  rest: string;
}

interface Part {
  words: string;
  forms: string[];
}

/** The parts of an address: between commas, and where words run together without one, each word that ends as a place does. */
function partsOf(text: string): Part[] {
  return text
    .normalize('NFKC')
    .replace(/([-\s](?:ku|shi|cho|machi|mura|gun|ken|fu|to))(?=\s)/gi, '$1,')
    .replace(/(?<=[a-z])\s+(?=[A-Z][\p{L}]*-(?:ku|shi|cho|machi|mura)\b)/gu, ', ')
    .split(',')
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map((words) => ({ words, forms: formsOf(words) }));
}

/** The prefecture, the municipality or ward, and what is left of an address in Latin letters; null where it names none. */
export function matchLatinPlace(text: string): LatinPlace | null {
  const parts = partsOf(text);
  const prefectureOf = ({ forms }: Part) =>
    forms.map((form) => latinPrefectures().get(form) ?? latinPrefectures().get(form.replace(/(?:ken|fu|to|shi)$/, ''))).find(Boolean) ??
    null;
  const named = latinNames().filter(({ name }) => parts.some(({ forms }) => forms.includes(name)));
  const isCity = (part: Part, city: string) => part.forms.some((form) => form === city || `${form}shi` === city);
  const prefecture = parts.map(prefectureOf).find((found) => found !== null) ?? null;
  const wards = named.filter(({ city }) => city !== null && parts.some((part) => isCity(part, city)));
  const inPrefecture = (list: readonly LatinName[]) =>
    prefecture ? list.filter(({ municipality }) => municipality.prefecture === prefecture) : list;
  // A city may bear the name of a prefecture (Osaka): a ward named with its city wins over the prefecture.
  const found = wards.length > 0 ? (inPrefecture(wards).length > 0 ? inPrefecture(wards) : wards) : withoutCities(inPrefecture(named));
  const [first] = found;
  if (!first) return null;
  const used = (part: Part) =>
    found.some(({ name, city }) => part.forms.includes(name) || (city !== null && isCity(part, city))) || prefectureOf(part) !== null;
  return {
    prefecture:
      prefecture ?? (new Set(found.map(({ municipality }) => municipality.prefecture)).size === 1 ? first.municipality.prefecture : null),
    candidates: found.map(({ municipality }) => municipality),
    name: found.length === 1 ? first.municipality.name : (first.municipality.ward ?? first.municipality.name),
    rest: parts
      .filter((part) => !used(part))
      .map(({ words }) => words)
      .join(' '),
  };
}

/** A ward without its city stands beside the wards of Tokyo, which are municipalities of their own. */
function withoutCities(list: readonly LatinName[]): readonly LatinName[] {
  const wards = list.filter(({ name }) => name.endsWith('ku'));
  return wards.length > 0 ? wards : list;
}

const hiragana = (kana: string) =>
  kana.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60)).replaceAll('ー', '');
const readings = lazilyByKey((code) => {
  const byLatin = new Map<string, string>();
  for (const { town, kana } of readingsOf(code)) byLatin.set(latinKey(romanise(hiragana(kana.normalize('NFKC')))), town);
  return byLatin;
});

/** The town that the rest of a Latin address names in a municipality; the first number is its 丁目 where the register has that one. */
export function findLatinTown(code: string, rest: string): Town | null {
  const words = rest.split(/\s+/).filter((word) => /[a-z]/i.test(word));
  const number = /(?:^|\s)(\d+)(?:-|\s|$)/.exec(rest)?.[1] ?? null;
  for (let from = 0; from < words.length; from += 1)
    for (let to = words.length; to > from; to -= 1) {
      const town = readings(code).get(latinKey(words.slice(from, to).join('')));
      if (town === undefined) continue;
      const index = townsOf(code);
      const key = townKey(town);
      const numbered = number === null ? undefined : index.byKey.get(`${key}${number}丁目`);
      const plain = index.byKey.get(key);
      const [part] = index.byBase.get(key) ?? [];
      if (numbered ?? plain) return numbered ?? plain ?? null;
      if (part) return { ...part, name: town };
    }
  return null;
}
