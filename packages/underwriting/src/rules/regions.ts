/** First two characters of the names of prefectures, which tell them apart. */
const prefectures = {
  capital_area: '東京神奈埼玉千葉',
  kinki: '大阪京都兵庫奈良滋賀和歌',
  chubu: '愛知岐阜三重静岡長野山梨新潟富山石川福井',
} as const;

export type Region = keyof typeof prefectures | 'other';

/** Region of a prefecture, as the associations of brokers divide the country; `other` where the prefecture is not known. */
export function regionOf(prefecture: string | null): Region {
  const begin = prefecture?.slice(0, 2) ?? '';
  const found = Object.entries(prefectures).find(([, names]) => begin !== '' && names.includes(begin));
  return found === undefined ? 'other' : (found[0] as Region);
}
