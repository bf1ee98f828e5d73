import { type SessionFacts, unlimited } from './session-facts.ts';

/** Whether new analyses may be started, on what ground, and how many are left (−1: unlimited). */
export type AnalysisAccess =
  | { state: 'checking' }
  | { state: 'free' }
  | { state: 'subscribed'; remaining: number }
  | { state: 'complimentary'; remaining: number }
  | { state: 'limit-reached' }
  | { state: 'complimentary-ended' }
  | { state: 'subscription-required' };

export const lowAllowance = 3;
export const lastAllowance = 1;

/**
 * Access to new analyses: free mode, then the subscription until its allowance is used up, then complimentary credits, which stand in
 * for a subscription. Without any of these, a subscription is required. History and results stay open in every state.
 */
export function analysisAccess(session: SessionFacts): AnalysisAccess {
  if (session.isFreeMode) return { state: 'free' };
  if (session.isSubscribed) {
    return session.analysesRemaining === 0 ? { state: 'limit-reached' } : { state: 'subscribed', remaining: session.analysesRemaining };
  }
  if (session.hasComplimentaryCredits) return { state: 'complimentary', remaining: session.complimentaryCredits };
  return { state: session.complimentaryCreditsUsedUp ? 'complimentary-ended' : 'subscription-required' };
}

export function mayStartAnalysis(access: AnalysisAccess): boolean {
  return access.state === 'checking' || access.state === 'free' || access.state === 'subscribed' || access.state === 'complimentary';
}

/** True at three or fewer, unless unlimited. */
export function isRunningLow(remaining: number): boolean {
  return remaining !== unlimited && remaining <= lowAllowance;
}

/** True at one or fewer, unless unlimited. */
export function isLast(remaining: number): boolean {
  return remaining !== unlimited && remaining <= lastAllowance;
}
