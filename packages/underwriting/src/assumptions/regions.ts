const capitalArea = ['東京都', '神奈川県', '埼玉県', '千葉県'];
const kinki = ['大阪府', '京都府', '兵庫県', '奈良県', '滋賀県', '和歌山県'];
const chubu = ['愛知県', '岐阜県', '三重県', '静岡県', '長野県', '山梨県', '新潟県', '富山県', '石川県', '福井県'];

export type Region = 'capital_area' | 'kinki' | 'chubu' | 'other';

/** Region of a prefecture, as the associations of brokers divide the country; `other` where the prefecture is not known. */
export function regionOf(prefecture: string | null): Region {
  if (prefecture === null) return 'other';
  if (capitalArea.includes(prefecture)) return 'capital_area';
  if (kinki.includes(prefecture)) return 'kinki';
  return chubu.includes(prefecture) ? 'chubu' : 'other';
}
