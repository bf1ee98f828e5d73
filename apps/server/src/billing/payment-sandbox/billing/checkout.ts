import type Stripe from 'stripe';
import { asksHolder, type Decline, type EnteredCard, refusalOf } from '../cards.ts';
import type { Context } from '../context.ts';
import { emit } from '../emit.ts';
import type { CheckoutExtra } from '../objects.ts';
import { idOf } from '../objects.ts';
import { createCustomer } from '../resources/customers.ts';
import { need } from '../resources/need.ts';
import { attachCard, createCard } from '../resources/payment-methods.ts';
import { needRecurring } from '../resources/prices.ts';
import { updateObject } from '../store.ts';
import { createIntent, tryToCharge } from './payments.ts';
import { createSubscription } from './subscriptions.ts';

type Session = Stripe.Checkout.Session;

export interface Buyer {
  email: string;
  name: string;
}

export type CheckoutResult =
  | { kind: 'complete'; session: Session }
  /** The holder of the card is asked first. */
  | { kind: 'confirm' }
  | { kind: 'declined'; decline: Decline };

/** Pays a session with the card that was entered. The session must be open. */
export async function payCheckout(
  context: Context,
  session: Session,
  extra: CheckoutExtra,
  card: EnteredCard,
  buyer: Buyer,
): Promise<CheckoutResult> {
  const method = await createCard(context, card, buyer);
  const isTrial = trialEndOf(context, extra) !== null;
  const refusal = refusalOf(card.card.behaviour) ?? (card.card.behaviour === 'declined_later' && !isTrial ? declinedNow : null);
  if (refusal !== null) {
    await recordDecline(context, session, method.id, buyer);
    return { kind: 'declined', decline: refusal };
  }
  if (asksHolder(card.card.behaviour)) {
    await updateObject(context, 'checkout.session', session, { extra: { ...extra, confirming: method.id } });
    return { kind: 'confirm' };
  }
  return { kind: 'complete', session: await complete(context, session, extra, method.id, buyer) };
}

const declinedNow: Decline = { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' };
export const notAuthenticated: Decline = {
  code: 'payment_intent_authentication_failure',
  declineCode: 'authentication_failed',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** What the holder of the card said. */
export async function confirmCheckout(
  context: Context,
  session: Session,
  extra: CheckoutExtra,
  isApproved: boolean,
): Promise<CheckoutResult> {
  const waiting = { ...extra, confirming: null };
  await updateObject(context, 'checkout.session', session, { extra: waiting });
  if (extra.confirming === null || !isApproved) return { kind: 'declined', decline: notAuthenticated };
  const { billing_details: holder } = (await need(context, 'payment_method', extra.confirming)).object;
  const buyer = { email: holder.email ?? '', name: holder.name ?? '' };
  return { kind: 'complete', session: await complete(context, session, waiting, extra.confirming, buyer) };
}

/** A declined card leaves a failed charge, and nothing else. */
async function recordDecline(context: Context, session: Session, methodId: string, buyer: Buyer): Promise<void> {
  const amount = session.amount_total ?? 0;
  if (amount === 0) return;
  const intent = await createIntent(context, {
    customer: session.customer === null ? null : idOf(session.customer),
    amount,
    currency: session.currency ?? 'usd',
    description: 'Subscription creation',
    receiptEmail: buyer.email,
  });
  await tryToCharge(context, intent, methodId, false, null);
}

async function complete(context: Context, session: Session, extra: CheckoutExtra, methodId: string, buyer: Buyer): Promise<Session> {
  const [line] = extra.lines;
  if (line === undefined) throw new Error(`The session ${session.id} sells nothing`);
  const customer = session.customer === null ? (await createCustomer(context, buyer)).id : idOf(session.customer);
  await attachCard(context, methodId, customer);
  const subscription = await createSubscription(context, {
    customer,
    price: await needRecurring(context, line.price, 'price'),
    quantity: line.quantity,
    methodId,
    metadata: extra.subscription.metadata,
    description: extra.subscription.description,
    trialEnd: trialEndOf(context, extra),
    cancelAt: null,
    cancelAtPeriodEnd: false,
    payment: 'now_or_nothing',
    isConfirmed: true,
    origin: originOf(session),
  });
  const done: Session = {
    ...session,
    customer,
    customer_details: { ...emptyDetails, email: buyer.email, name: buyer.name },
    invoice: subscription.latest_invoice,
    payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  };
  await updateObject(context, 'checkout.session', done, { customer, dueAt: null });
  await emit(context, 'checkout.session.completed', done);
  return done;
}

const emptyDetails = { address: null, business_name: null, individual_name: null, phone: null, tax_exempt: 'none' as const, tax_ids: null };

function trialEndOf({ now }: Context, { subscription }: CheckoutExtra): number | null {
  return subscription.trialEnd ?? (subscription.trialDays === null ? null : now + subscription.trialDays * 86_400);
}

/** Where the pages of what is bought are reached: the session's own page says it. */
export const originOf = ({ success_url: url }: Session) => (url === null ? null : new URL(url).origin);

export async function expireCheckout(context: Context, id: string): Promise<Session> {
  const { object: session } = await need(context, 'checkout.session', id);
  const after: Session = { ...session, status: 'expired', url: null };
  await updateObject(context, 'checkout.session', after, { dueAt: null });
  await emit(context, 'checkout.session.expired', after);
  return after;
}
