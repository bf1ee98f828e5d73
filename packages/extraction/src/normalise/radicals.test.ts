import { describe, expect, it } from 'vitest';
import { foldRadicals } from './radicals.ts';
import { plainText } from './text.ts';

describe('foldRadicals', () => {
  it('writes the characters that Japanese uses, and nothing else anew', () => {
    expect(foldRadicals('総⼾数８⼾ ⽊造 ⼟地⾯積 ⻑野 ⻄⼝ ⿊ ⿆ ⻘⼭')).toBe('総戸数８戸 木造 土地面積 長野 西口 黒 麦 青山');
    expect(plainText('⼾塚駅 徒歩５分')).toBe('戸塚駅 徒歩5分');
  });
});
