import { describe, expect, it } from 'vitest';
import { consequences, decide, type Standing } from './decide.ts';
import { periodStart } from './period.ts';

const newcomer: Standing = {
  isSubscribed: false,
  hasBeenSubscribed: false,
  monthlyLimit: 0,
  subscriptionUsage: 0,
  credits: 0,
  complimentaryUsage: 0,
};

const every = [false, true].flatMap((isSubscribed) =>
  [false, true].flatMap((hasBeenSubscribed) =>
    [-1, 0, 2, 5].flatMap((monthlyLimit) =>
      [0, 1, 5, 6].flatMap((subscriptionUsage) =>
        [-1, 0, 1, 8].flatMap((credits) =>
          [0, 3].map((complimentaryUsage) => ({
            isSubscribed,
            hasBeenSubscribed,
            monthlyLimit,
            subscriptionUsage,
            credits,
            complimentaryUsage,
          })),
        ),
      ),
    ),
  ),
);

describe('who may start an analysis', () => {
  it.each<[string, Partial<Standing>, ReturnType<typeof decide>]>([
    ['a newcomer without credits', {}, { state: 'subscription_required', remaining: 0 }],
    ['a newcomer with credits', { credits: 2 }, { state: 'complimentary', remaining: 2 }],
    ['a guest of the beta', { credits: -1, complimentaryUsage: 40 }, { state: 'complimentary', remaining: -1 }],
    ['a guest whose credits are used up', { complimentaryUsage: 3 }, { state: 'complimentary_ended', remaining: 0 }],
    ['a subscriber', { isSubscribed: true, monthlyLimit: 5, subscriptionUsage: 1 }, { state: 'subscribed', remaining: 4 }],
    ['a subscriber without a limit', { isSubscribed: true, monthlyLimit: -1 }, { state: 'subscribed', remaining: -1 }],
    [
      'a subscriber at the limit, credits or not',
      { isSubscribed: true, monthlyLimit: 5, subscriptionUsage: 5, credits: 8 },
      { state: 'limit_reached', remaining: 0 },
    ],
    [
      'a subscriber whose limit was lowered',
      { isSubscribed: true, monthlyLimit: 2, subscriptionUsage: 5 },
      { state: 'limit_reached', remaining: 0 },
    ],
    [
      'a guest who subscribed: complimentary analyses do not count against the plan',
      { isSubscribed: true, monthlyLimit: 5, complimentaryUsage: 12 },
      { state: 'subscribed', remaining: 5 },
    ],
    [
      'someone whose subscription ended',
      { hasBeenSubscribed: true, subscriptionUsage: 5, complimentaryUsage: 3 },
      { state: 'subscription_required', remaining: 0 },
    ],
  ])('%s is answered as the specification says, and let in by free mode', (_who, changes, access) => {
    expect(decide({ ...newcomer, ...changes }, false)).toEqual(access);
    expect(decide({ ...newcomer, ...changes }, true)).toEqual({ state: 'free', remaining: 999 });
  });

  it('has nothing left exactly where it is refused, in every situation', () => {
    const decisions = every.flatMap((standing) => [decide(standing, false), decide(standing, true)]);
    expect(decisions.filter(({ state, remaining }) => 'refusal' in consequences[state] !== (remaining === 0))).toEqual([]);
    expect([...new Set(decisions.map(({ state }) => state))].sort()).toEqual(Object.keys(consequences).sort());
  });
});

describe('the month that counts', () => {
  it.each([
    ['2026-11-20T03:00:00Z', '2026-10-31T15:00:00.000Z'],
    ['2026-10-31T14:59:59.999Z', '2026-09-30T15:00:00.000Z'],
    ['2026-10-31T15:00:00Z', '2026-10-31T15:00:00.000Z'],
    ['2026-12-31T15:00:00Z', '2026-12-31T15:00:00.000Z'],
    ['2028-02-29T23:00:00Z', '2028-02-29T15:00:00.000Z'],
  ])('at %s began at midnight in Japan', (now, began) => {
    expect(periodStart(new Date(now)).toISOString()).toBe(began);
  });
});

describe('the month of a subscription', () => {
  it.each([
    ['a day in between', '2026-11-20T00:00:00Z', '2026-09-05T08:30:00Z', '2026-11-05T08:30:00.000Z'],
    ['a moment before the anchor', '2026-11-05T08:29:59Z', '2026-09-05T08:30:00Z', '2026-10-05T08:30:00.000Z'],
    ['the anchor itself', '2026-11-05T08:30:00Z', '2026-09-05T08:30:00Z', '2026-11-05T08:30:00.000Z'],
    ['a month without a 31st', '2026-11-30T12:00:00Z', '2026-08-31T10:00:00Z', '2026-11-30T10:00:00.000Z'],
    ['the month after it', '2026-12-31T09:00:00Z', '2026-08-31T10:00:00Z', '2026-11-30T10:00:00.000Z'],
    ['February of a leap year', '2028-03-01T00:00:00Z', '2026-12-30T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['a later year of a yearly plan', '2028-07-16T00:00:00Z', '2026-04-15T06:00:00Z', '2028-07-15T06:00:00.000Z'],
    ['a trial, whose anchor is its end', '2026-11-20T00:00:00Z', '2026-12-06T00:00:00Z', '2026-11-06T00:00:00.000Z'],
    ['January of the next year', '2027-01-03T00:00:00Z', '2026-11-05T00:00:00Z', '2026-12-05T00:00:00.000Z'],
  ])('begins on the anchor day: %s', (_what, now, anchor, began) => {
    expect(periodStart(new Date(now), new Date(anchor)).toISOString()).toBe(began);
  });

  it('is never longer than 31 days, and holds the moment it is asked for', () => {
    for (let day = 0; day < 800; day += 1) {
      const now = new Date(Date.UTC(2026, 0, 1, 13) + day * 86_400_000);
      for (const anchorDay of [1, 15, 28, 29, 30, 31]) {
        const began = periodStart(now, new Date(Date.UTC(2027, 0, anchorDay, 13, 0, 1)));
        expect(began <= now).toBe(true);
        expect(now.getTime() - began.getTime()).toBeLessThan(31 * 86_400_000);
      }
    }
  });
});
