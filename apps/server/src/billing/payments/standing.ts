import type { Selectable } from 'kysely';
import type { UserTable } from '../../identity/index.ts';
import type { SubscriptionTable } from '../tables.ts';

type Subscription = Pick<
  Selectable<SubscriptionTable>,
  'id' | 'status' | 'monthly_limit' | 'anchor' | 'period_end' | 'cancel_at' | 'ended_at' | 'created_at'
>;
type AdministratorLimit = Pick<Selectable<UserTable>, 'administrator_limit' | 'administrator_limit_at'>;
export type Standing = Pick<
  Selectable<UserTable>,
  'subscription_status' | 'subscription_end_date' | 'monthly_analysis_limit' | 'billing_anchor' | 'access_ends_at'
> &
  AdministratorLimit;

/** Of several subscriptions, the one that gives access, then the one that may again, then the one that did last. */
function rankOf({ status }: Subscription): number {
  if (status === 'active' || status === 'trialing') return 2;
  return hasEnded(status) ? 0 : 1;
}

const hasEnded = (status: string) => status === 'canceled' || status === 'incomplete_expired';

/**
 * What a user's subscriptions give them, from nothing but what the provider says of each and what an administrator set:
 * so it is the same whatever was heard first.
 */
export function standingOf(subscriptions: readonly Subscription[], limit: AdministratorLimit): Standing {
  // What was never paid for was never subscribed to.
  const [shown] = subscriptions
    .filter(({ status }) => status !== 'incomplete_expired')
    .toSorted(
      (one, other) => rankOf(other) - rankOf(one) || other.created_at.getTime() - one.created_at.getTime() || (one.id < other.id ? 1 : -1),
    );
  const isLimitInForce = holds(limit, subscriptions);
  const administrator = isLimitInForce ? limit : { administrator_limit: null, administrator_limit_at: null };
  const isOver = shown === undefined || hasEnded(shown.status);
  const isBegun = shown !== undefined && shown.status !== 'incomplete';
  return {
    ...administrator,
    subscription_status: shown === undefined ? 'none' : shown.status === 'trialing' ? 'active' : shown.status,
    subscription_end_date: isBegun ? (shown.ended_at ?? shown.period_end) : null,
    monthly_analysis_limit: administrator.administrator_limit ?? (isOver ? 0 : shown.monthly_limit),
    billing_anchor: isOver || !isBegun ? null : shown.anchor,
    access_ends_at: isOver ? null : shown.cancel_at,
  };
}

/** An administrator's limit is for the subscription it was set during, or the next one: it goes when that one ends. */
function holds({ administrator_limit_at: since }: AdministratorLimit, subscriptions: readonly Subscription[]): boolean {
  return since !== null && !subscriptions.some(({ status, ended_at }) => status === 'canceled' && ended_at !== null && ended_at > since);
}
