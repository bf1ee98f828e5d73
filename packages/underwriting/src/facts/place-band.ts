/** How easily a place lets, as far as its name tells. */
export type PlaceBand = 'tokyo_wards' | 'major_city' | 'commuter_belt' | 'regional';

/** Cities designated by ordinance (政令指定都市), without 市. */
const designatedCities =
  '札幌 仙台 さいたま 千葉 横浜 川崎 相模原 新潟 静岡 浜松 名古屋 京都 大阪 堺 神戸 岡山 広島 北九州 福岡 熊本'.split(' ');
const commuterPrefectures = ['東京都', '神奈川県', '埼玉県', '千葉県', '大阪府', '愛知県', '兵庫県', '京都府'];

/**
 * Class of a municipality by its name, where the table of all municipalities was not asked: the 23 wards, designated cities with their
 * wards, every other place by how built-up it is where that is known, otherwise by its prefecture. Without a municipality the place counts as regional, the careful side.
 */
export function placeBand(
  prefecture: string | null,
  municipality: string | null,
  belt: 'city' | 'suburb' | 'region' | null = null,
): PlaceBand {
  const town = municipality ?? '';
  if (prefecture === '東京都' && town.endsWith('区')) return 'tokyo_wards';
  if (designatedCities.some((city) => town.startsWith(`${city}市`))) return 'major_city';
  if (belt !== null) return belt === 'region' ? 'regional' : 'commuter_belt';
  if (prefecture !== null && commuterPrefectures.includes(prefecture)) return 'commuter_belt';
  return 'regional';
}

export const placeBandNames: Record<PlaceBand, string> = {
  tokyo_wards: 'the 23 wards of Tokyo',
  major_city: 'a designated major city',
  commuter_belt: 'the suburbs of a large city',
  regional: 'a regional area',
};
