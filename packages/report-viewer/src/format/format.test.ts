import { describe, expect, it } from 'vitest';
import { formatDate } from './format-date.ts';
import { formatNumber, formatRange, unitSuffix } from './format-value.ts';
import { formatMoney, formatMoneyShort, formatMoneyWhole } from './money.ts';
import { plainText } from './plain-text.ts';
import { webAddress } from './web-address.ts';

describe('money', () => {
  it.each([
    [39_800_000, '¥39,800,000', '$265,333'],
    [0, '¥0', '$0'],
    [-1_234, '−¥1,234', '−$8.23'],
    [14_999, '¥14,999', '$99.99'],
    [-30_000, '−¥30,000', '−$200'],
    [150_000, '¥150,000', '$1,000'],
  ])('prints %d yen at 150 yen to the dollar', (yen, inYen, inDollars) => {
    expect(formatMoney(yen, 'JPY', 150)).toBe(inYen);
    expect(formatMoney(yen, 'USD', 150)).toBe(inDollars);
  });

  it.each([
    [39_800_000, '¥39.8M'],
    [1_883_085, '¥1.88M'],
    [999_700, '¥1M'],
    [76_700, '¥76.7K'],
    [200_000, '¥200K'],
    [1_280_000_000, '¥1.28B'],
    [-300_000, '−¥300K'],
    [950, '¥950'],
  ])('shortens %d', (yen, short) => {
    expect(formatMoneyShort(yen, 'JPY', 150)).toBe(short);
  });

  it('leaves cents out of the columns of years', () => {
    expect(formatMoneyWhole(-1_234, 'USD', 150)).toBe('−$8');
    expect(formatMoneyWhole(1, 'USD', 150)).toBe('$0');
    expect(formatMoneyWhole(1_758_338, 'JPY', 150)).toBe('¥1,758,338');
  });

  it('stays in yen without a rate', () => {
    expect(formatMoney(1_000, 'USD', 0)).toBe('$1,000');
  });
});

describe('numbers', () => {
  it('keeps two decimals of a yield and none of a round share', () => {
    expect(formatNumber('percent', 5.6)).toBe('5.60');
    expect(formatNumber('percent', 70)).toBe('70');
    expect(formatNumber('percent', -0.001)).toBe('0.00');
    expect(formatNumber('year', 2034)).toBe('2034');
  });

  it('gives both ends of a range the same decimals', () => {
    expect(formatRange('percent', [0, 90])).toEqual(['0', '90']);
    expect(formatRange('percent', [1.5, 10])).toEqual(['1.50', '10.00']);
  });

  it('says one year and two years', () => {
    expect(unitSuffix('years', 1)).toBe('year');
    expect(unitSuffix('years', 2)).toBe('years');
  });
});

describe('texts of sources', () => {
  it('makes controls that hide or reorder text visible', () => {
    expect(plainText('a\u202eb\u200bc\u0000d')).toBe('a�b�c�d');
    expect(plainText('\ud800')).toBe('�');
    expect(plainText('神楽坂テラス 301\n2F')).toBe('神楽坂テラス 301\n2F');
  });

  it('links only to the web', () => {
    expect(webAddress('https://example.jp/a')).toBe('https://example.jp/a');
    for (const text of ['javascript:alert(1)', 'data:text/html,x', '//example.jp', 'example.jp']) expect(webAddress(text)).toBeNull();
  });

  it('prints dates as far as they are known', () => {
    expect(formatDate('2026-11-20')).toBe('Nov 20, 2026');
    expect(formatDate('1996-03')).toBe('Mar 1996');
    expect(formatDate('1996')).toBe('1996');
    expect(formatDate('soon')).toBe('soon');
  });
});
