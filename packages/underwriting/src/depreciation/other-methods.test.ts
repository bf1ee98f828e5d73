import { describe, expect, it } from 'vitest';
import { decliningBalance, oldStraightLine } from './other-methods.ts';

describe('methods of older assets', () => {
  it('declines to the guaranteed amount and goes on in equal steps down to one yen', () => {
    // 1,000,000 × 0.2 = 200,000; the sixth year 327,680 × 0.2 = 65,536 > 65,520; the seventh 262,144 × 0.2 < 65,520, so × 0.25 each year.
    expect(decliningBalance({ cost: 1_000_000, rate: 0.2, revisedRate: 0.25, guaranteeRate: 0.06552 })).toEqual([
      200_000, 160_000, 128_000, 102_400, 81_920, 65_536, 65_536, 65_536, 65_536, 65_535,
    ]);
  });

  it('takes the old straight line on nine tenths of the cost', () => {
    // 10,000,000 × 0.9 × 0.046
    expect(oldStraightLine(10_000_000, 0.046)).toBe(414_000);
  });
});
