import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { listAnswer } from '../api/list-answer.ts';
import { changeMetadata, clearable, common, listing, metadata } from '../api/parameters.ts';
import { endSubscription } from '../billing/subscriptions.ts';
import type { Context } from '../context.ts';
import { differences, emit } from '../emit.ts';
import { newId } from '../new-id.ts';
import { idOf } from '../objects.ts';
import { allOf, findStored, insertObject, updateObject } from '../store.ts';
import { missing } from '../stripe-problem.ts';
import { need } from './need.ts';

interface NewCustomer {
  email?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  description?: string | null | undefined;
  metadata?: Record<string, string>;
}

export async function createCustomer(context: Context, given: NewCustomer): Promise<Stripe.Customer> {
  const customer: Stripe.Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: context.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: newId('x', 8).slice(2).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  await insertObject(context, 'customer', customer, {}, { customer: customer.id });
  await emit(context, 'customer.created', customer);
  return customer;
}

export async function changeCustomer(context: Context, before: Stripe.Customer, after: Stripe.Customer): Promise<Stripe.Customer> {
  await updateObject(context, 'customer', after);
  await emit(context, 'customer.updated', after, differences(before, after));
  return after;
}

const email = z
  .string()
  .max(512)
  .refine((value) => value === '' || /^[^\s@]+@[^\s@]+$/.test(value))
  .transform((value) => (value === '' ? null : value));
const fields = {
  email: email.optional(),
  name: clearable.optional(),
  phone: clearable.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
};
const changed = { ...fields, invoice_settings: z.strictObject({ default_payment_method: clearable.optional() }).optional() };

export const customerEndpoints = [
  endpoint('GET', '/v1/customers', { ...listing, email: z.string().optional() }, async (context, asked) =>
    listAnswer(context, 'customer', '/v1/customers', asked, { fields: { email: asked.email } }),
  ),
  endpoint('GET', '/v1/customers/:id', common, async (context, _asked, id) => {
    const found = await findStored(context, 'customer', id);
    if (found === null) throw missing('customer', id);
    return found.deleted ? { id, object: 'customer', deleted: true } : found.object;
  }),
  endpoint('POST', '/v1/customers', { ...common, ...fields }, async (context, given) =>
    createCustomer(context, { ...given, metadata: changeMetadata({}, given.metadata) }),
  ),
  endpoint('POST', '/v1/customers/:id', { ...common, ...changed }, async (context, given, id) => {
    const { object: before } = await need(context, 'customer', id);
    const method = given.invoice_settings?.default_payment_method;
    if (method) {
      const { object } = await need(context, 'payment_method', method, 'invoice_settings[default_payment_method]');
      if (object.customer === null || idOf(object.customer) !== id)
        throw missing('payment_method', method, 'invoice_settings[default_payment_method]');
    }
    const pick = <T>(value: T | undefined, was: T) => (value === undefined ? was : value);
    return changeCustomer(context, before, {
      ...before,
      email: pick(given.email, before.email),
      name: pick(given.name, before.name ?? null),
      phone: pick(given.phone, before.phone ?? null),
      description: pick(given.description, before.description),
      metadata: changeMetadata(before.metadata, given.metadata),
      invoice_settings: {
        ...before.invoice_settings,
        default_payment_method: pick(method, before.invoice_settings.default_payment_method as string | null),
      },
    });
  }),
  endpoint('DELETE', '/v1/customers/:id', common, async (context, _asked, id) => {
    const { object: customer } = await need(context, 'customer', id);
    for (const { object: subscription } of await allOf(context, 'subscription', { customer: id }))
      if (subscription.ended_at === null) await endSubscription(context, subscription, 'canceled', 'cancellation_requested');
    await updateObject(context, 'customer', customer, { deleted: true });
    await emit(context, 'customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  }),
];
