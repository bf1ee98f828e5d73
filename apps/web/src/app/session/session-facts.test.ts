import { type UserSituation, userOf } from '@rimawari/api/testing';
import { describe, expect, test } from 'vitest';
import { type SessionFlags, sessionFacts } from './session-facts.ts';

const flagsOff: SessionFlags = { free_mode: false, debug_mode: false, benchmark_enabled: false };
const factsOf = (situation: UserSituation) => sessionFacts(userOf(situation), flagsOff);

describe('facts of a session', () => {
  test.each<[UserSituation, boolean, number, boolean, number]>([
    ['newcomer', false, 0, false, 0],
    ['subscriber', true, 38, false, 0],
    ['monthly limit reached', true, 0, false, 0],
    ['unlimited plan', true, -1, false, 0],
    ['subscription canceled', false, 0, false, 0],
    ['complimentary unlimited', false, 0, true, -1],
    ['complimentary credits', false, 0, true, 8],
    ['complimentary ended', false, 0, false, 0],
    ['free mode', true, 999, false, 0],
  ])('of %s follow from the access that the server gives', (situation, subscription, remaining, complimentary, credits) => {
    const facts = factsOf(situation);
    expect([facts.hasActiveSubscription, facts.analysesRemaining]).toEqual([subscription, remaining]);
    expect([facts.hasComplimentaryCredits, facts.complimentaryCredits]).toEqual([complimentary, credits]);
  });

  test('in free mode the real subscription is left alone', () => {
    expect([factsOf('free mode').isSubscribed, factsOf('free mode with subscription').isSubscribed]).toEqual([false, true]);
    expect([factsOf('free mode').isFreeMode, factsOf('subscriber').isFreeMode]).toEqual([true, false]);
  });

  test('a visitor has nothing, and learns of free mode from the flags', () => {
    const facts = sessionFacts(null, { ...flagsOff, free_mode: true });
    expect(facts).toMatchObject({ isAuthenticated: false, isAdmin: false, hasActiveSubscription: false, hasComplimentaryCredits: false });
    expect(facts.isFreeMode).toBe(true);
  });
});
