import type { Schemas } from '@rimawari/api';

export type SessionUser = Schemas['User'];

export type SessionFlags = Pick<Schemas['RuntimeConfig'], 'free_mode' | 'debug_mode' | 'benchmark_enabled'>;

/** The server's word on new analyses: whether they may be started, on what ground, and how many are left. */
export type AnalysisAccess = Schemas['Access'];

/** What screens read of a session: all of it follows from the user and the flags. */
export interface SessionFacts {
  isAuthenticated: boolean;
  fullName: string | null;
  isAdmin: boolean;
  /** The real subscription; free mode does not change it. */
  isSubscribed: boolean;
  /** A subscription whose renewal was not paid: it gives nothing until it is. */
  isPaused: boolean;
  /** A subscription, or free mode, which treats everyone as subscribed. */
  hasActiveSubscription: boolean;
  /** −1: unlimited. */
  analysesRemaining: number;
  subscriptionEndDate: string | null;
  /** When the access of a cancelled subscription ends; null while it renews by itself. */
  accessEndsAt: string | null;
  hasComplimentaryCredits: boolean;
  /** −1: unlimited. */
  complimentaryCredits: number;
  isFreeMode: boolean;
  isDebugMode: boolean;
  isBenchmarkEnabled: boolean;
}

const noAccess: AnalysisAccess = { state: 'subscription_required', remaining: 0 };

export function sessionFacts(user: SessionUser | null, flags: SessionFlags): SessionFacts {
  const { state, remaining } = user?.access ?? noAccess;
  const isComplimentary = state === 'complimentary';
  return {
    isAuthenticated: user !== null,
    fullName: user?.full_name ?? null,
    isAdmin: user?.is_superuser === true,
    isSubscribed: user?.subscription_status === 'active',
    isPaused: user?.subscription_status === 'past_due' || user?.subscription_status === 'unpaid',
    hasActiveSubscription: state === 'free' || state === 'subscribed' || state === 'limit_reached',
    analysesRemaining: isComplimentary ? 0 : remaining,
    subscriptionEndDate: user?.subscription_end_date ?? null,
    accessEndsAt: user?.access_ends_at ?? null,
    hasComplimentaryCredits: isComplimentary,
    complimentaryCredits: isComplimentary ? remaining : 0,
    isFreeMode: user === null ? flags.free_mode : state === 'free',
    isDebugMode: flags.debug_mode,
    isBenchmarkEnabled: flags.benchmark_enabled,
  };
}
