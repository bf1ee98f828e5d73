import { expect, it } from 'vitest';
import { labelKey } from './label-key.ts';
import { meaningOf } from './labels.ts';

it.each([
  ['価格 ヒント', 'price'],
  ['完成時期（築年月）', 'built'],
  ['表面利回り表面利回り', 'yield_full'],
  ['管　理　費', 'management_fee'],
  ['■所在地：', 'address'],
  ['土地面積（登記）', 'land_area'],
  ['建ぺい率・容積率', 'coverage_ratio'],
  ['建ぺい率/容積率', 'coverage_ratio'],
  ['構造・階建て', 'construction'],
  ['Nearest Station', 'stations'],
  ['想定賃料', 'rent_assumed'],
  ['価格※1', 'price'],
  ['専有面積（注2）', 'floor_area'],
  ['【土地】', 'land_area'],
  ['2 所在', 'address'],
  ['▽価格', 'price'],
  ['想定年間収入', 'rent_annual'],
  ['表面利回り？満室時の年間収入÷価格で計算した利回りです', 'yield_full'],
  ['管理費?毎月管理組合に支払う金額', 'management_fee'],
  ['契約データ時点', 'roll_date'],
])('knows %s as %s', (label, reading) => {
  expect(meaningOf(label)?.reading).toBe(reading);
});

it('halves a label doubled by its tooltip', () => {
  expect(labelKey('総戸数総戸数')).toBe('総戸数');
});

it('takes a figure and its unit for no label', () => {
  expect(meaningOf('3 階建')?.reading).not.toBe('storeys');
  expect(meaningOf('10 戸数')).toBeNull();
});

it('knows no gross yield in a yield after costs', () => {
  expect(meaningOf('NOI利回り')).toBeNull();
  expect(meaningOf('想定NCF利回り')).toBeNull();
});

it('does not know other words', () => {
  expect(meaningOf('販売スケジュール')).toBeNull();
});
