/** Invented properties, in the words real listings use. */
export const propertyTitles = [
  '中野坂上コーポ 302号室',
  'グランメゾン西荻窪 弐番館 704',
  '足立区梅田 一棟アパート（8戸）',
  '八王子市片倉町 中古戸建 4LDK',
  'メゾン・ド・さくら新町 205',
  '名古屋市中村区 RC一棟マンション 15戸',
  'ライフハイツ東三国 1103号室',
  '札幌市豊平区 木造アパート オーナーチェンジ',
  '福岡市博多区 区分マンション 1K',
  '川崎市多摩区登戸 新築戸建',
  'Shibuya apartment, owner relocating',
  '京都市左京区 京町家 再建築不可',
] as const;

/** The title of the n-th property, starting over at the end of the list. */
export function titleOf(index: number): string {
  return propertyTitles[index % propertyTitles.length] ?? propertyTitles[0];
}

/** A stable invented id for the n-th object of a list. */
export function idOf(index: number): string {
  return `${(0x0f4b7c1e + index * 0x1000193).toString(16).slice(-8).padStart(8, '0')}-9a52-4d5e-8f0a-3c6d2b1a7e90`;
}

/** A time so many hours before the newest one, `2026-11-20T05:41:30Z`. */
export function hoursAgo(hours: number): string {
  return new Date(Date.parse('2026-11-20T05:41:30Z') - hours * 3_600_000).toISOString().replace('.000Z', 'Z');
}
