import { type PackFile, packText, type Row, rowsText, type SetFolder } from './pack.ts';
import { readTar } from './read-tar.ts';

/** `丸の内（次のビルを除く）` is 丸の内. */
const withoutRemark = (name: string) => name.replace(/（.*$/, '');

/** Postal codes with towns and their reading, a file a prefecture; the list says which prefectures a beginning may be in. */
export function postalPacks(sets: SetFolder): PackFile[] {
  const rows = readTar(sets.bytes('postal_kenall_2026/postal_data_0-9.tar.gz'))
    .filter(({ name }) => /^data\/\d\.csv$/.test(name))
    .flatMap(({ text }) =>
      text
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/)
        .filter((line) => /^\d+,/.test(line))
        .map((line) => line.split(','))
        // The source writes codes as numbers, without their zeros.
        .map(([postalCode = '', code = '', town = '', kana = '']) => [
          postalCode.padStart(7, '0'),
          code.padStart(5, '0'),
          withoutRemark(town),
          withoutRemark(kana),
        ]),
    )
    .sort((a, b) => (a.join('\t') < b.join('\t') ? -1 : 1));
  const byPrefecture = new Map<string, Row[]>();
  const prefecturesOf = new Map<string, Set<string>>();
  for (const [postalCode = '', code = '', town = '', kana = ''] of rows) {
    const prefecture = code.slice(0, 2);
    byPrefecture.set(prefecture, [...(byPrefecture.get(prefecture) ?? []), [postalCode, code, town, kana]]);
    const beginning = postalCode.slice(0, 3);
    prefecturesOf.set(beginning, (prefecturesOf.get(beginning) ?? new Set()).add(prefecture));
  }
  const parts = [...byPrefecture]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([prefecture, of]) => ({ name: `postal/${prefecture}.tsv.gz`, text: rowsText(of) }));
  const list: Row[] = [...prefecturesOf]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([beginning, of]) => [beginning, [...of].sort().join(' ')]);
  const header = {
    title: '郵便番号データ (postal codes with towns and their reading)',
    vintage: '2026-05',
    licence: 'No copyright claimed by Japan Post',
    source: '日本郵便株式会社 郵便番号データ',
    attribution: '郵便番号データ: 日本郵便株式会社',
    url: 'https://www.post.japanpost.jp/zipcode/download.html',
    key: 'postal code',
    transcribed: 'no',
    columns: 'first three digits, prefecture codes; in the files: postal code, municipality code, town, kana',
  };
  return [{ name: 'postal.tsv', text: packText(header, sets.fingerprint(), list) }, ...parts];
}
