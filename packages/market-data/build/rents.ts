import { csvRecords, governmentTerms, type PackFile, packText, type Row, type SetFolder } from './pack.ts';

interface AgeFactors {
  age_years: number[];
  factor: Record<string, number[]>;
}
/** The part of the calibration that the rent level uses. */
interface Calibration {
  bracket_regression_171_wards: Record<string, unknown>;
}

const survey = {
  licence: governmentTerms,
  source: '総務省統計局 令和5年住宅・土地統計調査',
  url: 'https://www.e-stat.go.jp/stat-search/files?toukei=00200522',
  vintage: '2023-10-01',
};

/** Mean rents of wards by size, factors of age, rents of prefectures, and the coefficients of the rent model. */
export function rentPacks(sets: SetFolder): PackFile[] {
  const wards: Row[] = csvRecords(sets.text('rent_jutaku2023_t130_wards/rent_by_ward_area_2023.csv')).map((row) => [
    row.code ?? '',
    row.area_min_m2 ?? '',
    row.mean_rent_yen_month ?? '',
    row.dwellings ?? '',
  ]);
  const wardPack = packText(
    {
      title: '令和5年住宅・土地統計調査 第130表 民営借家（共同住宅・非木造）の平均家賃 (rents of wards by size)',
      ...survey,
      attribution: '出典: 総務省統計局「令和5年住宅・土地統計調査」第130表を加工して作成',
      key: 'ward code and size',
      transcribed: 'yes; Setagaya up to 29 m² agrees with a second publication, the means of the 23 wards with the total',
      columns: 'ward code, smallest area of the size m² (0, 30, 50, 70), mean rent yen a month, dwellings',
    },
    sets.fingerprint(),
    wards,
  );
  const ages = JSON.parse(sets.text('rent_jutaku2023_t130_wards/rent_age_factor_t107_2.json')) as AgeFactors;
  const agePack = packText(
    {
      title: '令和5年住宅・土地統計調査 第107-2表 建築の時期別家賃 (rent by age)',
      ...survey,
      attribution: '出典: 総務省統計局「令和5年住宅・土地統計調査」第107-2表を加工して作成',
      key: 'city and age',
      transcribed: 'yes; not checked one by one',
      columns: 'city, age in years, rent against the mean of the city',
    },
    sets.fingerprint(),
    Object.entries(ages.factor).flatMap(([city, factors]) => factors.map((factor, at) => [city, ages.age_years[at] ?? '', factor])),
  );
  const prefectures: Row[] = csvRecords(sets.text('rent_kouri_pref_2024/rent_3_3m2_by_pref_2024.csv')).map((row) => [
    row.pref ?? '',
    row.yen_per_3_3m2_month ?? '',
  ]);
  const prefecturePack = packText(
    {
      title: '小売物価統計調査 民営家賃 1か月3.3㎡当たり (rents of prefectural capitals)',
      vintage: '2024, mean of the year',
      licence: governmentTerms,
      source: '総務省統計局 社会・人口統計体系（小売物価統計調査）',
      attribution: '出典: 総務省「社会・人口統計体系」を加工して作成',
      url: 'https://www.e-stat.go.jp/',
      key: 'prefecture code',
      transcribed: 'yes; not checked one by one',
      columns: 'prefecture code, yen per 3.3 m² a month in the capital (Tokyo: 23 wards)',
    },
    sets.fingerprint(),
    prefectures,
  );
  const { bracket_regression_171_wards: regression } = JSON.parse(sets.text('rent_calibration_derived/calibration.json')) as Calibration;
  const without = regression['without condo'] as Record<string, number[]>;
  const sizes = ['0-29', '30-49', '50-69', '70-99'];
  const model: Row[] = sizes.flatMap((size) => [
    ['with_price', Number(size.split('-')[0]), ...(regression[size] as number[])],
    ['without_price', Number(size.split('-')[0]), ...(without[size] ?? [])],
  ]);
  const modelPack = packText(
    {
      title: 'Coefficients from stock rents of 2023 to asking rents of 2026',
      vintage: '2026-04',
      licence: 'Own statistics of the project',
      source: 'Own fit over 16,239 asking rents of Tokyo flats (2026-04-02) and 171 wards of the survey of 2023',
      attribution: 'Own statistics',
      url: 'https://www.e-stat.go.jp/stat-search/files?toukei=00200522',
      key: 'form and size',
      transcribed: 'no',
      columns: 'form, smallest area of the size m², constant, coefficient of ln(mean rent), coefficient of ln(condominium price per m²)',
      warning: 'Only the form without_price is used: no price enters the rent level.',
    },
    sets.fingerprint(),
    model,
  );
  return [
    { name: 'rent-wards.tsv', text: wardPack },
    { name: 'rent-age.tsv', text: agePack },
    { name: 'rent-prefectures.tsv', text: prefecturePack },
    { name: 'rent-model.tsv', text: modelPack },
  ];
}
