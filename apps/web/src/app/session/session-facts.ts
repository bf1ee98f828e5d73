import type { Schemas } from '@rimawari/api';

export type SessionUser = Schemas['User'];

export type SessionFlags = Pick<Schemas['RuntimeConfig'], 'free_mode' | 'debug_mode' | 'benchmark_enabled'>;

export const unlimited = -1;
export const freeModeAnalyses = 999;

/** What screens read of a session: all of it follows from the user and the flags. */
export interface SessionFacts {
  isAuthenticated: boolean;
  fullName: string | null;
  isAdmin: boolean;
  /** The real subscription; free mode does not change it. */
  isSubscribed: boolean;
  /** A subscription, or free mode, which treats everyone as subscribed. */
  hasActiveSubscription: boolean;
  analysesRemaining: number;
  subscriptionEndDate: string | null;
  hasComplimentaryCredits: boolean;
  complimentaryCredits: number;
  /** No credits are left, analyses were made this month, and there never was a subscription: the server refuses by the same rule. */
  complimentaryCreditsUsedUp: boolean;
  isFreeMode: boolean;
  isDebugMode: boolean;
  isBenchmarkEnabled: boolean;
}

export function sessionFacts(user: SessionUser | null, flags: SessionFlags): SessionFacts {
  const isSubscribed = user?.subscription_status?.toLowerCase() === 'active';
  const complimentaryCredits = user?.complimentary_analysis_credits ?? 0;
  return {
    isAuthenticated: user !== null,
    fullName: user?.full_name ?? null,
    isAdmin: user?.is_superuser === true,
    isSubscribed,
    hasActiveSubscription: isSubscribed || flags.free_mode,
    analysesRemaining: flags.free_mode ? freeModeAnalyses : (user?.analyses_remaining ?? 0),
    subscriptionEndDate: user?.subscription_end_date ?? null,
    hasComplimentaryCredits: complimentaryCredits > 0 || complimentaryCredits === unlimited,
    complimentaryCredits,
    complimentaryCreditsUsedUp: complimentaryCredits === 0 && (user?.current_month_usage ?? 0) > 0 && user?.subscription_end_date == null,
    isFreeMode: flags.free_mode,
    isDebugMode: flags.debug_mode,
    isBenchmarkEnabled: flags.benchmark_enabled,
  };
}
