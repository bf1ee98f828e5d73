import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { address, common, reference } from '../api/parameters.ts';
import { newId } from '../new-id.ts';
import { insertObject } from '../store.ts';
import { need } from './need.ts';

const created = {
  ...common,
  customer: reference,
  return_url: address,
  locale: z.string().max(10).optional(),
};

export const portalEndpoints = [
  endpoint('POST', '/v1/billing_portal/sessions', created, async (context, given) => {
    await need(context, 'customer', given.customer, 'customer');
    const id = newId('bps', 40);
    const session: Stripe.BillingPortal.Session = {
      id,
      object: 'billing_portal.session',
      configuration: 'bpc_sandbox',
      created: context.now,
      customer: given.customer,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: (given.locale ?? null) as Stripe.BillingPortal.Session.Locale | null,
      on_behalf_of: null,
      return_url: given.return_url,
      url: `${new URL(given.return_url).origin}/sandbox/portal/${id}`,
    };
    await insertObject(context, 'billing_portal.session', session, { usedAt: context.now, confirming: null }, { customer: given.customer });
    return session;
  }),
];
