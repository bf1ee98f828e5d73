import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prorated } from './prorate.ts';

const november = { start: Date.parse('2026-11-01T00:00:00Z') / 1000, end: Date.parse('2026-12-01T00:00:00Z') / 1000 };
const at = (text: string) => Date.parse(text) / 1000;

describe('the share of an amount for the rest of a period', () => {
  it.each([
    // 30 days of 29.00 dollars; 20 are left: 19.333… dollars.
    [2900, '2026-11-11T00:00:00Z', 1933],
    // 79.00 × 20 / 30 = 52.666…
    [7900, '2026-11-11T00:00:00Z', 5267],
    // To the second: one of 2,592,000 seconds of 249.00 dollars is less than a cent.
    [24_900, '2026-11-30T23:59:59Z', 0],
    // Of yen: 9,800 × 10 / 30 = 3,266.666…
    [9800, '2026-11-21T00:00:00Z', 3267],
    [2900, '2026-11-01T00:00:00Z', 2900],
  ])('of %i from %s is %i', (amount, from, share) => {
    expect(prorated(amount, november, at(from))).toBe(share);
  });

  it('and what is used of it differ from the whole by less than one unit, wherever the period is cut', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.integer({ min: november.start, max: november.end }), (amount, cut) => {
        const used = prorated(amount, { start: -november.end, end: -november.start }, -cut);
        expect(Math.abs(prorated(amount, november, cut) + used - amount)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never grows as time goes by', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.integer({ min: november.start, max: november.end - 1 }), (amount, time) => {
        expect(prorated(amount, november, time + 1)).toBeLessThanOrEqual(prorated(amount, november, time));
      }),
    );
  });
});
