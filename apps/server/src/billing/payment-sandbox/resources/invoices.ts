import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import type { Included } from '../api/expand.ts';
import { listAnswer } from '../api/list-answer.ts';
import { common, listing, reference } from '../api/parameters.ts';
import { payInvoice } from '../billing/change-plan.ts';
import { voidInvoice } from '../billing/invoices.ts';
import type { Context } from '../context.ts';
import { allOf } from '../store.ts';
import { invalid, StripeProblem } from '../stripe-problem.ts';
import { lineItemsOf } from './checkout-sessions.ts';
import { need } from './need.ts';

const owned = { customer: reference.optional() };

export const invoiceEndpoints = [
  endpoint(
    'GET',
    '/v1/invoices',
    { ...listing, ...owned, subscription: reference.optional(), status: reference.optional() },
    async (context, asked) =>
      listAnswer(context, 'invoice', '/v1/invoices', asked, {
        customer: asked.customer,
        parent: asked.subscription,
        fields: { status: asked.status },
      }),
  ),
  endpoint('GET', '/v1/invoices/:id', common, async (context, _asked, id) => (await need(context, 'invoice', id)).object),
  endpoint(
    'POST',
    '/v1/invoices/:id/pay',
    { ...common, payment_method: reference.optional(), off_session: z.string().optional() },
    async (context, given, id) => {
      const { object: invoice } = await need(context, 'invoice', id);
      if (invoice.status !== 'open')
        throw invalid(
          invoice.status === 'paid' ? 'Invoice is already paid' : `This invoice can't be paid: it is ${String(invoice.status)}.`,
        );
      const decline = await payInvoice(context, id, given.payment_method ?? null, false);
      if (decline !== null)
        throw new StripeProblem(
          402,
          { type: 'card_error', code: decline.code, decline_code: decline.declineCode, message: decline.message },
          true,
        );
      return (await need(context, 'invoice', id)).object;
    },
  ),
  endpoint('POST', '/v1/invoices/:id/void', common, async (context, _asked, id) => {
    const { object: invoice } = await need(context, 'invoice', id);
    if (invoice.status !== 'open') throw invalid(`You can only void open invoices. This one is ${String(invoice.status)}.`);
    return voidInvoice(context, id);
  }),
  endpoint('GET', '/v1/invoice_payments', { ...listing, invoice: reference.optional() }, async (context, asked) =>
    listAnswer(context, 'invoice_payment', '/v1/invoice_payments', asked, { parent: asked.invoice }),
  ),
  endpoint('GET', '/v1/invoiceitems', { ...listing, ...owned }, async (context, asked) =>
    listAnswer(context, 'invoiceitem', '/v1/invoiceitems', asked, { customer: asked.customer }),
  ),
  endpoint('GET', '/v1/payment_intents', { ...listing, ...owned }, async (context, asked) =>
    listAnswer(context, 'payment_intent', '/v1/payment_intents', asked, { customer: asked.customer }),
  ),
  endpoint('GET', '/v1/payment_intents/:id', common, async (context, _asked, id) => (await need(context, 'payment_intent', id)).object),
  endpoint('GET', '/v1/charges', { ...listing, ...owned, payment_intent: reference.optional() }, async (context, asked) =>
    listAnswer(context, 'charge', '/v1/charges', asked, { customer: asked.customer, parent: asked.payment_intent }),
  ),
  endpoint('GET', '/v1/charges/:id', common, async (context, _asked, id) => (await need(context, 'charge', id)).object),
];

/** Fields that answers have only when they are asked for. */
export const included: Included = {
  'checkout.session': { line_items: async (context, { id }) => lineItemsOf(context, String(id)) },
  invoice: {
    payments: async (context, { id }) => paymentsOf(context, String(id)),
  },
};

async function paymentsOf(context: Context, invoice: string): Promise<Stripe.ApiList<Stripe.InvoicePayment>> {
  const found = await allOf(context, 'invoice_payment', { parent: invoice });
  return { object: 'list', data: found.map(({ object }) => object), has_more: false, url: '/v1/invoice_payments' };
}
