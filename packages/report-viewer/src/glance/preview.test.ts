import { describe, expect, it } from 'vitest';
import { situation } from '../testing/situations.ts';
import { previewOf } from './preview.ts';

describe('the preview of a report', () => {
  it('gives the verdict and the five results', () => {
    const { title, text } = previewOf(situation('full'));
    expect(title).not.toBe('');
    expect(text).toMatch(
      /^Income does not cover the assumed loan: DSCR 0\.\d\d×\. Monthly cash flow −?¥[\d,]+ in year 1, after tax, with loan; net yield \d\.\d% before debt and tax; asking price \d+% (?:above|below) model value; risk (?:low|medium|high); Scenario Score \d\.\d \/ 10\.$/,
    );
  });

  it('gives ranges where the rent is estimated, and says that nothing is borrowed', () => {
    const { text } = previewOf(situation('estimatedRent'));
    expect(text).toMatch(/^The rent is not stated/);
    expect(text).toMatch(/net yield \d+\.\d%–\d+\.\d%/);
    expect(text).toMatch(/Scenario Score \d\.\d–\d\.\d \/ 10/);
    expect(previewOf(situation('cash')).text).toContain('after tax, all cash');
  });

  it('leaves out what a report lacks', () => {
    const report = structuredClone(situation('full'));
    report.headline.scenario_score = null;
    delete report.figures['value_today.price_difference_share'];
    expect(previewOf(report).text).not.toMatch(/Scenario Score|asking price/);
  });
});
