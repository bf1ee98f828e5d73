/** Towns of the former 北区 of Hamamatsu that went to 中央区 when seven wards became three on 2024-01-01. */
const northToCentre = /^(初生町|三方原町|東三方町|豊岡町|三幸町|大原町|根洗町)/;
const wards: Record<string, string> = {
  中央区: '22138',
  中区: '22138',
  東区: '22138',
  西区: '22138',
  南区: '22138',
  北区: '22139',
  浜北区: '22139',
  浜名区: '22139',
  天竜区: '22140',
};
/** Names that addresses still bear, with the ward of today; 北区 is split by town. */
export const formerWards: readonly (readonly [name: string, code: string])[] = [
  '中区',
  '東区',
  '西区',
  '南区',
  '北区',
  '浜北区',
  '天竜区',
].map((ward) => [`浜松市${ward}`, wards[ward] ?? '']);

/** Code of the ward of today for a town of a ward of Hamamatsu, of today or before 2024. */
export function hamamatsuWard(ward: string, town: string): string {
  if (ward === '北区' && northToCentre.test(town)) return '22138';
  const code = wards[ward];
  if (!code) throw new Error(`浜松市 has no ward ${ward}`);
  return code;
}
