import { sampleReport } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { reportSummary } from './report-summary.ts';

describe('the summary in a terminal', () => {
  it('writes amounts, shares, multiples, ranges and dates as the report does', () => {
    const house = reportSummary(sampleReport('detached_house'));
    expect(house).toContain('as of Nov 20, 2026 (Japan time)');
    expect(house).toMatch(/^Net yield: [\d.]+% \([\d.]+%–[\d.]+%\)$/m);
    expect(house).toMatch(/^DSCR: [\d.]+× \([\d.]+×–[\d.]+×\)$/m);
    expect(house).toMatch(/^Scenario Score: [\d.]+ \/ 10 /m);
    const unit = reportSummary(sampleReport('condominium_unit'));
    expect(unit).toMatch(/^Cash flow before tax, year 1: −¥[\d,]+$/m);
    expect(`${house}${unit}`).not.toMatch(/\d %|-¥|\d{4}-\d\d-\d\d/);
  });
});
