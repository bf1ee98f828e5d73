import { describe, expect, it } from 'vitest';
import { withoutNoise } from '../vocabulary/noise.ts';
import { addressOf } from './address.ts';
import { layoutOf, unitMixOf } from './layout.ts';
import { occupancyOf } from './occupancy.ts';
import { coverageAndRatio, ratioOf, yieldOf } from './percent.ts';
import { groundLeaseOf, landRightsOf, landShareOf } from './rights.ts';

describe('layoutOf', () => {
  it.each([
    ['2LDK (洋5.7 洋4.9 LDK12.3)', '2LDK'],
    ['２ＳＬＤＫ', '2SLDK'],
    ['2LDK＋S(納戸)', '2LDK+S'],
    ['２ＬＤＫ　（洋室（２），ＬＤＫ、浴室）', '2LDK'],
    ['1R', '1R'],
    ['ワンルーム', 'ワンルーム'],
  ])('reads %s as %s', (text, layout) => {
    expect(layoutOf(text)).toBe(layout);
  });

  it('has no single layout for a mix of units', () => {
    expect(layoutOf('2DK×1戸  1R×1戸  1DK×2戸')).toBeNull();
    expect(unitMixOf('2DK×1戸  1R×1戸  1DK×2戸住戸の専有面積：23m²～27m²')).toBe('2DK×1戸 1R×1戸 1DK×2戸');
    expect(layoutOf('1K×8戸')).toBeNull();
  });
});

describe('occupancyOf', () => {
  it.each([
    ['賃貸中', 'tenanted'],
    ['満室', 'tenanted'],
    ['空家／空室', 'vacant'],
    ['一部空室（5戸賃貸中）', 'partial'],
    ['6戸中5戸賃貸中', 'partial'],
    ['10区画中10区画稼働中', 'tenanted'],
    ['居住中', 'owner_occupied'],
    ['債務者・所有者', 'owner_occupied'],
    ['Occupied', 'tenanted'],
    ['賃貸中（一部）', 'partial'],
    ['賃貸中（全部）', 'tenanted'],
    ['総戸数14戸、稼働戸数12戸', 'partial'],
    ['空室なし', 'tenanted'],
  ])('reads %s as %s', (text, occupancy) => {
    expect(occupancyOf(text)).toBe(occupancy);
  });

  it('says nothing for a building not yet finished', () => {
    expect(occupancyOf('未完成')).toBeNull();
  });
});

describe('percentages', () => {
  it('reads yields as percent numbers', () => {
    expect(yieldOf('5.67％利回りの詳細を問い合わせる')).toBe(5.67);
    expect(yieldOf('5.06')).toBe(5.06);
    expect(yieldOf('8.10パーセント')).toBe(8.1);
    expect(yieldOf('0.0567')).toBe(5.67);
  });

  it('reads coverage and floor area ratio together', () => {
    expect(coverageAndRatio('60 ％ / 150 ％')).toEqual({ coverage: 60, ratio: 150 });
    expect(coverageAndRatio('建ぺい率：60/容積率：200')).toEqual({ coverage: 60, ratio: 200 });
    expect(coverageAndRatio('60％・80％／200％・400％')).toBeNull();
    expect(ratioOf('60%')).toBe(60);
    expect(ratioOf('60パーセント')).toBe(60);
  });
});

describe('rights', () => {
  it('keeps rights as printed', () => {
    expect(landRightsOf('所有権のみ')).toBe('所有権');
    expect(landRightsOf('普通賃借権')).toBe('普通賃借権');
    expect(landRightsOf('相談')).toBeNull();
    expect(landRightsOf('賃借権(旧法)<満了年月：2035/12、地代：17,000円/月額>')).toBe('賃借権(旧法)');
    expect(landShareOf('（持分：228274分の5508）')).toBe('5508/228274');
  });
});

describe('addressOf', () => {
  it('knows a hyphen that was read as a numeral', () => {
    expect(addressOf('東京都練馬区風見台2丁目6一40')).toBe('東京都練馬区風見台2丁目6-40');
    expect(addressOf('東京都練馬区風見台一丁目6')).toBe('東京都練馬区風見台一丁目6');
  });

  it('leaves out a postal code behind a place in Latin letters', () => {
    expect(addressOf('2-4-1 Mihoncho, Nerima-ku, Tokyo 176-0001')).toBe('2-4-1 Mihoncho, Nerima-ku, Tokyo');
    expect(addressOf('2-4-1 Mihoncho, Nerima-ku, Tokyo, 176-0001, Japan')).toBe('2-4-1 Mihoncho, Nerima-ku, Tokyo, Japan');
  });

  it('folds full-width digits and hyphens and drops map links', () => {
    expect(addressOf('東京都千代田区神田多町２-８－２０')).toBe('東京都千代田区神田多町2-8-20');
    expect(addressOf('〒177-0000 東京都練馬区風見台2丁目 [ 地図を見る ]')).toBe('東京都練馬区風見台2丁目');
    expect(addressOf('青梅市河辺町二丁目 １０３７番１')).toBe('青梅市河辺町二丁目1037番1');
    expect(addressOf('東京都中野区見本６丁目Googleマップ')).toBe('東京都中野区見本6丁目');
    expect(addressOf('東京都港区見本４丁目\n地図を開く')).toBe('東京都港区見本4丁目');
    expect(addressOf('相談')).toBeNull();
  });
});

describe('withoutNoise', () => {
  it('takes interface words off a value and drops a tooltip that replaced one', () => {
    expect(withoutNoise('339.6万円 / 28.3万円情報の見方')).toBe('339.6万円 / 28.3万円');
    expect(withoutNoise('賃貸中入居状況を問い合わせる')).toBe('賃貸中');
    expect(withoutNoise('☑木造 □鉄骨造 □その他')).toBe('木造');
    expect(withoutNoise('■角地 ☑駅近')).toBe('■角地 ☑駅近');
    expect(withoutNoise('建物の主となる構造、階建、総戸数を表示。')).toBe('');
  });
});

it('reads rent and end of a ground lease', () => {
  expect(groundLeaseOf('賃借権(旧法)<満了年月：2035/12、地代：17,000円/月額>')).toEqual({
    ground_rent_jpy_month: 17_000,
    lease_end: '2035-12',
    lease_term_years: null,
  });
  expect(groundLeaseOf('普通借地権（賃借権）、借地期間新規20年、月額地代1万5000円')).toMatchObject({
    ground_rent_jpy_month: 15_000,
    lease_term_years: 20,
  });
  expect(groundLeaseOf('借地権、地代240,000円/年').ground_rent_jpy_month).toBeNull();
});

it('knows characters that PDF fonts print as radicals', () => {
  expect(addressOf('東京都⻄東京市⻘梅町1-2')).toBe('東京都西東京市青梅町1-2');
});

it('keeps shops beside plans in the mix of units', () => {
  expect(unitMixOf('21戸(1K×18戸、1LDK×2戸、店舗x1戸)')).toBe('1K×18戸 1LDK×2戸 店舗×1戸');
  expect(unitMixOf('2戸(店舗1戸・住居2DK×1戸)')).toBe('店舗1戸 住居2DK×1戸');
  expect(unitMixOf('店舗1戸')).toBeNull();
});
