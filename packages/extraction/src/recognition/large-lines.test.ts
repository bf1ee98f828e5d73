import { describe, expect, it } from 'vitest';
import { largeLines, saysMore } from './large-lines.ts';
import type { LineBox } from './line-boxes.ts';

const read = (text: string, left: number, right: number, top: number, bottom: number) => ({
  text,
  confidence: 1,
  numbers: [{ text, state: 'agreed' as const }],
  direction: 'row' as LineBox['direction'],
  left,
  right,
  top,
  bottom,
});
const small = [10, 40, 70, 100, 130].map((top) => read('所在地', 20, 90, 300 + top, 324 + top));

describe('large lines', () => {
  it('joins what a smaller view has of a headline, with the piece that one of its letters became', () => {
    const lines = [read('480', 441, 759, 75, 192), read('に', 251, 302, 101, 173), read('価格', 89, 180, 135, 189), ...small];
    const seen = [
      { left: 435, right: 748, top: 88, bottom: 181 },
      { left: 234, right: 488, top: 90, bottom: 184 },
    ];
    const [line, ...rest] = largeLines(lines, seen);
    expect(rest).toEqual([]);
    expect(line?.box).toMatchObject({ left: 234, right: 759, top: 75, bottom: 192 });
    expect(line?.parts.map(({ text }) => text)).toEqual(['480']);
    expect(line?.pieces.map(({ text }) => text)).toEqual(['に']);
  });

  it('leaves a line alone that the smaller view has no more of, and small type', () => {
    const lines = [read('2,780', 216, 499, 273, 391), ...small];
    expect(largeLines(lines, [{ left: 218, right: 497, top: 280, bottom: 385 }])).toEqual([]);
    expect(largeLines(lines, [{ left: 10, right: 140, top: 310, bottom: 334 }])).toEqual([]);
  });

  it('does not reach over the label beside the line', () => {
    const lines = [read('7,800', 400, 700, 80, 180), read('価格', 200, 300, 130, 175), ...small];
    const [line] = largeLines(lines, [{ left: 190, right: 702, top: 82, bottom: 178 }]);
    expect(line?.box.left).toBe(300);
  });

  it('takes the longer reading only where it adds figures or words that both readers saw', () => {
    const whole = (text: string, state: 'agreed' | 'conflict' = 'agreed', confidence = 1) => ({ text, confidence, numbers: [{ state }] });
    expect(saysMore(whole('1,480'), [whole('480')])).toBe(true);
    expect(saysMore(whole('1億7,800'), [whole('.億7,800')])).toBe(true);
    expect(saysMore(whole('12,780', 'conflict'), [whole('2,780')])).toBe(false);
    expect(saysMore(whole('ョ2,780', 'agreed', 0.8), [whole('2,780')])).toBe(false);
    expect(saysMore(whole('480'), [whole('480')])).toBe(false);
  });
});

it('takes no whole line whose unit became a letter that counts nothing', () => {
  const whole = (text: string) => ({ text, confidence: 0.9, numbers: [{ state: 'agreed' as const }] });
  expect(saysMore(whole('1億6,500吉'), [{ ...whole('1億6,500'), confidence: 0.5 }])).toBe(false);
  expect(saysMore(whole('1億6,500万円'), [{ ...whole('1億6,500'), confidence: 0.5 }])).toBe(true);
});
