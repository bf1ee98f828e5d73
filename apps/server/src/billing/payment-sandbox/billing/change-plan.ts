import type Stripe from 'stripe';
import type { Decline } from '../cards.ts';
import type { Context } from '../context.ts';
import { idOf } from '../objects.ts';
import { nextPeriodEnd } from '../recurrence.ts';
import { need } from '../resources/need.ts';
import { insertObject } from '../store.ts';
import { invalid } from '../stripe-problem.ts';
import { collectInvoice, createInvoice } from './invoices.ts';
import { type Line, toInvoiceItem } from './lines.ts';
import { toPlan } from './new-subscription.ts';
import { prorationLines } from './prorate.ts';
import { cardProblem, changeTo, cycleLine, itemOf, methodFor, productName, withItem } from './subscriptions.ts';

export interface PlanChange {
  price: Stripe.Price;
  quantity: number;
  proration: 'create_prorations' | 'always_invoice' | 'none';
  /** When the change counts from; null is now. */
  prorationDate: number | null;
  /** Whether a card that is declined undoes the change. */
  payment: 'allow_incomplete' | 'error_if_incomplete';
  /** The holder of the card is there and has agreed. */
  isConfirmed: boolean;
}

interface WorkedOut {
  /** With the new price, in its period. */
  changed: Stripe.Subscription;
  lines: Line[];
  isInvoicedNow: boolean;
}

/** What a change of plan would cost, without changing anything. */
export async function workOutChange(context: Context, subscription: Stripe.Subscription, change: PlanChange): Promise<WorkedOut> {
  const item = itemOf(subscription);
  const at = change.prorationDate ?? context.now;
  const period = { start: item.current_period_start, end: item.current_period_end };
  if (change.price.currency !== subscription.currency)
    throw invalid(`The price is in ${change.price.currency}, but the subscription is in ${subscription.currency}.`, 'items[0][price]');
  if (at < period.start || at >= period.end)
    throw invalid('Cannot specify a proration date outside of the current subscription period.', 'proration_date');
  const isOtherRhythm = !hasSameRhythm(item.price, change.price);
  const isTrial = subscription.status === 'trialing';
  const start = context.now;
  const next = {
    current_period_start: start,
    current_period_end: nextPeriodEnd(start, change.price.recurring ?? { interval: 'month', interval_count: 1 }, start),
  };
  const changed = withItem(
    { ...subscription, ...(isOtherRhythm && !isTrial ? { billing_cycle_anchor: start } : {}) },
    { price: change.price, plan: toPlan(change.price), quantity: change.quantity, ...(isOtherRhythm && !isTrial ? next : {}) },
  );
  const isSame = item.price.id === change.price.id && (item.quantity ?? 1) === change.quantity;
  if (isSame || isTrial) return { changed, lines: [], isInvoicedNow: false };
  const [credit, charge] = prorationLines({
    before: { price: item.price, quantity: item.quantity ?? 1, name: await productName(context, item.price) },
    after: { price: change.price, quantity: change.quantity, name: await productName(context, change.price) },
    period,
    at,
    subscription: subscription.id,
    item: item.id,
    metadata: subscription.metadata,
  });
  const hasProration = change.proration !== 'none';
  // Another rhythm begins a period of its own, which is charged whole and at once.
  if (isOtherRhythm) return { changed, lines: [...(hasProration ? [credit] : []), await cycleLine(context, changed)], isInvoicedNow: true };
  return { changed, lines: hasProration ? [credit, charge] : [], isInvoicedNow: change.proration === 'always_invoice' };
}

function hasSameRhythm(one: Stripe.Price, other: Stripe.Price): boolean {
  return one.recurring?.interval === other.recurring?.interval && one.recurring?.interval_count === other.recurring?.interval_count;
}

/** Changes the plan of a subscription; what it costs is invoiced now or waits for the next invoice. `also` changes other fields with it. */
export async function changePlan(
  context: Context,
  before: Stripe.Subscription,
  change: PlanChange,
  also: Partial<Stripe.Subscription> = {},
): Promise<Stripe.Subscription> {
  const { changed, lines, isInvoicedNow } = await workOutChange(context, before, change);
  const after = { ...changed, ...also };
  const customer = idOf(before.customer);
  if (!isInvoicedNow || lines.length === 0) {
    for (const line of lines)
      await insertObject(context, 'invoiceitem', toInvoiceItem(context.now, customer, line), {}, { customer, parent: before.id });
    return changeTo(context, before, after);
  }
  const { extra } = await need(context, 'subscription', before.id);
  const invoice = await createInvoice(context, {
    customer,
    subscription: { id: before.id, metadata: before.metadata, origin: extra.origin },
    lines,
    reason: 'subscription_update',
    period: { start: context.now, end: context.now },
    prorationDate: change.prorationDate ?? context.now,
  });
  const decline = invoice.status === 'paid' ? null : await collect(context, invoice.id, after, change.isConfirmed);
  if (decline !== null && change.payment === 'error_if_incomplete') throw cardProblem(decline);
  return changeTo(context, before, { ...after, latest_invoice: invoice.id, status: decline === null ? after.status : 'past_due' });
}

async function collect(
  context: Context,
  invoice: string,
  { customer, default_payment_method: own }: Stripe.Subscription,
  isConfirmed: boolean,
): Promise<Decline | null> {
  const method = await methodFor(context, idOf(customer), own === null ? null : idOf(own));
  return collectInvoice(context, invoice, method, { isConfirmed, isRetried: true });
}

/** Pays an open invoice now, with the effect that has on its subscription. */
export async function payInvoice(context: Context, id: string, methodId: string | null, isConfirmed: boolean): Promise<Decline | null> {
  const { object: invoice } = await need(context, 'invoice', id);
  const reference = invoice.parent?.subscription_details?.subscription;
  const subscription = reference === undefined ? null : (await need(context, 'subscription', idOf(reference))).object;
  const customer = invoice.customer === null ? '' : idOf(invoice.customer);
  const own = subscription?.default_payment_method ?? null;
  const method = methodId ?? (await methodFor(context, customer, own === null ? null : idOf(own)));
  const decline = await collectInvoice(context, id, method, { isConfirmed, isRetried: false });
  const isLatest = subscription?.latest_invoice !== null && subscription !== null && idOf(subscription.latest_invoice) === id;
  if (decline === null && isLatest && ['incomplete', 'past_due', 'unpaid'].includes(String(subscription.status)))
    await changeTo(context, subscription, { ...subscription, status: 'active' });
  return decline;
}
