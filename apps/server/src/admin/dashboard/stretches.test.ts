import { expect, test } from 'vitest';
import { type Stretch, stretchesOf } from './stretches.ts';

/** Entries newest first, so many on each of some days, and what the stretches of a page give of them. */
function pageOf(amounts: Record<string, number>, skip: number, limit: number): { page: number[]; passedOver: number } {
  const entries = Object.entries(amounts).flatMap(([day, amount]) =>
    Array.from({ length: amount }, () => new Date(`${day}T12:00:00+09:00`)),
  );
  let newer = 0;
  let place = { day: '', newer: 0, amount: 0 };
  for (const [day, amount] of Object.entries(amounts)) {
    if (newer <= skip) place = { day, newer, amount };
    newer += amount;
  }
  const read = ({ since, before, order, skip: over, limit: most }: Stretch) => {
    const within = [...entries.entries()].filter(([, at]) => at < before && (since === null || at >= since)).map(([index]) => index);
    const ordered = order === 'asc' ? within.reverse() : within;
    const taken = ordered.slice(over, over + most);
    return order === 'asc' ? taken.reverse() : taken;
  };
  const stretches = stretchesOf(place, { skip, limit });
  return { page: stretches.flatMap(read), passedOver: Math.max(0, ...stretches.map((stretch) => stretch.skip)) };
}

test('every page of a list is what counting through it gives, and at most half a day is passed over', () => {
  const amounts = { '2026-11-22': 3, '2026-11-20': 41, '2026-11-19': 1, '2026-10-01': 12 };
  for (let skip = 0; skip < 60; skip += 1) {
    for (const limit of [1, 2, 7, 20, 100]) {
      const expected = Array.from({ length: Math.max(0, Math.min(limit, 57 - skip)) }, (_, index) => skip + index);
      const { page, passedOver } = pageOf(amounts, skip, limit);
      expect([skip, limit, page]).toEqual([skip, limit, expected]);
      expect(passedOver).toBeLessThanOrEqual(21);
    }
  }
});
