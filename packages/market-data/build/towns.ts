import { municipalityBook } from '../src/municipality-book.ts';
import { hamamatsuWard } from '../src/place/former-wards.ts';
import { type PackFile, packText, type Row, rowsText, type SetFolder } from './pack.ts';
import { readTar } from './read-tar.ts';

interface TownEntry {
  town: string;
  koaza: string;
  lat: number | null;
  lng: number | null;
}

/** Five-digit code of a municipality as the register of towns names it, county before it. */
function codeOf(prefecture: string, name: string, town: string): string {
  const ward = /^浜松市(.+区)$/.exec(name)?.[1];
  if (ward) return hamamatsuWard(ward, town);
  const code = municipalityBook.find(prefecture + name)?.code;
  if (!code) throw new Error(`${prefecture}${name} is not in the list of municipalities`);
  return code;
}

/** One point for a town: its own, or the middle of its parts. */
function middle(entries: readonly TownEntry[]): [number, number] | null {
  const own = entries.filter(({ koaza }) => koaza === '');
  const placed = (own.length > 0 ? own : entries).filter(({ lat, lng }) => lat !== null && lng !== null);
  if (placed.length === 0) return null;
  const mean = (of: (entry: TownEntry) => number | null) => placed.reduce((sum, entry) => sum + (of(entry) ?? 0), 0) / placed.length;
  return [mean(({ lat }) => lat), mean(({ lng }) => lng)];
}

/** Towns with coordinates, a file a prefecture, and the list of the files. */
export function townPacks(sets: SetFolder): PackFile[] {
  const archive = readTar(sets.bytes('towns_geolonia_2024/japanese-addresses_api_ja.tar.gz'));
  const byCode = new Map<string, Map<string, TownEntry[]>>();
  for (const { name, text } of archive) {
    const [, prefecture, municipality] = /^api\/ja\/([^/]+)\/([^/]+)\.json$/.exec(name) ?? [];
    if (!prefecture || !municipality) continue;
    for (const entry of JSON.parse(text) as TownEntry[]) {
      const code = codeOf(prefecture, municipality, entry.town);
      const towns = byCode.get(code) ?? new Map<string, TownEntry[]>();
      byCode.set(code, towns.set(entry.town, [...(towns.get(entry.town) ?? []), entry]));
    }
  }
  const rowsByPrefecture = new Map<string, Row[]>();
  for (const [code, towns] of [...byCode].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const rows: Row[] = [...towns]
      .filter(([town]) => town !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      // Tenths of a millidegree, about ten metres: the register's points are the middles of towns.
      .map(([town, entries]) => [code, town, ...(middle(entries)?.map((degrees) => Math.round(degrees * 10_000)) ?? ['', ''])]);
    const prefecture = code.slice(0, 2);
    rowsByPrefecture.set(prefecture, [...(rowsByPrefecture.get(prefecture) ?? []), ...rows]);
  }
  const parts = [...rowsByPrefecture].map(([prefecture, rows]) => ({ name: `towns/${prefecture}.tsv.gz`, text: rowsText(rows) }));
  const list: Row[] = [...rowsByPrefecture].map(([prefecture, rows]) => [prefecture, `towns/${prefecture}.tsv.gz`, rows.length]);
  const header = {
    title: 'Geolonia 住所データ (towns with coordinates)',
    vintage: '2024-01',
    licence: 'CC BY 4.0',
    source: 'Geolonia 住所データ; 国土交通省 位置参照情報を加工して作成',
    attribution: 'Geolonia 住所データ (CC BY 4.0), 国土交通省「位置参照情報」を加工して作成',
    url: 'https://geolonia.github.io/japanese-addresses/',
    key: 'municipality code and town',
    transcribed: 'no',
    columns: 'prefecture code, file, rows; in the files: municipality code, town, latitude × 10,000, longitude × 10,000',
    warning: 'Wards of Hamamatsu are those of 2024-01-01, worked out from the former wards and towns.',
  };
  return [{ name: 'towns.tsv', text: packText(header, sets.fingerprint(), list) }, ...parts];
}
