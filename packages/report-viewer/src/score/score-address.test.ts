import { type ScoreMeasure, scoreOfMarks, scoreOn, scoreVersion, weightsInScore } from '@rimawari/underwriting';
import { sampleReport } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { readScoreParts, type ScoreParts, scorePartsAddress } from './score-address.ts';
import { scorePartsOf } from './score-parts-of.ts';
import { valueOfMark } from './value-of-mark.ts';

const parts = (address: string) => readScoreParts(new URLSearchParams(address));
const scoreOf = ({ marks, hasLoan, ...cuts }: ScoreParts) => scoreOfMarks(marks, hasLoan, cuts).score;

describe('parts of a score in an address', () => {
  it.each(['condominium_unit', 'apartment_building', 'detached_house'] as const)('come to the score of the report: %s', (kind) => {
    const report = sampleReport(kind);
    const given = scorePartsOf(report);
    const read = parts(scorePartsAddress(given));
    expect(Object.keys(read.marks).length).toBeGreaterThan(5);
    expect(scoreOf(read)).toBe(report.figures['score.scenario']?.value);
    const weights = weightsInScore(read.marks, read.hasLoan);
    for (const { id, weight } of report.score_parts) expect(weights.get(id as ScoreMeasure)).toBe(report.figures[weight]?.value);
  });

  it.each([
    ['', 10],
    ['marks=', 0],
    [`marks=${'9,'.repeat(5000)}`, 10],
    ['marks=1e1,-1,11,0x5,NaN,Infinity,%00,10,٥,<b>', 1],
    ['marks=5&grade=__proto__&bar=yes&loss=2', 1],
  ])('are taken where they are marks, and nothing else: %s', (address, count) => {
    const read = parts(address);
    expect(Object.keys(read.marks)).toHaveLength(count);
    expect(read).toMatchObject({ isBarred: false, loses: false, grade: 'A' });
    expect(scoreOf(read)).toBeGreaterThanOrEqual(0);
    expect(scoreOf(read)).toBeLessThanOrEqual(10);
  });

  it('leave the marks of a loan out where there is none', () => {
    expect(parts(scorePartsAddress({ ...parts(''), hasLoan: false })).hasLoan).toBe(false);
  });
});

describe('what a mark stands for', () => {
  it('is what the published curve marks so', () => {
    for (const [measure, curve] of Object.entries(scoreVersion.curves))
      for (
        let mark = curve.at(0)?.[1] ?? 0, end = curve.at(-1)?.[1] ?? 0, step = Math.sign(end - mark) / 4;
        (end - mark) * step >= 0;
        mark += step
      ) {
        const value = valueOfMark(measure as ScoreMeasure, mark);
        expect(scoreOn(curve, value ?? Number.NaN), `${measure} ${mark}`).toBeCloseTo(mark, 9);
      }
    expect(valueOfMark('legal', 5)).toBeNull();
    // Better than the best of the curve.
    expect(valueOfMark('vacancy', 10)).toBe(3);
  });
});
