import { describe, expect, test } from 'vitest';
import { analysisAccess, isLast, isRunningLow, mayStartAnalysis } from './analysis-access.ts';
import { type SessionFlags, type SessionUser, sessionFacts } from './session-facts.ts';

const user: SessionUser = {
  id: 'u1',
  email: 'aoi@example.com',
  full_name: 'Aoi Tanaka',
  is_superuser: false,
  subscription_status: null,
  subscription_end_date: null,
  analyses_remaining: 0,
  complimentary_analysis_credits: 0,
  is_active: true,
  current_month_usage: 0,
  monthly_analysis_limit: 0,
};

const flagsOff: SessionFlags = { free_mode: false, debug_mode: false, benchmark_enabled: false };

const accessOf = (changes: Partial<SessionUser>, flags: Partial<SessionFlags> = {}) =>
  analysisAccess(sessionFacts({ ...user, ...changes }, { ...flagsOff, ...flags }));

describe('access to new analyses', () => {
  test('without subscription, credits or free mode a subscription is required', () => {
    expect(accessOf({})).toEqual({ state: 'subscription-required' });
  });

  test('a subscription lasts until its allowance is used up', () => {
    expect(accessOf({ subscription_status: 'active', analyses_remaining: 4 })).toEqual({ state: 'subscribed', remaining: 4 });
    expect(accessOf({ subscription_status: 'active', analyses_remaining: 0 })).toEqual({ state: 'limit-reached' });
    expect(accessOf({ subscription_status: 'active', analyses_remaining: -1 })).toEqual({ state: 'subscribed', remaining: -1 });
  });

  test('a subscription that is not active is none', () => {
    expect(accessOf({ subscription_status: 'canceled', analyses_remaining: 4 })).toEqual({ state: 'subscription-required' });
  });

  test('complimentary credits, counted or unlimited, stand in for a subscription', () => {
    expect(accessOf({ complimentary_analysis_credits: 2 })).toEqual({ state: 'complimentary', remaining: 2 });
    expect(accessOf({ complimentary_analysis_credits: -1 })).toEqual({ state: 'complimentary', remaining: -1 });
  });

  test('credits that were used and are gone are told apart from credits that never were', () => {
    expect(accessOf({ complimentary_analysis_credits: 0, current_month_usage: 3 })).toEqual({ state: 'complimentary-ended' });
    expect(accessOf({ complimentary_analysis_credits: 0, current_month_usage: 0 })).toEqual({ state: 'subscription-required' });
  });

  test('analyses of a subscription that ended do not count as complimentary ones', () => {
    expect(accessOf({ current_month_usage: 3, subscription_end_date: '2026-10-31T00:00:00Z' })).toEqual({ state: 'subscription-required' });
  });

  test('free mode lets everyone in', () => {
    expect(accessOf({}, { free_mode: true })).toEqual({ state: 'free' });
    expect(accessOf({ subscription_status: 'active', analyses_remaining: 0 }, { free_mode: true })).toEqual({ state: 'free' });
  });

  test('only the blocked states block', () => {
    expect([accessOf({}), accessOf({ subscription_status: 'active' })].map(mayStartAnalysis)).toEqual([false, false]);
    expect(mayStartAnalysis(accessOf({ complimentary_analysis_credits: 1 }))).toBe(true);
    expect(mayStartAnalysis({ state: 'checking' })).toBe(true);
  });
});

describe('facts of a session', () => {
  test('free mode reports 999 remaining and counts as subscribed, and leaves the real subscription alone', () => {
    const facts = sessionFacts(user, { ...flagsOff, free_mode: true });
    expect(facts.analysesRemaining).toBe(999);
    expect(facts.hasActiveSubscription).toBe(true);
    expect(facts.isSubscribed).toBe(false);
  });

  test('a visitor has nothing', () => {
    const facts = sessionFacts(null, flagsOff);
    expect(facts.isAuthenticated).toBe(false);
    expect(facts.isAdmin).toBe(false);
    expect(facts.hasComplimentaryCredits).toBe(false);
  });
});

describe('warnings', () => {
  test('three or fewer is low, one or fewer is the last, unlimited is neither', () => {
    expect([4, 3, 2, 1, -1].map(isRunningLow)).toEqual([false, true, true, true, false]);
    expect([2, 1, 0, -1].map(isLast)).toEqual([false, true, true, false]);
  });
});
