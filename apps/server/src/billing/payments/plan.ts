import type { components } from '@rimawari/api/types';
import type Stripe from 'stripe';
import { mainUnits } from './minor-units.ts';

export type Plan = components['schemas']['Plan'];

/** What the provider's product says of our plan. */
export interface PlanTerms {
  planType: string;
  /** -1 is unlimited. */
  monthlyLimit: number;
  features: Plan['features'];
}

const says = (metadata: Stripe.Metadata, name: string) => metadata[name]?.trim().toLowerCase() === 'true';

/** Null when the product is none of our plans, or does not say how much may be analysed. */
export function termsOf({ metadata }: Pick<Stripe.Product, 'metadata'>): PlanTerms | null {
  const planType = metadata.plan_type?.trim() ?? '';
  const limit = metadata.monthly_analysis_limit?.trim() ?? '';
  if (planType === '' || !/^(-1|\d{1,7})$/.test(limit)) return null;
  return {
    planType,
    monthlyLimit: Number(limit),
    features: {
      priority_support: says(metadata, 'priority_support'),
      advanced_analytics: says(metadata, 'advanced_analytics'),
      api_access: says(metadata, 'api_access'),
    },
  };
}

/** The plan that a price is asked for; null when it is none of ours, or has no fixed amount. */
export function planOf(price: Stripe.Price): Plan | null {
  const { product, recurring, unit_amount } = price;
  if (typeof product === 'string' || product.deleted === true || !product.active || recurring === null || unit_amount === null) return null;
  const terms = termsOf(product);
  if (terms === null) return null;
  return {
    id: product.id,
    plan_type: terms.planType,
    name: product.name,
    description: product.description,
    price: mainUnits(unit_amount, price.currency),
    currency: price.currency,
    interval: recurring.interval_count === 1 ? recurring.interval : `${recurring.interval_count} ${recurring.interval}s`,
    stripe_price_id: isFree(terms.planType) ? null : price.id,
    monthly_analysis_limit: terms.monthlyLimit,
    features: terms.features,
  };
}

/** Free plans and free trials, however they are spelled, are not sold. */
export function isFree(planType: string): boolean {
  return /^free([\s_-]*trial)?$/i.test(planType);
}

/** What everybody begins with. */
export function freeTrial(complimentaryCredits: number): Plan {
  return {
    id: 'free_trial',
    plan_type: 'FREE_TRIAL',
    name: 'Free Trial',
    description: 'Complimentary analyses of a new account.',
    price: 0,
    currency: 'usd',
    interval: 'month',
    stripe_price_id: null,
    monthly_analysis_limit: complimentaryCredits,
    features: { priority_support: false, advanced_analytics: false, api_access: false },
  };
}
