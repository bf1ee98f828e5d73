import type Stripe from 'stripe';
import { endpoint } from '../api/endpoint.ts';
import { listAnswer } from '../api/list-answer.ts';
import { common, listing, reference } from '../api/parameters.ts';
import type { EnteredCard } from '../cards.ts';
import type { Context } from '../context.ts';
import { emit } from '../emit.ts';
import { newId } from '../new-id.ts';
import { insertObject, updateObject } from '../store.ts';
import { need } from './need.ts';

/** Keeps a card without its number. It belongs to nobody until it is attached. */
export async function createCard(
  context: Context,
  { card, expMonth, expYear }: EnteredCard,
  holder: { name: string | null; email: string | null },
): Promise<Stripe.PaymentMethod> {
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: holder.email, name: holder.name, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: context.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  await insertObject(context, 'payment_method', method, { behaviour: card.behaviour });
  return method;
}

export async function attachCard(context: Context, id: string, customer: string): Promise<Stripe.PaymentMethod> {
  const { object: before } = await need(context, 'payment_method', id);
  const method = { ...before, customer };
  await updateObject(context, 'payment_method', method, { customer });
  await emit(context, 'payment_method.attached', method);
  return method;
}

export const paymentMethodEndpoints = [
  endpoint(
    'GET',
    '/v1/payment_methods',
    { ...listing, customer: reference.optional(), type: reference.optional() },
    async (context, asked) =>
      listAnswer(context, 'payment_method', '/v1/payment_methods', asked, { customer: asked.customer, fields: { type: asked.type } }),
  ),
  endpoint('GET', '/v1/payment_methods/:id', common, async (context, _asked, id) => (await need(context, 'payment_method', id)).object),
];
