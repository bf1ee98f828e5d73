import type { Selectable } from 'kysely';
import type { UserTable } from '../database/tables.ts';
import type { ProblemCode } from '../http/problem.ts';

export type UserRow = Selectable<UserTable>;
export type ChargedTo = 'free_mode' | 'subscription' | 'complimentary';

/** What free mode reports as left. */
const freeModeRemaining = 999;

/** `YYYY-MM` in Japan: a subscription's month is the Japanese one. */
export function monthInJapan(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', year: 'numeric', month: '2-digit' }).format(now);
}

/** `YYYY-MM-DD` in Japan. */
export function dayInJapan(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(now);
}

export function usageThisMonth(user: UserRow, now: Date): number {
  return user.usage_month === monthInJapan(now) ? user.current_month_usage : 0;
}

/** -1 is unlimited. Complimentary credits are counted apart. */
export function analysesRemaining(user: UserRow, freeMode: boolean, now: Date): number {
  if (freeMode) return freeModeRemaining;
  if (user.subscription_status !== 'active') return 0;
  if (user.monthly_analysis_limit === -1) return -1;
  return Math.max(0, user.monthly_analysis_limit - usageThisMonth(user, now));
}

/**
 * Whom a new analysis is charged to, or the sentence that says why there is none. Which sentence follows from what the
 * wire's user says, so that the screen and the answer never differ: analyses this month and never a subscription, then
 * it was complimentary access that ran out.
 */
export function entitlement(
  user: UserRow,
  freeMode: boolean,
  now: Date,
): { chargedTo: ChargedTo } | { refusal: string; code: ProblemCode } {
  if (freeMode) return { chargedTo: 'free_mode' };
  if (user.subscription_status === 'active') {
    return analysesRemaining(user, freeMode, now) === 0
      ? { refusal: "You've reached your monthly limit. Upgrade or wait for next month.", code: 'limit_reached' }
      : { chargedTo: 'subscription' };
  }
  if (user.complimentary_analysis_credits !== 0) return { chargedTo: 'complimentary' };
  const usedUp = usageThisMonth(user, now) > 0 && user.subscription_end_date === null;
  return usedUp
    ? { refusal: 'Complimentary access has been used up.', code: 'complimentary_ended' }
    : { refusal: 'Subscription Required', code: 'subscription_required' };
}
