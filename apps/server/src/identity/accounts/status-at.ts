import type { Selectable } from 'kysely';
import type { UserTable } from '../tables.ts';

/** The provider's word for the subscription, but that a cancelled one ends on time, also where the provider has not said so yet. */
export function statusAt(user: Pick<Selectable<UserTable>, 'subscription_status' | 'access_ends_at'>, now: Date): string {
  const isOver = user.access_ends_at !== null && user.access_ends_at <= now;
  return user.subscription_status === 'active' && isOver ? 'canceled' : user.subscription_status;
}
