import type Stripe from 'stripe';
import type { PaymentsLog } from './payments-log.ts';
import { freeTrial, isFree, type Plan, type PlanTerms, planOf, termsOf } from './plan.ts';
import { asked, type Provider } from './provider.ts';

export interface PlansDependencies {
  provider: Provider;
  complimentaryCredits: number;
  log: Pick<PaymentsLog, 'warn'>;
  clock?: () => number;
}

/** What may be subscribed to, as the provider has it. */
export interface Plans {
  /** By rising price, what everybody begins with first. @throws Problem 503 when the provider never answered yet */
  list(): Promise<Plan[]>;
  /** Whether checkout may be begun for it; asks the provider again for one that is not known. @throws Problem 503 */
  isOnSale(priceId: string): Promise<boolean>;
  /** What a product grants, also one that is not sold any more. @throws Stripe's errors */
  termsOf(productId: string): Promise<PlanTerms | null>;
  /** The provider says that something changed. */
  forget(): void;
}

const freshMs = 60_000;
/** A price that nobody knows makes the provider be asked again, but not by every guess. */
const askAgainMs = 5_000;

export function createPlans({ provider, complimentaryCredits, log, clock = Date.now }: PlansDependencies): Plans {
  let known: { plans: Plan[]; at: number; isStale: boolean } | null = null;
  let asking: Promise<Plan[]> | null = null;
  let terms = new Map<string, { terms: PlanTerms | null; at: number }>();

  function ask(): Promise<Plan[]> {
    asking ??= asked(() => fetchPlans(provider.stripe))
      .then((plans) => {
        const free = plans.some(({ plan_type }) => isFree(plan_type)) ? [] : [freeTrial(complimentaryCredits)];
        known = { plans: [...free, ...plans], at: clock(), isStale: false };
        return known.plans;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  async function plansWithin(milliseconds: number): Promise<Plan[]> {
    if (known !== null && !known.isStale && clock() - known.at < milliseconds) return known.plans;
    try {
      return await ask();
    } catch (problem) {
      if (known === null) throw problem;
      log.warn({ err: problem }, 'The plans were not refreshed: the previous plans are shown');
      return known.plans;
    }
  }

  const has = (plans: Plan[], priceId: string) => plans.some((plan) => plan.stripe_price_id === priceId);

  return {
    list: () => plansWithin(freshMs),
    isOnSale: async (priceId) => has(await plansWithin(freshMs), priceId) || has(await plansWithin(askAgainMs), priceId),
    termsOf: async (productId) => {
      const found = terms.get(productId);
      if (found !== undefined && clock() - found.at < freshMs) return found.terms;
      const product = await provider.stripe.products.retrieve(productId);
      terms.set(productId, { terms: termsOf(product), at: clock() });
      return termsOf(product);
    },
    forget: () => {
      if (known !== null) known.isStale = true;
      terms = new Map();
    },
  };
}

async function fetchPlans(stripe: Stripe): Promise<Plan[]> {
  const plans: Plan[] = [];
  for await (const price of stripe.prices.list({ active: true, type: 'recurring', limit: 100, expand: ['data.product'] })) {
    const plan = planOf(price);
    if (plan !== null) plans.push(plan);
  }
  return plans.toSorted((one, other) => one.price - other.price);
}
