import { sampleFacts } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { corrected } from './corrections.ts';

describe('a corrected price', () => {
  it('leaves the rent alone that a printed yield stood for', () => {
    const facts = sampleFacts('apartment_building', { price_jpy: 60_000_000, gross_yield_pct: 8 });
    const { derived, values } = corrected(facts, { price_jpy: 50_000_000 });
    expect(values.price_jpy).toBe(50_000_000);
    // 60,000,000 × 8 % ÷ 12, as the page had it.
    expect(derived.monthly_rent_jpy).toBe(400_000);
  });
});
