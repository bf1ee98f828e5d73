import { describe, expect, it } from 'vitest';
import { standingOf } from './standing.ts';

type Subscription = Parameters<typeof standingOf>[0][number];

const begun = new Date('2026-11-05T00:00:00Z');
const ends = new Date('2026-12-05T00:00:00Z');
const basic: Subscription = {
  id: 'sub_1',
  status: 'active',
  monthly_limit: 10,
  anchor: begun,
  period_end: ends,
  cancel_at: null,
  ended_at: null,
  created_at: begun,
};
const none = { administrator_limit: null, administrator_limit_at: null };
const active = {
  ...none,
  subscription_status: 'active',
  subscription_end_date: ends,
  monthly_analysis_limit: 10,
  billing_anchor: begun,
  access_ends_at: null,
};
const nothing = {
  ...none,
  subscription_status: 'none',
  subscription_end_date: null,
  monthly_analysis_limit: 0,
  billing_anchor: null,
  access_ends_at: null,
};
const canceled: Subscription = { ...basic, status: 'canceled', ended_at: new Date('2026-11-20T00:00:00Z') };

describe('what subscriptions give', () => {
  it.each<[string, Subscription[], object]>([
    ['none', [], nothing],
    ['an active one', [basic], active],
    ['a trial, which is active', [{ ...basic, status: 'trialing' }], active],
    ['one that was cancelled for its end', [{ ...basic, cancel_at: ends }], { ...active, access_ends_at: ends }],
    ['one whose renewal failed', [{ ...basic, status: 'past_due' }], { ...active, subscription_status: 'past_due' }],
    ['one that stays unpaid', [{ ...basic, status: 'unpaid' }], { ...active, subscription_status: 'unpaid' }],
    [
      'one whose first payment waits',
      [{ ...basic, status: 'incomplete' }],
      { ...nothing, subscription_status: 'incomplete', monthly_analysis_limit: 10 },
    ],
    ['one that was never paid for', [{ ...basic, status: 'incomplete_expired', ended_at: ends }], nothing],
    ['one that ended', [canceled], { ...nothing, subscription_status: 'canceled', subscription_end_date: canceled.ended_at }],
    ['one after another that ended', [canceled, { ...basic, id: 'sub_2', created_at: ends }], active],
    ['an unlimited plan', [{ ...basic, monthly_limit: -1 }], { ...active, monthly_analysis_limit: -1 }],
    ['one that is paid, beside one that is not', [{ ...basic, status: 'past_due', created_at: ends, id: 'sub_2' }, basic], active],
  ])('%s', (_what, subscriptions, standing) => {
    expect(standingOf(subscriptions, none)).toEqual(standing);
    expect(standingOf(subscriptions.toReversed(), none)).toEqual(standing);
  });
});

describe('a limit set by an administrator', () => {
  const limit = (at: string) => ({ administrator_limit: 3, administrator_limit_at: new Date(at) });
  it.each<[string, Subscription[], string, number | null]>([
    ['wins over the plan', [basic], '2026-11-10T00:00:00Z', 3],
    ['wins over an unlimited plan', [{ ...basic, monthly_limit: -1 }], '2026-11-10T00:00:00Z', 3],
    ['waits for a subscription', [], '2026-11-10T00:00:00Z', 3],
    ['lasts while a renewal fails', [{ ...basic, status: 'past_due' }], '2026-11-10T00:00:00Z', 3],
    ['ends with the subscription', [canceled], '2026-11-10T00:00:00Z', null],
    ['does not come back with the next one', [canceled, { ...basic, id: 'sub_2' }], '2026-11-10T00:00:00Z', null],
    ['is for the next one when it was set after the end', [canceled, { ...basic, id: 'sub_2' }], '2026-11-21T00:00:00Z', 3],
    ['outlasts one that was never paid for', [{ ...canceled, status: 'incomplete_expired' }, basic], '2026-11-10T00:00:00Z', 3],
  ])('%s', (_what, subscriptions, setAt, left) => {
    const standing = standingOf(subscriptions, limit(setAt));
    expect(standing.administrator_limit).toBe(left);
    expect(standing.administrator_limit_at === null).toBe(left === null);
    if (left !== null) expect(standing.monthly_analysis_limit).toBe(left);
    else expect(standing.monthly_analysis_limit).not.toBe(3);
  });
});
