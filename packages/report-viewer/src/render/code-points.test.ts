import { describe, expect, it } from 'vitest';
import { codePoints, held, spansAmong } from './code-points.ts';

describe('codePoints', () => {
  it('gives each printable character once, in order, also those beyond the first plane', () => {
    expect(codePoints('b\n戸a𠮷戸b\u{1f3e0}')).toEqual([0x61, 0x62, 0x6238, 0x1f3e0, 0x20bb7].sort((a, b) => a - b));
    expect(codePoints('\ud842')).toEqual([]);
    expect(codePoints('\udfb7a')).toEqual([0x61]);
  });

  it('is what a set of the characters gives, over every plane', () => {
    const all = Array.from({ length: 40_000 }, (_, index) => (index * 7919) % 0x10ffff);
    const text = String.fromCodePoint(...all);
    const printable = [...new Set([...text].map((character) => character.codePointAt(0) ?? 0))].filter(
      (point) => point >= 0x20 && (point < 0xd800 || point > 0xdfff),
    );
    expect(codePoints(text)).toEqual(printable.sort((a, b) => a - b));
  });
});

describe('held', () => {
  it('gives the points within the ranges in whichever order these stand, as looking at each point does', () => {
    const points = Array.from({ length: 3_000 }, (_, index) => index * 3);
    const sets: [number, number][][] = [
      [],
      [[0, 0]],
      [[8_997, 12_000]],
      [[9_000, 12_000]],
      [
        [6_000, 6_010],
        [1, 2],
        [30, 60],
        [63, 63],
      ],
      [[0, 9_000]],
    ];
    for (const ranges of sets) {
      expect(held(ranges, points)).toEqual(points.filter((point) => ranges.some(([from, to]) => point >= from && point <= to)));
    }
  });
});

describe('spansAmong', () => {
  it('names runs by their ends, over what occurs nowhere, and never a point of another', () => {
    const among = [0x41, 0x3001, 0x3042, 0x4e00, 0x6771, 0x6772, 0x9fff];
    expect(spansAmong([0x3001, 0x3042, 0x6771, 0x6772, 0x9fff], among)).toEqual([
      [0x3001, 0x3042],
      [0x6771, 0x9fff],
    ]);
    expect(spansAmong([0x4e00], among)).toEqual([[0x4e00, 0x4e00]]);
    expect(spansAmong(among, among)).toEqual([[0x41, 0x9fff]]);
    expect(spansAmong([], among)).toEqual([]);
  });
});
