import { describe, expect, it } from 'vitest';
import { entitlement, monthInJapan, type UserRow } from '../../apps/server/src/accounts/entitlement.ts';
import { toUser } from '../../apps/server/src/accounts/service.ts';
import { type AnalysisAccess, analysisAccess } from '../../apps/web/src/app/session/analysis-access.ts';
import { sessionFacts } from '../../apps/web/src/app/session/session-facts.ts';

const now = new Date('2026-11-20T03:00:00Z');
const newcomer: UserRow = {
  id: '5b0e0f52-6a0e-4a34-9d2f-27f5d0a5b4aa',
  email: 'aoi@example.com',
  full_name: 'Aoi Tanaka',
  password_hash: '',
  is_active: true,
  is_superuser: false,
  subscription_status: 'none',
  subscription_end_date: null,
  monthly_analysis_limit: 0,
  current_month_usage: 0,
  usage_month: monthInJapan(now),
  complimentary_analysis_credits: 0,
  email_verified_at: null,
  created_at: now,
};

/** What the screen says of each answer of the server. */
const screenOf: Record<string, AnalysisAccess['state']> = {
  free_mode: 'free',
  subscription: 'subscribed',
  complimentary: 'complimentary',
  'Subscription Required': 'subscription-required',
  'Complimentary access has been used up.': 'complimentary-ended',
  "You've reached your monthly limit. Upgrade or wait for next month.": 'limit-reached',
};

const statuses = ['none', 'active'] as const;
const situations = statuses.flatMap((subscription_status) =>
  [0, 2, 5, -1].flatMap((monthly_analysis_limit) =>
    [0, 1, 5].flatMap((current_month_usage) =>
      [monthInJapan(now), '2026-10'].flatMap((usage_month) =>
        [-1, 0, 1, 8].flatMap((complimentary_analysis_credits) =>
          [null, new Date('2026-10-31T00:00:00Z'), new Date('2026-12-31T00:00:00Z')].flatMap((subscription_end_date) =>
            [false, true].map((freeMode) => ({
              freeMode,
              user: {
                ...newcomer,
                subscription_status,
                monthly_analysis_limit,
                current_month_usage,
                usage_month,
                complimentary_analysis_credits,
                subscription_end_date,
              },
            })),
          ),
        ),
      ),
    ),
  ),
);

function serverSays(user: UserRow, freeMode: boolean): string {
  const decision = entitlement(user, freeMode, now);
  return 'refusal' in decision ? decision.refusal : decision.chargedTo;
}

function screenSays(user: UserRow, freeMode: boolean): AnalysisAccess['state'] {
  const flags = { free_mode: freeMode, debug_mode: false, benchmark_enabled: false };
  return analysisAccess(sessionFacts(toUser(user, freeMode, now), flags)).state;
}

describe('who may analyse', () => {
  it('is the same on the screen and on the server, in every situation', () => {
    const differing = situations.filter(({ user, freeMode }) => screenSays(user, freeMode) !== screenOf[serverSays(user, freeMode)]);
    expect(differing).toEqual([]);
    const seen = new Set(situations.map(({ user, freeMode }) => serverSays(user, freeMode)));
    expect([...seen].sort()).toEqual(Object.keys(screenOf).sort());
  });

  it.each<[string, Partial<UserRow>, string]>([
    ['a newcomer without credits', {}, 'Subscription Required'],
    ['a newcomer with credits', { complimentary_analysis_credits: 2 }, 'complimentary'],
    ['a guest of the beta', { complimentary_analysis_credits: -1, current_month_usage: 40 }, 'complimentary'],
    ['a guest whose credits are used up', { current_month_usage: 3 }, 'Complimentary access has been used up.'],
    ['a subscriber', { subscription_status: 'active', monthly_analysis_limit: 5 }, 'subscription'],
    [
      'a subscriber at the limit, credits or not',
      { subscription_status: 'active', monthly_analysis_limit: 5, current_month_usage: 5, complimentary_analysis_credits: 8 },
      "You've reached your monthly limit. Upgrade or wait for next month.",
    ],
    [
      'a subscriber whose month has turned',
      { subscription_status: 'active', monthly_analysis_limit: 5, current_month_usage: 5, usage_month: '2026-10' },
      'subscription',
    ],
    [
      'someone whose subscription ended',
      { current_month_usage: 5, subscription_end_date: new Date('2026-11-10T00:00:00Z') },
      'Subscription Required',
    ],
  ])('%s is answered as the specification says', (_who, changes, answer) => {
    expect(serverSays({ ...newcomer, ...changes }, false)).toBe(answer);
    expect(serverSays({ ...newcomer, ...changes }, true)).toBe('free_mode');
  });
});
