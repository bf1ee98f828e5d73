import { describe, expect, it } from 'vitest';
import { sampleReport } from '../testing/index.ts';

describe('a report whose cash flows have several internal rates', () => {
  // A thin equity that years repay and the sale takes again: the flows change sign twice.
  const report = sampleReport('apartment_building', {
    loan_to_price: 95,
    holding_years: 10,
    market_cap_rate: 5.58,
    exit_cap_spread: 3,
    vacancy: 5,
    loan_years: 35,
    loan_rate: 0.5,
  });

  it('leads with the modified rate, and names the others', () => {
    const { returns, headline, figures } = report;
    expect(headline.key_figures).toContain('returns.modified_irr');
    expect(headline.key_figures).not.toContain('returns.irr');
    expect(returns.indexOf('returns.modified_irr')).toBe(returns.indexOf('returns.irr') - 1);
    expect(figures['returns.irr']).toMatchObject({ value: null, because: expect.stringMatching(/at least −28\.2% and −1\.5%/) });
    expect(figures['returns.modified_irr']?.value).toBeCloseTo(1.7, 1);
  });

  it('shows no modified rate where one rate exists', () => {
    expect(sampleReport('apartment_building').figures['returns.modified_irr']).toBeUndefined();
  });
});
