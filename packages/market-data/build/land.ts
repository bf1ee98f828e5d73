import { csvRecords, csvRows, landInformation, type PackFile, packText, type Row, type SetFolder } from './pack.ts';

const ministry = '国土交通省 国土数値情報（地価公示データ）';

/** The method of an estimate in one word, from the words of its row. */
function estimateMethod(words: string): string {
  if (words.startsWith('scaled')) return 'scaled';
  if (words.startsWith('2019')) return 'plain_2019';
  if (words.startsWith('L02_2025')) return 'survey_2025';
  if (words.startsWith('L01_2025')) return 'points_2025';
  throw new Error(`${words} is not a known method`);
}

/** Official points of Tokyo and Osaka, and estimates for municipalities. */
export function landPacks(sets: SetFolder): PackFile[] {
  const tokyo: Row[] = csvRecords(sets.text('landprice_tokyo_2025/decoded_points_tokyo_2025.csv.gz'))
    .filter((row) => /^\d{5}$/.test(row.L01_001 ?? ''))
    .map((row) => [
      row.L01_001 ?? '',
      row.L01_002 ?? '',
      row.L01_008 ?? '',
      row.lat_approx ?? '',
      row.lon_approx ?? '',
      row.L01_048 ?? '',
      row.L01_050 ?? '',
    ]);
  const osaka: Row[] = csvRows(sets.text('landprice_osaka_2025/land_price_2025.csv.gz'))
    .slice(1)
    .map((row) => [row[0] ?? '', row[1] ?? '', row[7] ?? '', row.at(-1) ?? '', row.at(-2) ?? '', row[47] ?? '', row[49] ?? '']);
  const points = [...tokyo, ...osaka].sort((a, b) => (a.join('\t') < b.join('\t') ? -1 : 1));
  const pointPack = packText(
    {
      title: '地価公示 2025 東京都・大阪府の標準地 (official land prices)',
      vintage: '2025-01-01',
      licence: landInformation,
      source: ministry,
      attribution: '「国土数値情報（地価公示データ）」（国土交通省）を加工して作成',
      url: 'https://nlftp.mlit.go.jp/ksj/gml/datalist/KsjTmplt-L01-2025.html',
      key: 'municipality code and coordinates',
      transcribed: 'no',
      columns: 'code, use (000 residential, 005 commercial), yen/m², latitude, longitude, nearest station, metres to it',
      warning: 'Coordinates of Tokyo are within about 60 m.',
    },
    sets.fingerprint(),
    points,
  );
  const estimates: Row[] = csvRecords(sets.text('landprice_res_estimate_derived/municipal_residential_land.csv')).map((row) => [
    row.code ?? '',
    row.yen_m2 ?? '',
    estimateMethod(row.method ?? ''),
    row.year ?? '',
    row.points ?? '',
  ]);
  const estimatePack = packText(
    {
      title: 'Residential land of municipalities, estimate from official prices',
      vintage: '2019 to 2026, year by row',
      licence: landInformation,
      source: `${ministry}, 都道府県地価調査データ; own estimate`,
      attribution: '「国土数値情報（地価公示データ・都道府県地価調査データ）」（国土交通省）を加工して作成',
      url: 'https://nlftp.mlit.go.jp/ksj/',
      key: 'municipality code',
      transcribed: 'no',
      columns: 'code, yen/m², method, year, official points of 2019 behind it',
      warning: 'An estimate: ± 15 % where scaled, ± 30 % where only 2019 is known; too high in centres.',
    },
    sets.fingerprint(),
    estimates,
  );
  return [
    { name: 'land-points.tsv.gz', text: pointPack },
    { name: 'land-estimates.tsv', text: estimatePack },
  ];
}
