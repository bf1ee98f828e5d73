import { lazily, lazilyByKey, openPackPart, readDataPack } from '../data-pack.ts';

/** A postal code: its municipality, its town and the reading of the town. */
export interface PostalRow {
  postalCode: string;
  code: string;
  town: string;
  kana: string;
}

const beginnings = lazily(
  () => new Map(readDataPack('postal').rows.map(([first = '', prefectures = '']) => [first, prefectures.split(' ')])),
);
const rowsOfPrefecture = lazilyByKey((prefecture): readonly PostalRow[] =>
  openPackPart(`postal/${prefecture}`)
    .rows()
    .map(([postalCode = '', code = '', town = '', kana = '']) => ({ postalCode, code, town, kana })),
);
const codesOfPrefecture = lazilyByKey((prefecture) => Map.groupBy(rowsOfPrefecture(prefecture), ({ postalCode }) => postalCode));

/** Rows of a postal code, digits with or without a hyphen; empty for one that does not exist. */
export function postalRows(text: string): readonly PostalRow[] {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  if (digits.length !== 7) return [];
  return (beginnings().get(digits.slice(0, 3)) ?? []).flatMap((prefecture) => codesOfPrefecture(prefecture).get(digits) ?? []);
}

/** Municipalities of which some postal code begins with the same three digits. */
export function codesBeginningWith(text: string): ReadonlySet<string> {
  const first = text.normalize('NFKC').replace(/\D/g, '').slice(0, 3);
  const rows = (beginnings().get(first) ?? []).flatMap((prefecture) => rowsOfPrefecture(prefecture));
  return new Set(rows.filter(({ postalCode }) => postalCode.startsWith(first)).map(({ code }) => code));
}

/** Towns of a municipality with their reading. */
export function readingsOf(code: string): readonly PostalRow[] {
  return rowsOfPrefecture(code.slice(0, 2)).filter((row) => row.code === code && row.kana !== '');
}

const marked = /〒\s*(\d{3})-?(\d{4})(?!\d)/;
/** Without its mark a code looks like a number of a lot, so that it is taken only from an address in Latin letters. */
const unmarked = /(?<![\d-])(\d{3})-(\d{4})(?![\d-])/;

/** The postal code that a text states, such as `〒183-0023`; null where it states none. */
export function statedPostalCode(text: string): string | null {
  const plain = text.normalize('NFKC');
  const [, first, second] = marked.exec(plain) ?? (/\p{Script=Han}/u.test(plain) ? null : unmarked.exec(plain)) ?? [];
  return first && second ? first + second : null;
}
