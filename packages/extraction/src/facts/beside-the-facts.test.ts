import type { PropertyFacts } from '@rimawari/underwriting';
import { expect, it } from 'vitest';
import { isRentOfToday } from '../doubts/rent-of-today.ts';
import { roleOf, sellerOf } from '../normalise/agents-role.ts';
import { stationsOf } from '../normalise/stations.ts';
import { readSource } from '../readers/read-source.ts';
import { pdfFile } from '../testing/pdf-file.ts';
import { smallBook } from '../testing/small-book.ts';
import { extractFacts } from './extract-facts.ts';
import { withoutKindBehind } from './values/kind-behind-name.ts';
import { monthlyFee } from './values/read-charges.ts';
import { readValue } from './values/read-value.ts';

async function ofLayout(layout: string): Promise<PropertyFacts> {
  const source = { sourceId: 'a', sourceKind: 'document', sourceName: 'a.pdf', contentType: '', bytes: pdfFile(layout) } as const;
  const outcome = extractFacts([await readSource(source)], { municipalities: smallBook, asOf: '2026-12-01' });
  if (outcome.kind === 'refuse') throw new Error(outcome.message);
  return outcome;
}

const flyer = `
40 40 20 8,640万円
40 60 10 （税込・うち消費税額410万円）
40 100 9 所在地
120 100 9 埼玉県蕨市見本4丁目2-1
40 116 9 構造
120 116 9 木造2階建
40 132 9 築年月
120 132 9 2019年4月
40 148 9 販売価格
120 148 9 8,640万円
40 164 9 引渡時期
120 164 9 2027年2月`;

it('reads the tax of a price from a line in brackets beside it, and the day of a page before its number', async () => {
  const facts = await ofLayout(`${flyer}\n700 30 9 2026年11月2日 1／3`);
  expect(facts.extra).toMatchObject({ price_tax: '税込', consumption_tax_jpy: 4_100_000, updated_on: '2026-11-02' });
});

it('leaves the tax of a rent alone', async () => {
  const facts = await ofLayout(
    `${flyer.replace('（税込・うち消費税額410万円）', '物件')}\n40 400 9 賃料\n120 400 9 120,000円\n120 412 9 （税別）`,
  );
  expect(facts.extra.price_tax).toBeUndefined();
});

it('knows the kind of offer behind a name from the name', () => {
  expect(withoutKindBehind('サンハイツ（一棟アパート）')).toBe('サンハイツ');
  expect(withoutKindBehind('ハイム見本【オーナーチェンジ物件】')).toBe('ハイム見本');
  expect(withoutKindBehind('ハイム見本（東館）')).toBe('ハイム見本（東館）');
});

it('reads the role and the seller without the terms behind them', () => {
  expect(roleOf('媒介(任意売却)')).toBe('媒介(任意売却)');
  expect(sellerOf('法人、契約不適合責任2年')).toBe('法人');
  expect(sellerOf('見本建設、見本不動産')).toBe('見本建設、見本不動産');
});

it('keeps a charge of the year apart in English too', () => {
  expect(monthlyFee('management_fee_jpy_month')('JPY 960,000 per year', 'Building maintenance')).toEqual([
    { field: 'extra.management_fee_jpy_year', value: 960_000 },
  ]);
});

it('joins a day of handover that a narrow cell broke', () => {
  expect(readValue('delivery', '2027年3月\n中旬予定', '引渡時期')).toContainEqual({ field: 'extra.delivery', value: '2027年3月中旬予定' });
});

it('gives a line that stands over several stations to all of them', () => {
  expect(stationsOf('JR中央線\n国立駅 徒歩8分\n西国分寺駅 徒歩14分')).toEqual([
    { line: 'JR中央線', station: '国立', walk_min: 8 },
    { line: 'JR中央線', station: '西国分寺', walk_min: 14 },
  ]);
  expect(stationsOf('国立駅 徒歩8分\n西国分寺駅 徒歩14分').map(({ line }) => line)).toEqual([null, null]);
});

it('doubts the rent of today of a house with empty rooms where the yield comes from another one', async () => {
  const { values } = await ofLayout(flyer);
  const told = (label: string) =>
    ({ annual_rent_jpy: [{ label }], gross_yield_pct: [{ label: '表面利回り' }] }) as unknown as PropertyFacts['evidence'];
  const partly = { ...values, price_jpy: 100_000_000, gross_yield_pct: 7.2, annual_rent_jpy: 6_000_000, occupancy: 'partial' as const };
  expect(isRentOfToday('annual_rent_jpy', partly, told('現況年収'))).toBe(true);
  expect(isRentOfToday('annual_rent_jpy', partly, told('Current annual rent'))).toBe(true);
  expect(isRentOfToday('annual_rent_jpy', partly, told('年間収入'))).toBe(false);
  expect(isRentOfToday('annual_rent_jpy', { ...partly, gross_yield_pct: 6 }, told('現況年収'))).toBe(false);
});
