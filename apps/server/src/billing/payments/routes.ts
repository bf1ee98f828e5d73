import type { components } from '@rimawari/api/types';
import type { Handlers } from '../../platform/index.ts';
import { mainUnits } from './minor-units.ts';
import type { Payments } from './service.ts';
import type { PaymentRow } from './store.ts';

export function paymentRoutes({ plans, checkout, events, history }: Payments) {
  return {
    listPlans: async () => ({ status: 200, body: await plans.list() }),
    createCheckoutSession: async ({ caller, body, ownOrigins: origins, idempotencyKey }) => ({
      status: 200,
      body: { checkout_url: await checkout.begin(caller, body, { origins, idempotencyKey }) },
    }),
    listPayments: async ({ caller }) => ({ status: 200, body: (await history(caller)).map(toPayment) }),
    createPortalSession: async ({ caller, body, ownOrigins }) => ({
      status: 200,
      body: { portal_url: await checkout.openPortal(caller, body.return_url, ownOrigins) },
    }),
    receiveStripeWebhook: async ({ rawBody, headers }) => {
      await events.receive(rawBody, headers['stripe-signature']);
      return { status: 200, body: { received: true } };
    },
  } satisfies Handlers;
}

function toPayment(payment: PaymentRow): components['schemas']['Payment'] {
  return {
    id: payment.id,
    status: payment.status,
    description: payment.description,
    processed_at: payment.processed_at?.toISOString() ?? null,
    amount: mainUnits(payment.amount_minor, payment.currency),
    currency: payment.currency,
    billing_period_start: payment.period_start?.toISOString() ?? null,
    billing_period_end: payment.period_end?.toISOString() ?? null,
  };
}
