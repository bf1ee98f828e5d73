import { csvRecords, type PackFile, packText, type Row, type SetFolder } from './pack.ts';

/** Prime rates and bonds by month, the フラット35 rate, and loan products as the banks print them. */
export function ratePacks(sets: SetFolder): PackFile[] {
  const months: Row[] = csvRecords(sets.text('rates_boj_monthly/rates_monthly_2005_2026.csv')).map((row) => [
    row.month ?? '',
    row.prime_long ?? '',
    row.prime_short ?? '',
    row.jgb10_avg ?? '',
  ]);
  const monthPack = packText(
    {
      title: '長短プライムレート、10年国債利回り (prime rates and government bond)',
      vintage: '2005-01 to 2026-09',
      licence: '出典明記で利用可（日本銀行）; PDL1.0（財務省）',
      source: '日本銀行 時系列統計データ検索サイト; 財務省 国債金利情報',
      attribution: '出典: 日本銀行「時系列統計データ検索サイト」、財務省「国債金利情報」を加工して作成',
      url: 'https://www.stat-search.boj.or.jp/',
      key: 'month',
      transcribed: 'yes; not checked one by one',
      columns: 'month, long prime rate %, short prime rate % (most frequent), government bond 10 years % (mean of the month)',
    },
    sets.fingerprint(),
    months,
  );
  const { rates } = JSON.parse(sets.text('flat35_history/seed_flat35.json')) as { rates: Record<string, number> };
  const flat: Row[] = Object.entries(rates)
    // Published as 1.84; the set has 1.36.
    .filter(([month]) => month !== '2024-03')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const flatPack = packText(
    {
      title: 'フラット35 最頻金利 (most frequent rate, 21 to 35 years)',
      vintage: '2004-01 to 2026-07, with gaps',
      licence: 'Published facts',
      source: '住宅金融支援機構 フラット35 借入金利の推移',
      attribution: '住宅金融支援機構「フラット35 借入金利の推移」',
      url: 'https://www.flat35.com/',
      key: 'month',
      transcribed: 'yes, from a secondary table; 2024-03 left out, since it differs from the published rate',
      columns: 'month, %',
      warning: 'A loan for one’s own dwelling: context only, never the rate of an investment.',
    },
    sets.fingerprint(),
    flat,
  );
  const products: Row[] = csvRecords(sets.text('loan_products_2026_10/loan_products.csv')).map((row) => [
    row.category ?? '',
    row.bank ?? '',
    row.product ?? '',
    row.rate_type ?? '',
    row.rate_min ?? '',
    row.rate_max ?? '',
    row.as_of ?? '',
    row.url ?? '',
  ]);
  const productPack = packText(
    {
      title: 'Loan rates as printed by banks (investment and housing loans)',
      vintage: '2026-10-01',
      licence: 'Published facts',
      source: 'Price pages of the banks named in each row (オリックス銀行, 住宅金融支援機構 and others)',
      attribution: 'Each bank, address in the row',
      url: 'https://www.orixbank.co.jp/personal/1rm/interest.html',
      key: 'bank and product',
      transcribed: 'yes; not checked one by one',
      columns: 'category, bank, product, kind of rate, lowest %, highest %, as of, address',
    },
    sets.fingerprint(),
    products,
  );
  return [
    { name: 'rates.tsv', text: monthPack },
    { name: 'flat35.tsv', text: flatPack },
    { name: 'loan-products.tsv', text: productPack },
  ];
}
