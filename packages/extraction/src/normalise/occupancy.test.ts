import { expect, it } from 'vitest';
import { occupancyOf } from './occupancy.ts';

it('takes the rent of a full house for no state of it', () => {
  for (const text of ['6,648,000円（満室', '6,648,000円（満室）', 'Gross yield (fully let)', 'Annual rent, fully let'])
    expect(occupancyOf(text)).toBeNull();
  expect(occupancyOf('賃貸中(7/8)')).toBe('partial');
  expect(occupancyOf('One studio on 2F vacant since October 2026')).toBe('partial');
});
