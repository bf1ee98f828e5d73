import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';

type User = Schemas['User'];

const newcomer = {
  id: '8c2e4f6a-0b1d-4c3e-9f5a-7d6b8e0c2a14',
  email: 'haruka.mori@example.com',
  full_name: 'Haruka Mori',
  email_verified: true,
  is_active: true,
  is_superuser: false,
  subscription_status: null,
  subscription_end_date: null,
  analyses_remaining: 0,
  complimentary_analysis_credits: 0,
  current_month_usage: 0,
  monthly_analysis_limit: 0,
  access: { state: 'subscription_required', remaining: 0 },
} satisfies User;

const subscriber = {
  ...newcomer,
  subscription_status: 'active',
  subscription_end_date: '2026-12-01T00:00:00Z',
  analyses_remaining: 38,
  current_month_usage: 12,
  monthly_analysis_limit: 50,
  access: { state: 'subscribed', remaining: 38 },
} satisfies User;

/** With the allowance of the month down to so many, and what the server says of it. */
const subscriberWith = (remaining: number): User => ({
  ...subscriber,
  analyses_remaining: remaining,
  current_month_usage: subscriber.monthly_analysis_limit - remaining,
  access: { state: remaining === 0 ? 'limit_reached' : 'subscribed', remaining },
});

const guestWith = (credits: number, usage: number): User => ({
  ...newcomer,
  complimentary_analysis_credits: credits,
  current_month_usage: usage,
  access: { state: credits === 0 ? 'complimentary_ended' : 'complimentary', remaining: credits },
});

const inFreeMode = { analyses_remaining: 999, access: { state: 'free', remaining: 999 } } satisfies Partial<User>;

/** Users by what they may do; `newcomer` has neither a subscription nor credits. */
export const userOf = named<User>()({
  newcomer,
  unverified: { ...newcomer, email_verified: false, complimentary_analysis_credits: -1, access: { state: 'complimentary', remaining: -1 } },
  subscriber,
  administrator: {
    ...subscriber,
    id: '1d7a9c30-55be-4f0e-8a21-e4c6b0f9d372',
    email: 'admin@example.com',
    full_name: '佐久間 遼',
    is_superuser: true,
    jobs_count: 41,
  },
  'allowance running low': subscriberWith(3),
  'last analysis': subscriberWith(1),
  'monthly limit reached': subscriberWith(0),
  'unlimited plan': {
    ...subscriber,
    analyses_remaining: -1,
    monthly_analysis_limit: -1,
    subscription_end_date: null,
    access: { state: 'subscribed', remaining: -1 },
  },
  'subscription canceled': { ...newcomer, subscription_status: 'canceled', subscription_end_date: '2026-10-31T00:00:00Z' },
  'complimentary unlimited': guestWith(-1, 6),
  'complimentary credits': guestWith(8, 0),
  'complimentary running low': guestWith(2, 1),
  'complimentary ended': guestWith(0, 3),
  'free mode': { ...newcomer, ...inFreeMode },
  'free mode with subscription': { ...subscriber, ...inFreeMode },
  inactive: {
    ...newcomer,
    id: '60e1b7d4-92f8-4c05-b3aa-1f7d8c2e5096',
    email: 'former.customer@example.com',
    is_active: false,
    jobs_count: 0,
  },
  unnamed: { ...newcomer, id: 'f3c8d2e1-7a60-4b94-8d15-0e9b6a4c7f28', email: 'no.name@example.com', full_name: null, jobs_count: 2 },
  'long name': {
    ...subscriber,
    full_name: '公益財団法人首都圏賃貸住宅経営者連絡協議会資産運用検討委員会事務局',
    email: 'a.very.long.address.that.does.not.break@department.of.property.research.example.com',
  },
});
export type UserSituation = Parameters<typeof userOf>[0];
