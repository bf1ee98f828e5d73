import { expect, it } from 'vitest';
import { feeAndReserve } from './read-charges.ts';

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
