import type { Context } from './context.ts';
import { newPrice } from './resources/prices.ts';
import { newProduct } from './resources/products.ts';
import { findStored, insertObject } from './store.ts';

interface SandboxPlan {
  type: string;
  name: string;
  description: string;
  /** Analyses a month; -1 is unlimited. */
  limit: number;
  /** In cents of a dollar; null is not for sale. */
  monthlyCents: number | null;
  prioritySupport: boolean;
  advancedAnalytics: boolean;
  apiAccess: boolean;
}

const plans: SandboxPlan[] = [
  {
    type: 'FREE_TRIAL',
    name: 'Free trial',
    description: 'Included with a new account.',
    limit: 0,
    monthlyCents: null,
    prioritySupport: false,
    advancedAnalytics: false,
    apiAccess: false,
  },
  {
    type: 'BASIC',
    name: 'Basic',
    description: 'For occasional buyers.',
    limit: 10,
    monthlyCents: 29_00,
    prioritySupport: false,
    advancedAnalytics: false,
    apiAccess: false,
  },
  {
    type: 'PRO',
    name: 'Pro',
    description: 'For investors who analyze properties every day.',
    limit: 50,
    monthlyCents: 79_00,
    prioritySupport: true,
    advancedAnalytics: true,
    apiAccess: false,
  },
  {
    type: 'BUSINESS',
    name: 'Business',
    description: 'For teams that compare many properties.',
    limit: -1,
    monthlyCents: 249_00,
    prioritySupport: true,
    advancedAnalytics: true,
    apiAccess: true,
  },
];

/** Makes the products and prices of the plans where they are missing; ids are the same in every installation. */
export async function makeCatalogue(context: Context): Promise<void> {
  for (const plan of plans) {
    const word = plan.type.toLowerCase();
    const id = `prod_sandbox_${word}`;
    if ((await findStored(context, 'product', id)) !== null) continue;
    const priceId = plan.monthlyCents === null ? null : `price_sandbox_${word}_monthly`;
    const product = newProduct(context.now, {
      id,
      name: plan.name,
      description: plan.description,
      defaultPrice: priceId,
      metadata: {
        plan_type: plan.type,
        monthly_analysis_limit: String(plan.limit),
        priority_support: String(plan.prioritySupport),
        advanced_analytics: String(plan.advancedAnalytics),
        api_access: String(plan.apiAccess),
      },
    });
    await insertObject(context, 'product', product, {});
    if (priceId === null) continue;
    const price = newPrice(context.now, {
      id: priceId,
      product: id,
      currency: 'usd',
      unitAmount: plan.monthlyCents ?? 0,
      recurring: { interval: 'month', intervalCount: 1 },
    });
    await insertObject(context, 'price', price, {});
  }
}
