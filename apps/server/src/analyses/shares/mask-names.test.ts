import { describe, expect, it } from 'vitest';
import { createNameMask } from './mask-names.ts';

const line = { unit: '101', layout: null, area_m2: null, rent_jpy: 60_000, common_fee_jpy: null, occupied: true, lease_start: null };
const mask = createNameMask({
  extra: {
    rent_roll: [
      { ...line, tenant: '田中 太郎' },
      { ...line, tenant: '法人' },
    ],
    occupant_raw: 'サトウ ハナコ様',
    seller: '株式会社オオヤ企画',
  },
});

describe('names that stand in the list of tenants', () => {
  it.each([
    ['101号室 田中太郎 60,000円', '101号室 ●● 60,000円'],
    ['田中さんから申し出あり', '●●さんから申し出あり'],
    ['ｻﾄｳ ﾊﾅｺ 退去予定', '●● 退去予定'],
    ['太郎 田　中', '●● ●●'],
    ['売主は株式会社オオヤ企画です', '売主は●●です'],
  ])('%s → %s', (text, expected) => expect(mask(text)).toBe(expected));
});

describe('names that only the words around them give away', () => {
  it.each([
    ['賃借人：鈴木一郎、家賃滞納あり', '賃借人:●●、家賃滞納あり'],
    ['賃借人：鈴木一郎(契約中)', '賃借人:●●)'],
    ['入居者は高橋です。', '入居者は●●です。'],
    ['契約者名 渡辺 健', '契約者名 ●●'],
    ['伊藤様 入居中', '●●様 入居中'],
    ['山本花子居住中', '●●居住中'],
    ['1階テナント（有限会社まるい商店）', '1階テナント(●●)'],
    ['1階は㈱コトブキが使用、2階は空室', '●●、2階は空室'],
    ['Tenant: John Smith, since 2019', 'Tenant: ●●, since 2019'],
    ['Mr. Smith pays late', '●● pays late'],
    ['Rented to Sakura Foods Co. until 2028', 'Rented to ●● until 2028'],
    ['連絡先 090-1234-5678 / taro@example.jp', '連絡先 ●● / ●●'],
  ])('%s → %s', (text, expected) => expect(mask(text)).toBe(expected));
});

describe('words that name nobody', () => {
  it.each([
    '入居者募集中',
    '全室入居中',
    '法人契約中',
    '賃借人は退去予定。',
    '所有権',
    '仕様変更あり、同様の区画',
    '再建築不可。セットバック要',
    '東京都中野区本町2丁目',
    '管理費 8,600円/月',
  ])('%s', (text) => expect(mask(text)).toBe(text));
});
