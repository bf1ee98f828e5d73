import { describe, expect, it } from 'vitest';
import { type CorrectableFact, type Corrections, correctionOf, shownValue } from './corrections.ts';

describe('what is typed in place of a fact', () => {
  it.each<[keyof Corrections, string, Corrections | null]>([
    ['price_jpy', '24,800,000', { price_jpy: 24_800_000 }],
    ['price_jpy', '￥２４，８００，０００', { price_jpy: 24_800_000 }],
    ['price_jpy', '2480万', null],
    ['price_jpy', '1.5', null],
    ['price_jpy', '', null],
    ['floor', '-1', { floor: -1 }],
    ['floor_area_m2', '25.41', { floor_area_m2: 25.41 }],
    ['floor_area_m2', '25.41㎡', null],
    ['built', '1998-03', { built: '1998-03' }],
    ['built', '1998/03', { built: '1998-03' }],
    ['built', '1998', { built: '1998' }],
    ['built', '1998-13', null],
    ['structure', 'RC', { structure: 'RC' }],
    ['structure', 'gold', null],
    ['address', ' 東京都台東区浅草１ ', { address: '東京都台東区浅草１' }],
  ])('of %s, %s', (field, typed, sent) => {
    expect(correctionOf(field, typed)).toEqual(sent);
  });

  it('names a station with the walk to it', () => {
    expect(correctionOf('station', '浅草', '７')).toEqual({ station: { name: '浅草', walk_min: 7 } });
    for (const walk of ['', '-1', '1.5', 'near']) expect(correctionOf('station', '浅草', walk)).toBeNull();
  });
});

it.each<[Pick<CorrectableFact, 'field' | 'value'>, string | null]>([
  [{ field: 'price_jpy', value: 24_800_000 }, '¥24,800,000'],
  [{ field: 'structure', value: 'RC' }, 'Reinforced concrete (RC造)'],
  [{ field: 'structure', value: 'RC, S' }, 'RC, S'],
  [{ field: 'floor_area_m2', value: 25.41 }, '25.41 m²'],
  [{ field: 'address', value: '東京都台東区' }, '東京都台東区'],
  [{ field: 'floor', value: null }, null],
  [{ field: 'later_fact', value: 3 }, '3'],
])('shows %j as %s', (fact, words) => {
  expect(shownValue(fact)).toBe(words);
});
