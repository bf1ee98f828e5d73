import { describe, expect, it } from 'vitest';
import { storeysOf, structureOf, unitsOf } from './construction.ts';

describe('structureOf', () => {
  it.each([
    ['木造2階建 総戸数4戸', 'W'],
    ['RC13階地下1階建', 'RC'],
    ['鉄筋コンクリート造７階建の１階部分', 'RC'],
    ['鉄骨鉄筋コンクリート造', 'SRC'],
    ['ＳＲＣ（鉄骨鉄筋コンクリート）', 'SRC'],
    ['S造（軽量鉄骨造）2階建', 'LGS'],
    ['軽量鉄骨2階建 総戸数4戸', 'LGS'],
    ['重量鉄骨造', 'S'],
    ['鉄骨造', 'S'],
    ['S造3階建', 'S'],
    ['Reinforced Concrete', 'RC'],
    ['Steel Reinforced Concrete', 'SRC'],
    ['コンクリートブロック造', 'CB'],
  ])('reads %s as %s', (text, code) => {
    expect(structureOf(text)).toBe(code);
  });

  it('lists several structures in their order', () => {
    expect(structureOf('鉄骨造一部木造')).toEqual(['S', 'W']);
  });

  it('finds none in other words', () => {
    expect(structureOf('地上2階建')).toBeNull();
  });
});

describe('storeysOf', () => {
  it.each([
    ['RC13階地下1階建', 13, 1, null],
    ['RC造6階/9階建 総戸数89戸', 9, null, 6],
    ['RC造6階/7階建 （地下 1階）', 7, 1, 6],
    ['10階部分/ 13階建て', 13, null, 10],
    ['鉄筋コンクリート造 地上6階建2階部分', 6, null, 2],
    ['鉄筋コンクリート造７階建の１階部分', 7, null, 1],
    ['地上6階地下1階建 / 5階', 6, 1, 5],
    ['2 / 10F', 10, null, 2],
    ['3階', null, null, 3],
    ['地上2階建', 2, null, null],
    ['B1階', null, null, -1],
    ['1階〜3階', null, null, null],
    ['ＲＣ造８Ｆ建 ３Ｆ部分', 8, null, 3],
  ])('reads %s', (text, total, basement, floor) => {
    expect(storeysOf(text)).toEqual({ total, basement, floor });
  });
});

describe('unitsOf', () => {
  it('reads a count with or without its label', () => {
    expect(unitsOf('木造2階建 総戸数4戸', false)).toBe(4);
    expect(unitsOf('68戸', true)).toBe(68);
    expect(unitsOf('21', true)).toBe(21);
    expect(unitsOf('木造2階建', false)).toBeNull();
  });
});
