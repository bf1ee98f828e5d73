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
