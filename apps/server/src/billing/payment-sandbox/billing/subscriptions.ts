import type Stripe from 'stripe';
import type { Decline } from '../cards.ts';
import type { Context } from '../context.ts';
import { differences, emit } from '../emit.ts';
import { newId } from '../new-id.ts';
import { idOf } from '../objects.ts';
import { nextPeriodEnd, type Period, periodEnd } from '../recurrence.ts';
import { need } from '../resources/need.ts';
import { findStored, insertObject, updateObject } from '../store.ts';
import { StripeProblem } from '../stripe-problem.ts';
import { amountOf, intervalOf } from '../words.ts';
import { collectInvoice, createInvoice } from './invoices.ts';
import type { Line } from './lines.ts';
import { newSubscription } from './new-subscription.ts';

/** How long a first payment may take. */
const incompleteSeconds = 23 * 3600;

/** The one item of a subscription: the sandbox sells plans, not baskets. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`The subscription ${subscription.id} has no item`);
  return item;
}

export async function productName(context: Context, price: Stripe.Price): Promise<string> {
  return (await need(context, 'product', idOf(price.product))).object.name;
}

export interface SubscriptionOrder {
  customer: string;
  price: Stripe.Price;
  quantity: number;
  methodId: string | null;
  metadata: Record<string, string>;
  description: string | null;
  /** Seconds since 1970; null without a trial. */
  trialEnd: number | null;
  cancelAt: number | null;
  cancelAtPeriodEnd: boolean;
  /** `later` leaves the first invoice open. */
  payment: 'now' | 'later' | 'now_or_nothing';
  /** The holder of the card is there and has agreed. */
  isConfirmed: boolean;
  origin: string | null;
}

/** Subscribes a customer. Without a trial the first invoice decides between active and incomplete. */
export async function createSubscription(context: Context, order: SubscriptionOrder): Promise<Stripe.Subscription> {
  const { now } = context;
  const { price, trialEnd } = order;
  const recurrence = price.recurring ?? { interval: 'month', interval_count: 1 };
  const trial = trialEnd === null ? null : { start: now, end: trialEnd };
  const subscription = newSubscription(now, {
    ...order,
    id: newId('sub'),
    anchor: trialEnd ?? now,
    period: trial ?? { start: now, end: periodEnd(now, recurrence, 1) },
    trial,
    status: trial === null ? 'incomplete' : 'trialing',
  });
  const extra = { origin: order.origin };
  await insertObject(context, 'subscription', subscription, extra, { customer: order.customer });
  const invoice = await createInvoice(context, {
    customer: order.customer,
    subscription: { id: subscription.id, metadata: order.metadata, ...extra },
    lines: [await cycleLine(context, subscription)],
    reason: 'subscription_create',
    period: { start: now, end: now },
  });
  const decline = await payFirst(context, invoice, order);
  if (decline !== null && order.payment === 'now_or_nothing') throw cardProblem(decline);
  const status = trial === null ? (decline === null && order.payment !== 'later' ? 'active' : 'incomplete') : 'trialing';
  const after: Stripe.Subscription = {
    ...subscription,
    latest_invoice: invoice.id,
    status: invoice.status === 'paid' && trial === null ? 'active' : status,
  };
  await keepSubscription(context, after);
  await emit(context, 'customer.subscription.created', after);
  return after;
}

async function payFirst(context: Context, invoice: Stripe.Invoice, order: SubscriptionOrder): Promise<Decline | null> {
  if (order.payment === 'later' || invoice.status === 'paid') return null;
  return collectInvoice(context, invoice.id, await methodFor(context, order.customer, order.methodId), {
    isConfirmed: order.isConfirmed,
    isRetried: false,
  });
}

export const cardProblem = (decline: Decline) =>
  new StripeProblem(402, { type: 'card_error', code: decline.code, decline_code: decline.declineCode, message: decline.message });

