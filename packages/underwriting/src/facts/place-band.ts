/** How easily a place lets, as far as its name tells. */
export type PlaceBand = 'tokyo_wards' | 'major_city' | 'commuter_belt' | 'regional';

const designatedCities = [
  '札幌市',
  '仙台市',
  'さいたま市',
  '千葉市',
  '横浜市',
  '川崎市',
  '相模原市',
  '新潟市',
  '静岡市',
  '浜松市',
  '名古屋市',
  '京都市',
  '大阪市',
  '堺市',
  '神戸市',
  '岡山市',
  '広島市',
  '北九州市',
  '福岡市',
  '熊本市',
];
const commuterPrefectures = ['東京都', '神奈川県', '埼玉県', '千葉県', '大阪府', '愛知県', '兵庫県', '京都府'];

/** Band of a municipality, by how built-up it is where that is known; without a municipality the place counts as regional, the careful side. */
export function placeBand(
  prefecture: string | null,
  municipality: string | null,
  belt: 'city' | 'suburb' | 'region' | null = null,
): PlaceBand {
  const town = municipality ?? '';
  if (prefecture === '東京都' && town.endsWith('区')) return 'tokyo_wards';
  if (belt !== null) return { city: 'major_city', suburb: 'commuter_belt', region: 'regional' }[belt] as PlaceBand;
  if (designatedCities.some((city) => town.startsWith(city))) return 'major_city';
  if (prefecture !== null && commuterPrefectures.includes(prefecture)) return 'commuter_belt';
  return 'regional';
}

export const placeBandNames: Record<PlaceBand, string> = {
  tokyo_wards: 'the 23 wards of Tokyo',
  major_city: 'a designated major city',
  commuter_belt: 'the belt around a large city',
  regional: 'a regional place',
};
