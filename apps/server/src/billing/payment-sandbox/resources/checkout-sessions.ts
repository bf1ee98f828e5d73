import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { listAnswer } from '../api/list-answer.ts';
import { address, changeMetadata, clearable, common, listing, metadata, reference, text, whole } from '../api/parameters.ts';
import { expireCheckout } from '../billing/checkout.ts';
import { productName } from '../billing/subscriptions.ts';
import type { Context } from '../context.ts';
import { newId } from '../new-id.ts';
import { findStored, insertObject } from '../store.ts';
import { invalid, missing } from '../stripe-problem.ts';
import { need } from './need.ts';
import { newCheckoutSession } from './new-checkout-session.ts';
import { needRecurring } from './prices.ts';

const hourSeconds = 3600;

const subscriptionData = z.strictObject({
  description: text.optional(),
  metadata: metadata.optional(),
  trial_period_days: whole.refine((value) => value >= 1 && value <= 730).optional(),
  trial_end: whole.optional(),
});

const created = {
  ...common,
  // What is not sold by subscription is not sold here.
  mode: z.literal('subscription'),
  line_items: z
    .array(z.strictObject({ price: reference, quantity: whole.refine((value) => value >= 1 && value <= 999_999).optional() }))
    .length(1),
  success_url: address,
  cancel_url: address.optional(),
  customer: reference.optional(),
  customer_email: z.email().max(512).optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.optional(),
  subscription_data: subscriptionData.optional(),
  expires_at: whole.optional(),
  locale: z.string().max(10).optional(),
  ui_mode: z.literal('hosted_page').optional(),
  payment_method_types: z.array(z.literal('card')).length(1).optional(),
  payment_method_collection: z.literal('always').optional(),
  billing_address_collection: z.literal('auto').optional(),
  allow_promotion_codes: z.literal('false').optional(),
  automatic_tax: z.strictObject({ enabled: z.literal('false') }).optional(),
};

const asked = { ...listing, customer: reference.optional(), subscription: reference.optional(), status: clearable.optional() };

/** Hosted pages stand at the origin that the buyer comes back to. */
export const checkoutEndpoints = [
  endpoint('POST', '/v1/checkout/sessions', created, async (context, given) => {
    if (given.customer !== undefined && given.customer_email !== undefined)
      throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer');
    const customer = given.customer === undefined ? null : (await need(context, 'customer', given.customer, 'customer')).object;
    const [line] = given.line_items;
    const price = await needRecurring(context, line?.price ?? '', 'line_items[0][price]');
    const quantity = line?.quantity ?? 1;
    const expiresAt = given.expires_at ?? context.now + 24 * hourSeconds;
    if (expiresAt < context.now + hourSeconds / 2 || expiresAt > context.now + 24 * hourSeconds)
      throw invalid(
        'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
        'expires_at',
      );
    const { trial_period_days: trialDays = null, trial_end: trialEnd = null } = given.subscription_data ?? {};
    if (trialDays !== null && trialEnd !== null)
      throw invalid(
        'You may only specify one of these parameters: subscription_data[trial_period_days], subscription_data[trial_end].',
        'subscription_data',
      );
    if (trialEnd !== null && trialEnd < context.now + 48 * hourSeconds)
      throw invalid('The `trial_end` date has to be at least 2 days in the future.', 'subscription_data[trial_end]');
    const isTrial = trialDays !== null || trialEnd !== null;
    const session = newCheckoutSession(context.now, {
      id: newId('cs_test', 58),
      amount: isTrial ? 0 : (price.unit_amount ?? 0) * quantity,
      currency: price.currency,
      customer: customer?.id ?? null,
      customerEmail: given.customer_email ?? null,
      email: customer?.email ?? given.customer_email ?? null,
      expiresAt,
      successUrl: given.success_url,
      cancelUrl: given.cancel_url ?? null,
      clientReferenceId: given.client_reference_id ?? null,
      locale: given.locale ?? null,
      metadata: changeMetadata({}, given.metadata),
    });
    const extra = {
      lines: [{ id: newId('li'), price: price.id, quantity }],
      subscription: {
        metadata: changeMetadata({}, given.subscription_data?.metadata),
        description: given.subscription_data?.description ?? null,
        trialDays,
        trialEnd,
      },
      confirming: null,
    };
    await insertObject(context, 'checkout.session', session, extra, { customer: customer?.id ?? null, dueAt: expiresAt });
    return session;
  }),
  endpoint('GET', '/v1/checkout/sessions', asked, async (context, { status, subscription, ...page }) =>
    listAnswer(context, 'checkout.session', '/v1/checkout/sessions', page, {
      customer: page.customer,
      fields: { subscription, status: status ?? undefined },
    }),
  ),
  endpoint('GET', '/v1/checkout/sessions/:id', common, async (context, _asked, id) => (await need(context, 'checkout.session', id)).object),
  endpoint('GET', '/v1/checkout/sessions/:id/line_items', listing, async (context, _asked, id) => lineItemsOf(context, id)),
  endpoint('POST', '/v1/checkout/sessions/:id/expire', common, async (context, _asked, id) => {
    const { object: session } = await need(context, 'checkout.session', id);
    if (session.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${String(session.status)}.`,
      );
    return expireCheckout(context, id);
  }),
];

/** What a session sells. */
export async function lineItemsOf(context: Context, id: string): Promise<Stripe.ApiList<Stripe.LineItem>> {
  const found = await findStored(context, 'checkout.session', id);
  if (found === null) throw missing('checkout.session', id);
  const data: Stripe.LineItem[] = [];
  for (const line of found.extra.lines) {
    const { object: price } = await need(context, 'price', line.price);
    const subtotal = (price.unit_amount ?? 0) * line.quantity;
    const total = found.object.amount_total === 0 ? 0 : subtotal;
    data.push({
      id: line.id,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: total,
      amount_tax: 0,
      amount_total: total,
      currency: price.currency,
      description: await productName(context, price),
      metadata: {},
      price,
      quantity: line.quantity,
    });
  }
  return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
}
