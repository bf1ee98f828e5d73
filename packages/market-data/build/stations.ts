import { csvRecords, landInformation, type PackFile, packText, type Row, type SetFolder } from './pack.ts';

/** Stations with the lines that call there: rows of one group code are one station. */
export function stationPacks(sets: SetFolder): PackFile[] {
  const groups = new Map<string, { name: string; lines: Set<string>; latitudes: number[]; longitudes: number[] }>();
  for (const row of csvRecords(sets.text('stations_n02_2025/station_master_2025.csv.gz'))) {
    const key = `${row.N02_005g} ${row.N02_005}`;
    const group = groups.get(key) ?? { name: row.N02_005 ?? '', lines: new Set(), latitudes: [], longitudes: [] };
    group.lines.add(`${row.N02_004} ${row.N02_003}`);
    group.latitudes.push(Number(row.lat));
    group.longitudes.push(Number(row.lon));
    groups.set(key, group);
  }
  const mean = (numbers: number[]) => (numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(5);
  const rows: Row[] = [...groups.values()]
    .map(({ name, lines, latitudes, longitudes }) => [name, mean(latitudes), mean(longitudes), [...lines].sort().join('|')])
    .sort((a, b) => (a.join('\t') < b.join('\t') ? -1 : 1));
  const header = {
    title: '国土数値情報 鉄道データ N02 (stations)',
    vintage: '2025 (令和7年度)',
    licence: landInformation,
    source: '国土交通省 国土数値情報（鉄道データ）',
    attribution: '「国土数値情報（鉄道データ）」（国土交通省）を加工して作成',
    url: 'https://nlftp.mlit.go.jp/ksj/gml/datalist/KsjTmplt-N02-2025.html',
    key: 'station name and place',
    transcribed: 'no',
    columns: 'station, latitude, longitude, lines as operator and line',
  };
  return [{ name: 'stations.tsv.gz', text: packText(header, sets.fingerprint(), rows) }];
}
