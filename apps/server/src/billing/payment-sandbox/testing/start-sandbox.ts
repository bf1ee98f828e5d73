import { type FastifyInstance, fastify } from 'fastify';
import Stripe from 'stripe';
import { openDatabase } from '../../../platform/database/open-database.ts';
import type { TestDatabase } from '../../../testing/databases.ts';
import type { WebhookRequest } from '../deliver.ts';
import { createPaymentSandbox, type PaymentSandbox, type PaymentSandboxOptions } from '../payment-sandbox.ts';

export interface TestSandbox {
  sandbox: PaymentSandbox;
  /** The real SDK, talking to the sandbox. */
  stripe: Stripe;
  /** A server with the hosted pages. */
  http: FastifyInstance;
  /** Sends a form of a hosted page. */
  submit(address: string, fields: Record<string, string>): Promise<{ status: number; location: string | undefined; page: string }>;
  /** Pays the hosted checkout of a price for a new customer. */
  subscribe(price: string, card?: string): Promise<{ customer: string; subscription: Stripe.Subscription }>;
  /** What reached the webhook, oldest first. */
  received: WebhookRequest[];
  /** With which status the webhook answers from now on. */
  answerWith(status: number): void;
  /** Delivers what is pending and returns the types of all events so far, as the SDK verified them. */
  eventTypes(): Promise<string[]>;
  stop(): Promise<void>;
}

/** The day on which the tests take place. */
export const today = new Date('2026-11-22T03:00:00Z');

export const goodCard = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };

/** What a checkout of one price is asked with. */
export const checkoutOf = (price: string, customer: string): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  customer,
  line_items: [{ price, quantity: 1 }],
  success_url: 'https://product.test/payment/success?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://product.test/pricing',
  subscription_data: { metadata: { user_id: 'u1' } },
});

/** A sandbox on a test's own database, whose webhook is a list. */
export async function startSandbox(
  made: TestDatabase,
  { clock = () => today, ...options }: Partial<PaymentSandboxOptions> = {},
): Promise<TestSandbox> {
  const database = await openDatabase(made.where);
  const received: WebhookRequest[] = [];
  let status = 200;
  const sandbox = await createPaymentSandbox({
    db: database.db,
    log: { error: (details, message) => console.error(message, details) },
    clock,
    queueDelivery: async () => {},
    deliverWebhook: async (request) => {
      received.push(request);
      return status;
    },
    ...options,
  });
  const http = fastify();
  await sandbox.mount(http, { publicUrl: null, mayMoveClock: () => true });
  await http.ready();
  const stripe = new Stripe(sandbox.apiKey, {
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const submit: TestSandbox['submit'] = async (address, fields) => {
    const { pathname } = new URL(address, 'https://product.test');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const answer = await http.inject({ method: 'POST', url: pathname, headers, payload: new URLSearchParams(fields).toString() });
    return { status: answer.statusCode, location: answer.headers.location, page: answer.payload };
  };
  return {
    sandbox,
    stripe,
    http,
    submit,
    subscribe: async (price, number = '4242424242424242') => {
      const customer = await stripe.customers.create({ email: 'buyer@rimawari.test' });
      const session = await stripe.checkout.sessions.create(checkoutOf(price, customer.id));
      const paid = await submit(session.url ?? '', { ...goodCard, number });
      if (paid.status !== 303) throw new Error(`The checkout was not paid: ${paid.page}`);
      const { subscription } = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
      if (subscription === null || typeof subscription === 'string') throw new Error('The checkout made no subscription');
      return { customer: customer.id, subscription };
    },
    received,
    answerWith: (answer) => {
      status = answer;
    },
    eventTypes: async () => {
      await sandbox.deliverPending();
      return received.map(({ headers, body }) => {
        const at = Math.floor(clock().getTime() / 1000);
        const signature = headers['stripe-signature'] ?? '';
        return stripe.webhooks.constructEvent(body, signature, sandbox.webhookSecret, 300, undefined, at).type;
      });
    },
    stop: async () => {
      await http.close();
      await sandbox.close();
      await database.close();
    },
  };
}
