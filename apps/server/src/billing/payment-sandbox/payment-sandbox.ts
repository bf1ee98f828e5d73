import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { createApi } from './api/create-api.ts';
import { forgetAnswers } from './api/kept-answers.ts';
import { pass } from './billing/passage.ts';
import { makeCatalogue } from './catalogue.ts';
import { type DeliverWebhook, deliverEvent, pendingEvents } from './deliver.ts';
import { mountPages, type PageOptions } from './pages/mount.ts';
import { checkoutEndpoints } from './resources/checkout-sessions.ts';
import { customerEndpoints } from './resources/customers.ts';
import { eventEndpoints } from './resources/events.ts';
import { included, invoiceEndpoints } from './resources/invoices.ts';
import { paymentMethodEndpoints } from './resources/payment-methods.ts';
import { portalEndpoints } from './resources/portal-sessions.ts';
import { priceEndpoints } from './resources/prices.ts';
import { productEndpoints } from './resources/products.ts';
import { subscriptionEndpoints } from './resources/subscriptions.ts';
import { openState } from './state.ts';
import { createSandbox, type SandboxLog } from './transact.ts';

const endpoints = [
  ...productEndpoints,
  ...priceEndpoints,
  ...customerEndpoints,
  ...paymentMethodEndpoints,
  ...checkoutEndpoints,
  ...portalEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...eventEndpoints,
];

/** How late a renewal can be when nobody looks. */
const tickMs = 30_000;

export interface PaymentSandboxOptions {
  db: Kysely<Tables>;
  log: SandboxLog;
  /** The real time; the sandbox's own clock runs with it, and may be moved ahead of it. */
  clock?: () => Date;
  /** Queues the delivery of an event in the transaction that makes it. */
  queueDelivery: (trx: Transaction<Tables>, eventId: string) => Promise<void>;
  deliverWebhook: DeliverWebhook;
  /** What becomes of a subscription whose renewal failed for the last time; `canceled` by default. */
  afterRetries?: 'canceled' | 'unpaid';
}

export interface PaymentSandbox {
  /** What the SDK is made with, in place of the provider's key. */
  apiKey: string;
  /** What webhooks are signed with. */
  webhookSecret: string;
  /** Answers the SDK's requests in this process, wherever they are addressed to. */
  fetch: typeof globalThis.fetch;
  /** Puts the hosted pages on the server that people reach, below /sandbox. */
  mount(http: FastifyInstance, options: PageOptions): Promise<void>;
  /** Brings an event to the webhook. @throws WebhookRefused when it was not taken: try again later. */
  deliver(eventId: string): Promise<void>;
  /** Brings every event that was not taken yet, oldest first, until none is left. @throws WebhookRefused */
  deliverPending(): Promise<void>;
  /** Moves the sandbox's clock ahead; renewals and ends on the way happen at their time. */
  advanceTo(time: Date): Promise<void>;
  /** The time on the sandbox's clock. */
  now(): Promise<Date>;
  /** Lets what time brings happen soon after its time, until the sandbox is closed. */
  keepTime(): void;
  close(): Promise<void>;
}

/** The payment provider's place while there are no keys: its API, hosted pages and signed webhooks. No money moves. */
export async function createPaymentSandbox(options: PaymentSandboxOptions): Promise<PaymentSandbox> {
  const { db, log, queueDelivery } = options;
  const clock = options.clock ?? (() => new Date());
  const state = await openState(db);
  const sandbox = createSandbox({ db, log, clock, queueDelivery, afterRetries: options.afterRetries ?? 'canceled', pass });
  await sandbox.transact(null, makeCatalogue);
  const api = createApi(sandbox, state.api_key, endpoints, included);
  await api.ready();
  const deliver = async (eventId: string) =>
    deliverEvent(db, eventId, { secret: state.webhook_secret, clock, deliver: options.deliverWebhook });
  let ticking: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const tick = async () => {
    running = running
      .then(async () => {
        await sandbox.catchUp();
        await forgetAnswers(db, clock());
      })
      .catch((problem: unknown) => log.error({ err: problem }, 'The payment sandbox could not catch up with the time'));
    await running;
  };
  return {
    apiKey: state.api_key,
    webhookSecret: state.webhook_secret,
    fetch: fetchFrom(api),
    mount: async (http, pages) => mountPages(http, sandbox, pages),
    deliver,
    deliverPending: async () => {
      for (let pending = await pendingEvents(db); pending.length > 0; pending = await pendingEvents(db))
        for (const eventId of pending) await deliver(eventId);
    },
    advanceTo: (time) => sandbox.advanceTo(time),
    now: async () => new Date((await sandbox.now()) * 1000),
    keepTime: () => {
      ticking ??= setInterval(() => void tick(), tickMs).unref();
    },
    close: async () => {
      clearInterval(ticking);
      await api.close();
      await running;
    },
  };
}

function fetchFrom(api: FastifyInstance): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const answer = await api.inject({
      method: request.method as 'GET',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.payload, { status: answer.statusCode, headers });
  };
}