/** The card that is charged: the subscription's own, or else the customer's. */
export async function methodFor(context: Context, customerId: string, own: string | null): Promise<string | null> {
  if (own !== null) return own;
  const found = await findStored(context, 'customer', customerId);
  const method = found?.object.invoice_settings.default_payment_method ?? null;
  return method === null ? null : idOf(method);
}

/** What the current period of a subscription costs. */
export async function cycleLine(context: Context, subscription: Stripe.Subscription): Promise<Line> {
  const item = itemOf(subscription);
  const { price } = item;
  const quantity = item.quantity ?? 1;
  const name = await productName(context, price);
  const isTrial = subscription.status === 'trialing';
  return {
    amount: isTrial ? 0 : (price.unit_amount ?? 0) * quantity,
    currency: price.currency,
    description: isTrial
      ? `Trial period for ${name}`
      : `${quantity} × ${name} (at ${amountOf(price.unit_amount ?? 0, price.currency)} ${intervalOf(price.recurring)})`,
    price,
    quantity,
    period: { start: item.current_period_start, end: item.current_period_end },
    subscription: subscription.id,
    item: item.id,
    isProration: false,
    metadata: subscription.metadata,
  };
}

/** The same subscription with other values in its item. */
export function withItem(subscription: Stripe.Subscription, change: Partial<Stripe.SubscriptionItem>): Stripe.Subscription {
  return { ...subscription, items: { ...subscription.items, data: [{ ...itemOf(subscription), ...change }] } };
}

/** Writes a subscription down, with the next time at which something happens to it by itself. */
export async function keepSubscription(context: Context, subscription: Stripe.Subscription): Promise<void> {
  await updateObject(context, 'subscription', subscription, { dueAt: await dueAt(context, subscription) });
}

async function dueAt(context: Context, subscription: Stripe.Subscription): Promise<number | null> {
  const { status, cancel_at: cancelAt, created } = subscription;
  if (status === 'incomplete') return created + incompleteSeconds;
  if (!['active', 'trialing', 'past_due', 'unpaid'].includes(String(status))) return null;
  const times = cancelAt === null ? [] : [cancelAt];
  // An unpaid subscription waits for its invoice; only an end that was asked for still comes.
  if (status !== 'unpaid') times.push(itemOf(subscription).current_period_end);
  if (status === 'past_due' && subscription.latest_invoice !== null) {
    const invoice = await findStored(context, 'invoice', idOf(subscription.latest_invoice));
    if (invoice?.object.next_payment_attempt) times.push(invoice.object.next_payment_attempt);
  }
  return times.length === 0 ? null : Math.min(...times);
}

/** Writes a change of a subscription down and tells of it. */
export async function changeTo(context: Context, before: Stripe.Subscription, after: Stripe.Subscription): Promise<Stripe.Subscription> {
  await keepSubscription(context, after);
  const previous = differences(before, after);
  if (Object.keys(previous).length > 0) await emit(context, 'customer.subscription.updated', after, previous);
  return after;
}

/** The period after the current one. */
export function nextPeriod(subscription: Stripe.Subscription): Period {
  const item = itemOf(subscription);
  const recurrence = item.price.recurring ?? { interval: 'month', interval_count: 1 };
  const start = item.current_period_end;
  return { start, end: nextPeriodEnd(subscription.billing_cycle_anchor, recurrence, start) };
}

/** Ends a subscription now. */
export async function endSubscription(
  context: Context,
  before: Stripe.Subscription,
  status: 'canceled' | 'incomplete_expired',
  reason: 'cancellation_requested' | 'payment_failed' | null,
): Promise<Stripe.Subscription> {
  const after: Stripe.Subscription = {
    ...before,
    status,
    canceled_at: before.canceled_at ?? context.now,
    ended_at: context.now,
    cancellation_details: {
      comment: before.cancellation_details?.comment ?? null,
      feedback: before.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason,
    },
  };
  await keepSubscription(context, after);
  const isExpired = status === 'incomplete_expired';
  await emit(
    context,
    isExpired ? 'customer.subscription.updated' : 'customer.subscription.deleted',
    after,
    isExpired ? differences(before, after) : undefined,
  );
  return after;
}
