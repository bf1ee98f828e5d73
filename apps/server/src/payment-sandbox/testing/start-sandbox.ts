import Stripe from 'stripe';
import { openDatabase } from '../../database/open-database.ts';
import type { TestDatabase } from '../../testing/databases.ts';
import type { WebhookRequest } from '../deliver.ts';
import { createPaymentSandbox, type PaymentSandbox } from '../payment-sandbox.ts';

export interface TestSandbox {
  sandbox: PaymentSandbox;
  /** The real SDK, talking to the sandbox. */
  stripe: Stripe;
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

/** A sandbox on a test's own database, whose webhook is a list. */
export async function startSandbox(made: TestDatabase, clock: () => Date = () => today): Promise<TestSandbox> {
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
  });
  const stripe = new Stripe(sandbox.apiKey, {
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    sandbox,
    stripe,
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
      await sandbox.close();
      await database.close();
    },
  };
}
