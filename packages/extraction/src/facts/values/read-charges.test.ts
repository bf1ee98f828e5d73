import { expect, it } from 'vitest';
import { feeAndReserve, leaseTerm } from './read-charges.ts';

it.each([
  ['15,800円/月 / 11,620円/月', 15_800, 11_620],
  ['15,800円/11,620円', 15_800, 11_620],
  ['15,800円・11,620円', 15_800, 11_620],
  ['15,800円/月', undefined, undefined],
])('reads a fee and a reserve in one cell: %s', (text, fee, reserve) => {
  const reads = feeAndReserve(text, '管理費/修繕積立金');
  const amount = (field: string): unknown => reads.find((read) => read.field === field)?.value;
  expect([amount('management_fee_jpy_month'), amount('repair_reserve_jpy_month')]).toEqual([fee, reserve]);
});

it.each([
  ['2015年7月1日～2045年6月30日（30年）', 30],
  ['令和5年4月1日より30年間', 30],
  ['2008年7月1日～2069年6月30日（残存約42年）', 42],
  ['50年間', 50],
  ['平成20年4月1日～令和20年3月31日', undefined],
])('reads the years of a lease, and none of its days: %s', (text, years) => {
  expect(leaseTerm(text).find(({ field }) => field === 'extra.lease_term_years')?.value).toBe(years);
});
