import { csvRecords, governmentTerms, type PackFile, packText, type Row, type SetFolder } from './pack.ts';

interface Area {
  code: string;
  name: string;
  population: number;
  areaKm2: number;
  rent?: { value: number };
  vacancy?: { rate: number; total: number };
}

const prefectureFiles =
  'aichi aichi_wards akita aomori chiba chiba_wards ehime fukui fukuoka fukuoka_wards fukushima gifu gunma hiroshima hiroshima_wards hokkaido hokkaido_wards hyogo hyogo_wards ibaraki ishikawa iwate kagawa kagoshima kanagawa kanagawa_wards kochi kumamoto kumamoto_wards kyoto kyoto_wards mie miyagi miyagi_wards miyazaki nagano nagasaki nara niigata niigata_wards oita okayama okayama_wards okinawa osaka osaka_wards saga saitama saitama_wards shiga shimane shizuoka shizuoka_wards tochigi tokushima tokyo tottori toyama wakayama yamagata yamaguchi yamanashi'.split(
    ' ',
  );

/** Population, area, mean rent and total vacancy of municipalities and wards; 0 of the source is "no figure" and left empty. */
export function municipalPacks(sets: SetFolder): PackFile[] {
  const areas = prefectureFiles.flatMap((name) => JSON.parse(sets.text(`kurashimap_municipal/raw/${name}.json`)) as Area[]);
  const known = (value: number | undefined) => (value === undefined || !(value > 0) ? '' : value);
  const unique = new Map(areas.map((area) => [area.code, area]));
  const rows: Row[] = [...unique.values()]
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map(({ code, population, areaKm2, rent, vacancy }) => [
      code,
      known(population),
      known(areaKm2),
      known(rent?.value),
      vacancy && vacancy.total > 0 ? vacancy.rate : '',
      vacancy && vacancy.total > 0 ? vacancy.total : '',
    ]);
  const header = {
    title: '令和7年国勢調査（速報）人口、令和5年住宅・土地統計調査 家賃・空き家 (municipalities)',
    vintage: 'population 2025, rent and vacancy 2023-10-01',
    licence: governmentTerms,
    source: '総務省統計局 令和5年住宅・土地統計調査、令和7年国勢調査（速報）',
    attribution: '出典: 総務省統計局「令和5年住宅・土地統計調査」「令和7年国勢調査（速報）」を加工して作成',
    url: 'https://www.e-stat.go.jp/',
    key: 'municipality code',
    transcribed: 'no',
    columns:
      'code, population 2025, area km², mean rent yen a month 2023 (all rented dwellings, public ones included), share of all dwellings empty %, dwellings',
    warning: 'The vacancy is of all dwellings, not of those to let.',
  };
  return [{ name: 'municipal.tsv', text: packText(header, sets.fingerprint(), rows) }];
}

/** Vacancy of dwellings to let. */
export function rentalVacancyPacks(sets: SetFolder): PackFile[] {
  const rows: Row[] = csvRecords(sets.text('vacancy_rental_2023/rental_vacancy_rate_2023.csv')).map((row) => [
    row.code ?? '',
    Number((Number(row.rental_vacancy_rate_2023) * 100).toFixed(2)),
  ]);
  const header = {
    title: '令和5年住宅・土地統計調査 賃貸用の空き家率 (rental vacancy)',
    vintage: '2023-10-01',
    licence: governmentTerms,
    source: '総務省統計局 令和5年住宅・土地統計調査',
    attribution: '出典: 総務省統計局「令和5年住宅・土地統計調査」を加工して作成',
    url: 'https://www.e-stat.go.jp/stat-search/files?toukei=00200522',
    key: 'municipality code; 00000 Japan, NN000 a prefecture',
    transcribed: 'yes; Japan, five prefectures and one city agree with published figures, the rest was not checked one by one',
    columns: 'code, dwellings to let that stand empty ÷ (those + rented dwellings lived in), %',
    warning: 'A sample survey judged by sight; small municipalities rest on few dwellings.',
  };
  return [{ name: 'rental-vacancy.tsv', text: packText(header, sets.fingerprint(), rows) }];
}
