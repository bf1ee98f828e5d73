import { describe, expect, it } from 'vitest';
import { rulesOn } from './rule-book.ts';
import { ruleValueText } from './rule-value.ts';

describe('the value of a rule as text', () => {
  it('leaves out a part without a value', () => {
    expect(ruleValueText({ simple: 100_000, simpleDeniedAbove: null }, 'yen')).toBe('simple ¥100,000');
    expect(ruleValueText({ simpleDeniedAbove: null })).toBe('none');
    expect(ruleValueText(null)).toBe('none');
    for (const rule of rulesOn('2026-11-20')) expect(rule.value, rule.id).not.toMatch(/(above|below|to) none/);
  });

  it('sets a space before millimetres and names masonry as a list', () => {
    expect(ruleValueText({ steel_over_4mm: 34, steel_3_to_4mm: 27, brick_stone_block: 38 }, 'years')).toBe(
      'steel over 4 mm 34 years, steel 3–4 mm 27 years, brick, stone or block 38 years',
    );
  });
});
