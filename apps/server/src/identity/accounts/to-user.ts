import type { components } from '@rimawari/api/types';
import { statusAt } from './status-at.ts';
import type { UserRow } from './store.ts';

/** What the wire says of a user's allowance. */
export interface AllowanceView {
  access: components['schemas']['Access'];
  /** Of the subscription this month, or of free mode; complimentary credits are counted apart. */
  analysesRemaining: number;
  /** Analyses begun this month, whatever they were charged to, less those that failed. */
  usage: number;
}

/** The wire's user. Free mode changes what is left, never the subscription itself. */
export function toUser(user: UserRow, { access, analysesRemaining, usage }: AllowanceView): components['schemas']['User'] {
  const status = statusAt(user, new Date());
  return {
    id: user.id,
    email: user.email,
    full_name: user.full_name,
    email_verified: user.email_verified_at !== null,
    is_active: user.is_active,
    is_superuser: user.is_superuser,
    subscription_status: status === 'none' ? null : status,
    subscription_end_date: user.subscription_end_date?.toISOString() ?? null,
    access_ends_at: user.access_ends_at?.toISOString() ?? null,
    analyses_remaining: analysesRemaining,
    complimentary_analysis_credits: user.complimentary_analysis_credits,
    current_month_usage: usage,
    monthly_analysis_limit: user.monthly_analysis_limit,
    access,
  };
}
