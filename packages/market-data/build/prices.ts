import { csvRecords, type PackFile, packText, type Row, type SetFolder } from './pack.ts';

const library = {
  licence: 'PDL1.0 (公共データ利用規約)',
  source: '国土交通省 不動産情報ライブラリ 成約価格情報',
  attribution:
    '「不動産情報ライブラリ」（国土交通省）の成約価格情報を加工して作成。このサービスは、国土交通省が内容を保証するものではありません。',
  url: 'https://www.reinfolib.mlit.go.jp/',
};

/** Medians of contracts by municipality, the curve of prices by age, and yields as published. */
export function pricePacks(sets: SetFolder): PackFile[] {
  const contracts: Row[] = csvRecords(sets.text('transactions_2025_seiyaku/municipal_median_2025.csv')).map((row) => [
    row.code ?? '',
    row.mansion_median_yen_m2 ?? '',
    row.mansion_n ?? '',
    row.house_median_man_yen ?? '',
    row.house_n ?? '',
  ]);
  const contractPack = packText(
    {
      title: '不動産情報ライブラリ 成約価格 市区町村別中央値 (contracts of 2025)',
      vintage: '2025, four quarters',
      ...library,
      key: 'municipality code',
      transcribed: 'yes; four municipalities agree with published figures, the rest was not checked one by one',
      columns: 'code, median of condominiums yen/m², contracts, median of houses with land 10,000 yen, contracts',
      warning: 'Medians of fewer than ten contracts are a hint only.',
    },
    sets.fingerprint(),
    contracts,
  );
  const ages: Row[] = csvRecords(sets.text('condo_price_by_age_osaka_2021_2025/04_eda_iqr_outliers.csv'))
    .filter((row) => /^築\d+-\d+年$/.test(row.band ?? ''))
    .map((row) => {
      const [, from = '', to = ''] = /^築(\d+)-(\d+)年$/.exec(row.band ?? '') ?? [];
      return [(Number(from) + Number(to)) / 2, row.n ?? '', row.q1 ?? '', row.med ?? '', row.q3 ?? ''];
    });
  const agePack = packText(
    {
      title: '不動産情報ライブラリ 成約価格 大阪市の中古マンション 築年帯別 (price by age, Osaka City)',
      vintage: '2021 to 2025',
      ...library,
      key: 'middle of the band of age, years',
      transcribed: 'no',
      columns: 'age in years, contracts, lower quartile yen/m², median yen/m², upper quartile yen/m²',
    },
    sets.fingerprint(),
    ages,
  );
  const yields: Row[] = csvRecords(sets.text('yield_and_asking_facts/yields.csv'))
    .filter((row) => row.gross_or_expected_yield_pct !== '')
    .map((row) => [
      row.as_of ?? '',
      row.kind ?? '',
      row.area ?? '',
      row.type ?? '',
      row.gross_or_expected_yield_pct ?? '',
      row.publisher ?? '',
      row.seen_at ?? '',
    ]);
  const yieldPack = packText(
    {
      title: 'Yields as published (収益物件市場動向、不動産投資家調査)',
      vintage: '2024-07 to 2026-01',
      licence: 'Single published facts, quoted with publisher and month',
      source: '健美家 収益物件市場動向; 日本不動産研究所 不動産投資家調査',
      attribution: 'Publisher named with each figure',
      url: 'https://www.kenbiya.com/',
      key: 'month, area and type',
      transcribed: 'yes, from secondary pages; not checked against the originals',
      columns: 'as of, kind, area, type, percent, publisher, seen at',
    },
    sets.fingerprint(),
    yields,
  );
  return [
    { name: 'contracts.tsv', text: contractPack },
    { name: 'price-by-age.tsv', text: agePack },
    { name: 'yields.tsv', text: yieldPack },
  ];
}
