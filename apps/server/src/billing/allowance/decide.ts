import type { components } from '@rimawari/api/types';
import type { ProblemCode } from '../../platform/index.ts';

/** The wire's word on whether analyses may be started, on what ground, and how many are left. */
export type Access = components['schemas']['Access'];

/** What an analysis is charged to. */
export type AllowanceSource = 'free_mode' | 'subscription' | 'complimentary';

/** What a decision rests on. */
export interface Standing {
  isSubscribed: boolean;
  hasBeenSubscribed: boolean;
  /** Of the subscription; -1 is unlimited. */
  monthlyLimit: number;
  /** Analyses of this month that were charged to the subscription. */
  subscriptionUsage: number;
  /** Complimentary ones that are left; -1 is unlimited. */
  credits: number;
  /** Complimentary ones that were used, ever. */
  complimentaryUsage: number;
}

const unlimited = -1;
/** What free mode reports as left. */
const freeModeRemaining = 999;

/**
 * Free mode, then the subscription until its month is used up, then complimentary credits, which stand in for a
 * subscription. -1 left is unlimited; nothing left is a refusal.
 */
export function decide(standing: Standing, freeMode: boolean): Access {
  if (freeMode) return { state: 'free', remaining: freeModeRemaining };
  if (standing.isSubscribed) {
    if (standing.monthlyLimit === unlimited) return { state: 'subscribed', remaining: unlimited };
    const remaining = Math.max(0, standing.monthlyLimit - standing.subscriptionUsage);
    return { state: remaining === 0 ? 'limit_reached' : 'subscribed', remaining };
  }
  if (standing.credits !== 0) return { state: 'complimentary', remaining: standing.credits };
  // Whoever had a subscription is asked to take one again, and not told of credits from before it.
  const wasComplimentary = standing.complimentaryUsage > 0 && !standing.hasBeenSubscribed;
  return { state: wasComplimentary ? 'complimentary_ended' : 'subscription_required', remaining: 0 };
}

/** What an analysis begun in this state is charged to, or the sentence that refuses it. */
export const consequences: Record<Access['state'], { source: AllowanceSource } | { code: ProblemCode; refusal: string }> = {
  free: { source: 'free_mode' },
  subscribed: { source: 'subscription' },
  complimentary: { source: 'complimentary' },
  limit_reached: { code: 'limit_reached', refusal: "You've reached your monthly limit. Upgrade or wait for next month." },
  complimentary_ended: { code: 'complimentary_ended', refusal: 'Complimentary access has been used up.' },
  subscription_required: { code: 'subscription_required', refusal: 'Subscription Required' },
};
