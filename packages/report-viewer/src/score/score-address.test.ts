import { scoreMeasureNames, scoreOfMarks, scoreOn, scoreVersion, scoreWithLoan } from '@rimawari/underwriting';
import { sampleReport } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { capOfParts } from './cap-of-parts.ts';
import { readScoreParts, type ScoreParts, scorePartsAddress } from './score-address.ts';
import { scorePartsOf } from './score-parts-of.ts';
import { valueOfMark } from './value-of-mark.ts';

const parts = (address: string) => readScoreParts(new URLSearchParams(address));
const scoreOf = (given: ScoreParts) => scoreOfMarks(given.marks, capOfParts(given)).score;

describe('parts of a score in an address', () => {
  it.each(['condominium_unit', 'apartment_building', 'detached_house'] as const)('come to the score of the report: %s', (kind) => {
    const report = sampleReport(kind);
    const given = scorePartsOf(report);
    if (given === null) throw new Error('The report has the marks of today’s score.');
    const read = parts(scorePartsAddress(given));
    expect(scoreOf(read)).toBe(report.figures['score.scenario']?.value);
    expect(scoreWithLoan(scoreOf(read), read.loan)).toBe(report.figures['score.with_loan']?.value ?? scoreOf(read));
  });

  it.each([
    [''],
    ['v=3&marks='],
    [`v=3&marks=${'9,'.repeat(5000)}`],
    ['v=3&marks=1e1,-1,11,0x5,NaN,Infinity,%00,10,٥,<b>'],
    ['v=3&marks=5&grade=__proto__&caps=yes,__proto__&loan=99'],
    ['marks=7.6,4.2,5.125,8.5,8,4,8.5,6.4,4.8,5.9&grade=B&bar=1'],
  ])('are taken where they are marks, and nothing else: %s', (address) => {
    const read = parts(address);
    expect(Object.keys(read.marks)).toEqual(scoreMeasureNames);
    for (const mark of Object.values(read.marks)) expect(mark >= 0 && mark <= 10).toBe(true);
    expect(read).toMatchObject({ caps: [], grade: 'A', loan: null });
    expect(scoreOf(read)).toBeGreaterThanOrEqual(0);
    expect(scoreOf(read)).toBeLessThanOrEqual(10);
  });

  it('do not exist for a report of an earlier score', () => {
    const report = sampleReport('condominium_unit');
    expect(scorePartsOf({ ...report, score_parts: report.score_parts.map((part) => ({ ...part, id: `${part.id}_2` })) })).toBeNull();
  });
});

describe('what a mark means', () => {
  it('is what the published curve marks so', () => {
    for (const measure of scoreMeasureNames) {
      const { curve } = scoreVersion.measures[measure];
      for (
        let mark = curve.at(0)?.[1] ?? 0, end = curve.at(-1)?.[1] ?? 0, step = Math.sign(end - mark) / 4;
        step !== 0 && (end - mark) * step >= 0;
        mark += step
      )
        expect(scoreOn(curve, valueOfMark(measure, mark) ?? Number.NaN), `${measure} ${mark}`).toBeCloseTo(mark, 9);
    }
    expect(valueOfMark('legal', 5)).toBeNull();
    // Better than the best of the curve.
    expect(valueOfMark('vacancy', 10)).toBe(3);
  });
});
