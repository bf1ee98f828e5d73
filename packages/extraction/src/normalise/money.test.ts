import { describe, expect, it } from 'vitest';
import { bareMoney, isMoneyRange, moneyAmounts } from './money.ts';

describe('moneyAmounts', () => {
  it.each([
    ['1億2,800万円', 128_000_000],
    ['1億3000万円', 130_000_000],
    ['1億800万円', 108_000_000],
    ['1億円', 100_000_000],
    ['1億5,600', 156_000_000],
    ['1億5600 (税込)', 156_000_000],
    ['3980万円', 39_800_000],
    ['２９５０万円', 29_500_000],
    ['７,９８０万円 税込', 79_800_000],
    ['2780万円（税込）', 27_800_000],
    ['1万900円／月（委託(通勤)）', 10_900],
    ['1万9620円／月', 19_620],
    ['18.5万円', 185_000],
    ['839.78万円', 8_397_800],
    ['31,670,000円', 31_670_000],
    ['月額１６,０００円', 16_000],
    ['¥24,800,000', 24_800_000],
    ['24.8 million yen', 24_800_000],
    ['2,580 万円', 25_800_000],
    ['3千万円', 30_000_000],
    ['5百万円', 5_000_000],
  ])('reads %s as %d yen', (text, yen) => {
    expect(moneyAmounts(text)[0]).toBe(yen);
  });

  it('reads thousands and millions behind the figure', () => {
    expect(moneyAmounts('8万5千円 44万4千円 285千円 5,200千円 85百万円 3千万円')).toEqual([
      85_000, 444_000, 285_000, 5_200_000, 85_000_000, 30_000_000,
    ]);
  });

  it('finds no amount in a figure without a unit, an area or a yield', () => {
    expect(moneyAmounts('48戸 22.68㎡ 5.06％ 2004年2月')).toEqual([]);
  });

  it('keeps several amounts in order', () => {
    expect(moneyAmounts('339.6万円 / 28.3万円')).toEqual([3_396_000, 283_000]);
  });
});

describe('bareMoney', () => {
  it('takes the unit from the label', () => {
    expect(bareMoney('3,980', '価格（万円）', 1_000_000)).toBe(39_800_000);
  });

  it('takes a large figure for yen and refuses to guess a small one', () => {
    expect(bareMoney('39800000', '価格', 1_000_000)).toBe(39_800_000);
    expect(bareMoney('3980', '価格', 1_000_000)).toBeNull();
  });
});

describe('isMoneyRange', () => {
  it('knows a span of prices from one price with remarks', () => {
    expect(isMoneyRange('2383万円～2845万円')).toBe(true);
    expect(isMoneyRange('2383万円（税込）')).toBe(false);
  });
});

it.each([
  ['5,800（円/月）', [5800]],
  ['¥24.8 million', [24_800_000]],
  ['¥1.93 billion', [1_930_000_000]],
  ['258万 円', [2_580_000]],
])('reads the amounts of %s', (text, amounts) => {
  expect(moneyAmounts(text)).toEqual(amounts);
});

it('knows prices side by side and search conditions from one price', () => {
  expect(isMoneyRange('3,480万円・3,680万円')).toBe(true);
  expect(isMoneyRange('500万円以上～1000万円以下')).toBe(true);
  expect(isMoneyRange('1億1,000万円（税抜 1億円）')).toBe(false);
});
