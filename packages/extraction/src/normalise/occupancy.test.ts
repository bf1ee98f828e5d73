import { expect, it } from 'vitest';
import { occupancyOf } from './occupancy.ts';

it('takes the rent of a full house for no state of it', () => {
  for (const text of ['6,648,000円（満室', '6,648,000円（満室）', 'Gross yield (fully let)', 'Annual rent, fully let'])
    expect(occupancyOf(text)).toBeNull();
  expect(occupancyOf('賃貸中(7/8)')).toBe('partial');
  expect(occupancyOf('One studio on 2F vacant since October 2026')).toBe('partial');
});

it('calls a house partly let of which one part is in use and another empty', () => {
  for (const text of ['1F事務所 賃貸中、2F住居 空き', '1階店舗：営業中／2階住居：空室', '1階賃貸中・2～3階空室'])
    expect(occupancyOf(text)).toBe('partial');
  expect(occupancyOf('1階店舗 賃貸中、2階住居 賃貸中（空室なし）')).toBe('tenanted');
});

it('knows a house of which one part is let and another empty', () => {
  for (const text of ['1階店舗 賃貸中、2階住居 空室', '店舗部分:入居中 / 住居部分:空き', '2階空室、1階賃貸中'])
    expect(occupancyOf(text)).toBe('partial');
  expect(occupancyOf('1階店舗、2階住居とも賃貸中')).toBe('tenanted');
});

it('takes rooms let with an empty one named behind them for a part', () => {
  expect(occupancyOf('4区画（3階東側 空室）')).toBe('partial');
  expect(occupancyOf('4区画（事務所）')).not.toBe('partial');
});
