import { describe, expect, it } from 'vitest';
import { readRisk } from './risk-level.ts';
import type { ScenarioScore } from './scenario-score.ts';

const sound: ScenarioScore = {
  measures: { net_yield: 8, age: 8, walk: 8, legal: 8, coverage: 8 },
  property: 8,
  financing: 8,
  weighted: 8,
  gates: [],
  loses: false,
  score: 8,
};
const base = { noi: 1_000_000, multiple: 1.5, years: 10, heaviest: false };

describe('a low risk', () => {
  it('does not speak of covered payments where there is no loan', () => {
    const { level, reasons } = readRisk(sound, [], null, false, base);
    expect(level).toBe('low');
    expect(reasons.join(' ')).toMatch(/There is no loan to carry\.$/);
    expect(reasons.join(' ')).not.toMatch(/covers the loan payments/);
  });

  it('tells the coverage of a loan', () => {
    expect(readRisk(sound, [], 1.3, false, base).reasons.join(' ')).toMatch(/covers the loan payments by at least 1\.1/);
  });
});
