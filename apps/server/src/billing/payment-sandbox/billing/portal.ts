import type Stripe from 'stripe';
import { asksHolder, type Decline, type EnteredCard, refusalOf } from '../cards.ts';
import type { Context } from '../context.ts';
import { idOf } from '../objects.ts';
import { changeCustomer } from '../resources/customers.ts';
import { need } from '../resources/need.ts';
import { attachCard, createCard } from '../resources/payment-methods.ts';
import { allOf, findStored } from '../store.ts';
import { payInvoice } from './change-plan.ts';
import { changeTo, itemOf, methodFor } from './subscriptions.ts';

const isOver = ({ status }: Stripe.Subscription) => ['canceled', 'incomplete_expired'].includes(String(status));

/** The customer's subscription that lives, or else the last one. */
export async function findSubscription(context: Context, customer: string): Promise<Stripe.Subscription | null> {
  const all = (await allOf(context, 'subscription', { customer })).map(({ object }) => object);
  return all.findLast((subscription) => !isOver(subscription)) ?? all.at(-1) ?? null;
}

export async function findCard(context: Context, customer: string): Promise<Stripe.PaymentMethod | null> {
  const subscription = await findSubscription(context, customer);
  const own = subscription?.default_payment_method ?? null;
  const id = await methodFor(context, customer, own === null ? null : idOf(own));
  return id === null ? null : ((await findStored(context, 'payment_method', id))?.object ?? null);
}

/** Saves a card that was entered; `confirm` asks its holder first. */
export async function enterCard(
  context: Context,
  customer: Stripe.Customer,
  card: EnteredCard,
): Promise<{ kind: 'declined'; decline: Decline } | { kind: 'confirm' | 'saved'; methodId: string }> {
  const refusal = refusalOf(card.card.behaviour);
  if (refusal !== null) return { kind: 'declined', decline: refusal };
  const { id } = await createCard(context, card, { name: customer.name ?? null, email: customer.email });
  return { kind: asksHolder(card.card.behaviour) ? 'confirm' : 'saved', methodId: id };
}

/** Makes a card the one that is charged, and charges what waits. The decline of that charge, if it was. */
export async function useCard(
  context: Context,
  customerId: string,
  methodId: string,
): Promise<{ waited: boolean; decline: Decline | null }> {
  await attachCard(context, methodId, customerId);
  const { object: customer } = await need(context, 'customer', customerId);
  const settings = { ...customer.invoice_settings, default_payment_method: methodId };
  await changeCustomer(context, customer, { ...customer, invoice_settings: settings });
  const subscription = await findSubscription(context, customerId);
  if (subscription === null || isOver(subscription)) return { waited: false, decline: null };
  const changed = await changeTo(context, subscription, { ...subscription, default_payment_method: methodId });
  const latest = changed.latest_invoice === null ? null : await findStored(context, 'invoice', idOf(changed.latest_invoice));
  if (latest?.object.status !== 'open') return { waited: false, decline: null };
  return { waited: true, decline: await payInvoice(context, latest.object.id, methodId, true) };
}

/** Cancels at the end of the period, or takes that back. */
export async function setCancellation(
  context: Context,
  subscription: Stripe.Subscription,
  isCancelled: boolean,
): Promise<Stripe.Subscription> {
  return changeTo(context, subscription, {
    ...subscription,
    cancel_at: isCancelled ? itemOf(subscription).current_period_end : null,
    cancel_at_period_end: isCancelled,
    canceled_at: isCancelled ? context.now : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: isCancelled ? 'cancellation_requested' : null },
  });
}
