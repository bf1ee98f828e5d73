import { describe, expect, it } from 'vitest';
import { presentValue, rateFor } from './time-value.ts';

describe('rate of payments at the beginning of each period', () => {
  const loan = { periods: 12, payment: -100, present: 1_000, future: 100 };

  it('is higher than with the same payments at the end', () => {
    expect(rateFor(loan).value).toBeCloseTo(0.016_231_33, 7);
    expect(rateFor({ ...loan, due: true }).value).toBeCloseTo(0.019_964_55, 7);
  });

  it('gives back the present value that it was found from', () => {
    const rate = rateFor({ ...loan, due: true }).value ?? Number.NaN;
    // A payment at the beginning is worth one period's growth more than one at the end.
    expect(presentValue({ rate, periods: 12, payment: -100 * (1 + rate), future: 100 })).toBeCloseTo(1_000, 6);
  });

  it('does not exist where nothing comes back', () => {
    expect(rateFor({ periods: 3, payment: 10, present: 100, future: 10, due: true }).value).toBeNull();
  });
});
