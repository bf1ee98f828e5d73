import type { Selectable } from 'kysely';
import type Stripe from 'stripe';
import type { PaymentTable, SubscriptionTable } from '../tables.ts';
import type { PlanTerms } from './plan.ts';
import type { Plans } from './plans.ts';
import { idOf, isMissing } from './provider.ts';

export type ToldSubscription = Omit<Selectable<SubscriptionTable>, 'customer_id' | 'user_id'>;
export type ToldPayment = Omit<Selectable<PaymentTable>, 'user_id'>;

/** What the provider says of a customer now. */
export interface ProviderState {
  subscriptions: ToldSubscription[];
  payments: ToldPayment[];
  /** Of the payments, those that continue a subscription. */
  renewals: ReadonlySet<string>;
}

const instant = (seconds: number | null | undefined) => (typeof seconds === 'number' ? new Date(seconds * 1000) : null);

/**
 * Asks the provider for everything that a customer has subscribed to and was charged. Nothing, when it does not know the
 * customer any more. @throws Stripe's errors
 */
export async function fetchState(stripe: Stripe, plans: Plans, customer: string): Promise<ProviderState> {
  try {
    const [subscriptions, invoices] = await Promise.all([
      stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
      stripe.invoices.list({ customer, limit: 100 }),
    ]);
    return {
      subscriptions: await Promise.all(subscriptions.data.map((subscription) => toSubscription(subscription, plans))),
      payments: invoices.data.flatMap(toPayment),
      renewals: new Set(invoices.data.filter(({ billing_reason }) => billing_reason === 'subscription_cycle').map(({ id }) => id ?? '')),
    };
  } catch (problem) {
    if (isMissing(problem)) return { subscriptions: [], payments: [], renewals: new Set() };
    throw problem;
  }
}

async function toSubscription(subscription: Stripe.Subscription, plans: Plans): Promise<ToldSubscription> {
  const { id, status, cancel_at, cancel_at_period_end, ended_at } = subscription;
  const { item, terms } = await planItem(subscription, plans);
  const periodEnd = item.current_period_end;
  return {
    id,
    status,
    plan_type: terms?.planType ?? null,
    price_id: item.price.id,
    // What grants nothing known grants nothing.
    monthly_limit: terms?.monthlyLimit ?? 0,
    anchor: new Date(subscription.billing_cycle_anchor * 1000),
    period_end: instant(periodEnd),
    cancel_at: instant(cancel_at ?? (cancel_at_period_end ? periodEnd : null)),
    ended_at: instant(ended_at),
    created_at: new Date(subscription.created * 1000),
  };
}

/** The item that is one of our plans; others may have been added by hand at the provider. */
async function planItem(
  { id, items }: Stripe.Subscription,
  plans: Plans,
): Promise<{ item: Stripe.SubscriptionItem; terms: PlanTerms | null }> {
  for (const item of items.data) {
    const productId = idOf(item.price.product);
    const terms = productId === null ? null : await plans.termsOf(productId);
    if (terms !== null) return { item, terms };
  }
  const [first] = items.data;
  if (first === undefined) throw new Error(`The subscription ${id} holds nothing`);
  return { item: first, terms: null };
}

/** Nothing of an invoice that is still being written, or that asks for nothing. */
function toPayment(invoice: Stripe.Invoice): ToldPayment[] {
  const { id, status, currency, lines, status_transitions: moments } = invoice;
  const amount = status === 'paid' ? invoice.amount_paid : invoice.amount_due;
  if (id === undefined || status === null || status === 'draft' || amount <= 0) return [];
  const isPaid = status === 'paid';
  const hasFailed = status === 'uncollectible' || (status === 'open' && invoice.attempted);
  // What was charged for; credits for the plan of before stand beside it.
  const [line] = lines.data.toSorted((one, other) => other.amount - one.amount);
  return [
    {
      id,
      status: isPaid ? 'SUCCEEDED' : status === 'void' ? 'VOIDED' : hasFailed ? 'FAILED' : 'PENDING',
      description: invoice.description ?? line?.description ?? null,
      amount_minor: amount,
      currency: currency.toLowerCase(),
      processed_at: isPaid ? (instant(moments.paid_at) ?? instant(invoice.created)) : hasFailed ? instant(moments.finalized_at) : null,
      period_start: instant(line?.period.start),
      period_end: instant(line?.period.end),
      created_at: new Date(invoice.created * 1000),
    },
  ];
}
