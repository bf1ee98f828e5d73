import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { idOf } from '../objects.ts';
import { need } from '../resources/need.ts';
import { allOf, type Due, findStored, updateObject } from '../store.ts';
import { expireCheckout } from './checkout.ts';
import { collectInvoice, createInvoice, stopCollecting, voidInvoice } from './invoices.ts';
import type { Line } from './lines.ts';
import { changeTo, cycleLine, endSubscription, itemOf, keepSubscription, methodFor, nextPeriod, withItem } from './subscriptions.ts';

/** What happens by itself when an object's time has come. */
export async function pass(context: Context, due: Due): Promise<void> {
  if (due.kind === 'subscription') return passSubscription(context, due.id);
  if (due.kind === 'checkout.session') return void (await expireCheckout(context, due.id));
  throw new Error(`Time brings nothing to a ${due.kind}`);
}

async function passSubscription(context: Context, id: string): Promise<void> {
  const { object: subscription } = await need(context, 'subscription', id);
  const { status, cancel_at: cancelAt, latest_invoice: latest } = subscription;
  if (status === 'incomplete') {
    if (latest !== null) await voidInvoice(context, idOf(latest));
    await endSubscription(context, subscription, 'incomplete_expired', null);
    return;
  }
  if (cancelAt !== null && cancelAt <= context.now) {
    if (latest !== null) await stopCollecting(context, idOf(latest));
    await endSubscription(context, subscription, 'canceled', 'cancellation_requested');
    return;
  }
  if (itemOf(subscription).current_period_end <= context.now) return renew(context, subscription);
  await retry(context, subscription);
}

/** Begins the next period and charges it. */
async function renew(context: Context, before: Stripe.Subscription): Promise<void> {
  const period = nextPeriod(before);
  const item = itemOf(before);
  const begun: Stripe.Subscription = {
    ...withItem(before, { current_period_start: period.start, current_period_end: period.end }),
    status: before.status === 'trialing' ? 'active' : before.status,
  };
  const customer = idOf(before.customer);
  const { extra } = await need(context, 'subscription', before.id);
  const waiting = await takeWaiting(context, begun);
  const invoice = await createInvoice(context, {
    customer,
    subscription: { id: before.id, metadata: before.metadata, origin: extra.origin },
    lines: [...waiting.lines, await cycleLine(context, begun)],
    reason: 'subscription_cycle',
    period: { start: item.current_period_start, end: item.current_period_end },
  });
  await waiting.putOn(invoice.id);
  const decline =
    invoice.status === 'paid'
      ? null
      : await collectInvoice(context, invoice.id, await methodFor(context, customer, idOrNull(before.default_payment_method)), {
          isConfirmed: false,
          isRetried: true,
        });
  await changeTo(context, before, { ...begun, latest_invoice: invoice.id, status: decline === null ? 'active' : 'past_due' });
}

const idOrNull = (reference: string | { id: string } | null) => (reference === null ? null : idOf(reference));

/** Prorations that waited for the next invoice. */
async function takeWaiting(context: Context, subscription: Stripe.Subscription) {
  const all = await allOf(context, 'invoiceitem', { parent: subscription.id });
  const items = all.map(({ object }) => object).filter(({ invoice }) => invoice === null);
  const lines: Line[] = [];
  for (const item of items) {
    const price = item.pricing?.price_details?.price;
    if (price === undefined) continue;
    lines.push({
      amount: item.amount,
      currency: item.currency,
      description: item.description ?? '',
      price: (await need(context, 'price', idOf(price))).object,
      quantity: item.quantity,
      period: item.period,
      subscription: subscription.id,
      item: itemOf(subscription).id,
      isProration: true,
      invoiceItem: item.id,
      metadata: item.metadata ?? {},
    });
  }
  const putOn = async (invoice: string) => {
    for (const item of items) await updateObject(context, 'invoiceitem', { ...item, invoice });
  };
  return { lines, putOn };
}

/** Charges the open invoice of a subscription once more; after the last time the subscription ends. */
async function retry(context: Context, subscription: Stripe.Subscription): Promise<void> {
  const latest = subscription.latest_invoice;
  const found = latest === null ? null : await findStored(context, 'invoice', idOf(latest));
  if (subscription.status !== 'past_due' || found?.object.status !== 'open') return keepSubscription(context, subscription);
  const { id } = found.object;
  const method = await methodFor(context, idOf(subscription.customer), idOrNull(subscription.default_payment_method));
  const decline = await collectInvoice(context, id, method, { isConfirmed: false, isRetried: true });
  if (decline === null) return void (await changeTo(context, subscription, { ...subscription, status: 'active' }));
  const { object: invoice } = await need(context, 'invoice', id);
  if (invoice.next_payment_attempt !== null) return keepSubscription(context, subscription);
  await stopCollecting(context, id);
  if (context.afterRetries === 'unpaid') await changeTo(context, subscription, { ...subscription, status: 'unpaid' });
  else await endSubscription(context, subscription, 'canceled', 'payment_failed');
}
