import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';

type Plan = Schemas['Plan'];

const none = { priority_support: false, advanced_analytics: false, api_access: false } satisfies Schemas['PlanFeatures'];
const basic = {
  id: 'plan_basic',
  plan_type: 'BASIC',
  name: 'Basic',
  description: 'For a first purchase.',
  price: 29,
  currency: 'usd',
  interval: 'month',
  stripe_price_id: 'price_1QBasicMonthly',
  monthly_analysis_limit: 10,
  features: none,
} satisfies Plan;
const pro = {
  ...basic,
  id: 'plan_pro',
  plan_type: 'PRO',
  name: 'Pro',
  description: 'For investors who analyze properties every day.',
  price: 79,
  stripe_price_id: 'price_1QProMonthly',
  monthly_analysis_limit: 50,
  features: { ...none, priority_support: true, advanced_analytics: true },
} satisfies Plan;
const enterprise = {
  ...basic,
  id: 'plan_enterprise',
  plan_type: 'ENTERPRISE',
  name: 'Enterprise',
  description: null,
  price: 249.5,
  stripe_price_id: 'price_1QEnterpriseMonthly',
  monthly_analysis_limit: -1,
  features: { priority_support: true, advanced_analytics: true, api_access: true },
} satisfies Plan;

function free(plan_type: string): Plan {
  return { ...basic, id: `plan_${plan_type}`, plan_type, name: plan_type, price: 0, stripe_price_id: null, monthly_analysis_limit: 1 };
}

/** What the pricing screen is given. */
export const plansOf = named<Plan[]>()({
  standard: [basic, pro, enterprise],
  'with free plans': [free('free'), free('FREE'), free('Free_Trial'), free('FREE TRIAL'), basic, pro, enterprise],
  none: [],
});
export type PlansSituation = Parameters<typeof plansOf>[0];
