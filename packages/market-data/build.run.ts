// Turns the open data files into the committed packs under data/. Same input, same bytes.
// node packages/market-data/build.run.ts localgovjp-utf8.csv prefjp-utf8.csv ipss_2023_population_projection_municipal.xlsx
import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import { romanise } from './src/romanise.ts';
import { pack, sha256, table } from './write-pack.run.ts';

const [municipalityFile, prefectureFile, populationFile] = process.argv.slice(2);
if (!municipalityFile || !prefectureFile || !populationFile) {
  console.error('Use: node packages/market-data/build.run.ts LOCALGOVJP.csv PREFJP.csv IPSS_2023.xlsx');
  process.exit(2);
}

const fiveDigits = (code: string | number) => String(code).padStart(5, '0');

/** Seven wards of Hamamatsu became three on 2024-01-01, after the vintage of the list. Coordinates are not known here. */
const laterWards = [
  ['22138', '静岡県', '浜松市 中央区', 'はままつし ちゅうおうく'],
  ['22139', '静岡県', '浜松市 浜名区', 'はままつし はまなく'],
  ['22140', '静岡県', '浜松市 天竜区', 'はままつし てんりゅうく'],
].map(([code = '', prefecture = '', name = '', kana = '']) => [code, prefecture, name, romanise(kana), '', '']);

const prefectures = table(prefectureFile)
  .slice(1)
  .map(([id = '', name = '', , , , english = '']) => [id.padStart(2, '0'), name, english]);
pack(
  'prefectures',
  {
    title: '全国都道府県データ prefjp',
    licence: 'CC0 1.0',
    source: 'code4fukui/localgovjp',
    url: 'https://github.com/code4fukui/localgovjp',
    vintage: '2023',
    input_sha256: sha256(prefectureFile),
    attribution: 'code4fukui/localgovjp (CC0 1.0)',
    key: 'prefecture code',
    columns: 'prefecture code, name, English name',
  },
  prefectures,
);

const municipalities = table(municipalityFile)
  .slice(1)
  .map(([, prefecture = '', code = '', name = '', kana = '', latitude = '', longitude = '']) => [
    fiveDigits(code),
    prefecture,
    name,
    romanise(kana),
    Number(latitude).toFixed(5),
    Number(longitude).toFixed(5),
  ]);
pack(
  'municipalities',
  {
    title: '全国の自治体データ localgovjp',
    licence: 'CC0 1.0',
    source: 'code4fukui/localgovjp; wards of Hamamatsu since 2024-01-01 added by hand',
    url: 'https://github.com/code4fukui/localgovjp',
    vintage: '2023, wards of Hamamatsu of 2024-01-01',
    input_sha256: sha256(municipalityFile),
    attribution: 'code4fukui/localgovjp (CC0 1.0)',
    key: 'municipality code',
    columns: 'code, prefecture, name (city and ward apart), romanised kana, latitude, longitude',
  },
  [...municipalities, ...laterWards].sort((a, b) => String(a[0]).localeCompare(String(b[0]), 'en')),
);

const workbook = read(readFileSync(populationFile));
const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
if (!sheet) throw new Error(`${populationFile} has no sheet`);
const titles = utils.sheet_to_json<unknown[]>(sheet, { header: 1, range: 4 })[0] ?? [];
const [column2020, column2050] = ['2020年', '2050年'].map((title) => titles.indexOf(title));
if (column2020 === undefined || column2050 === undefined || column2020 < 0 || column2050 < 0) {
  throw new Error(`${populationFile} has no columns 2020年 and 2050年 in its fifth row`);
}
const populations = utils
  .sheet_to_json<unknown[]>(sheet, { header: 1, range: 5 })
  .filter((row) => typeof row[0] === 'number' && row[1] !== 'a')
  .map((row) => [fiveDigits(Number(row[0])), String(row[3]), Number(row[column2020]), Number(row[column2050])]);
pack(
  'population',
  {
    title: '日本の地域別将来推計人口（令和5（2023）年推計） 結果表1 総人口',
    licence: 'Free use with the source named (site terms of the institute)',
    source: '国立社会保障・人口問題研究所 (National Institute of Population and Social Security Research)',
    url: 'https://www.ipss.go.jp/pp-shicyoson/j/shicyoson23/t-page.asp',
    vintage: '2023 projection, from the census of 2020',
    input_sha256: sha256(populationFile),
    attribution: '国立社会保障・人口問題研究所「日本の地域別将来推計人口（令和5年推計）」',
    key: 'municipality code',
    columns: 'code, name, population 2020, projected population 2050',
  },
  populations,
);

const pathYears = [2020, 2025, 2030, 2035, 2040, 2045, 2050];
const pathColumns = pathYears.map((year) => titles.indexOf(`${year}年`));
if (pathColumns.some((column) => column < 0)) throw new Error(`${populationFile} lacks a year of ${pathYears.join(', ')}`);
const paths = utils
  .sheet_to_json<unknown[]>(sheet, { header: 1, range: 5 })
  .filter((row) => typeof row[0] === 'number')
  .map((row) => [fiveDigits(Number(row[0])), String(row[3] ?? row[2]), ...pathColumns.map((column) => Number(row[column]))]);
const nation = pathYears.map((_, at) =>
  paths.filter(([code]) => String(code).endsWith('000')).reduce((sum, row) => sum + Number(row[at + 2]), 0),
);
pack(
  'population-path',
  {
    title: '日本の地域別将来推計人口（令和5（2023）年推計） 結果表1 総人口 (path to 2050)',
    licence: 'Free use with the source named (site terms of the institute)',
    source: '国立社会保障・人口問題研究所 (National Institute of Population and Social Security Research)',
    url: 'https://www.ipss.go.jp/pp-shicyoson/j/shicyoson23/t-page.asp',
    vintage: '2023 projection, from the census of 2020',
    input_sha256: sha256(populationFile),
    attribution: '国立社会保障・人口問題研究所「日本の地域別将来推計人口（令和5年推計）」',
    key: 'municipality code',
    columns: `code (00000 the sum of the prefectures, NN000 a prefecture), name, persons ${pathYears.join(', ')}`,
  },
  [['00000', '全国', ...nation], ...paths],
);
