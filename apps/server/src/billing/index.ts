import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/index.ts';
import { type Allowance, createAllowance } from './allowance/service.ts';
import { openPaymentProvider, sandboxWebhookJobs } from './payment-provider.ts';
import { paymentEventJobs } from './payments/events.ts';
import { paymentLetters } from './payments/letters.ts';
import type { ProviderSettings } from './payments/provider.ts';
import { createReconciliation } from './payments/reconciliation.ts';
import { paymentRoutes } from './payments/routes.ts';
import { createPayments, type Payments } from './payments/service.ts';

// What other areas may use beside the wiring.
export type { Allowance } from './allowance/service.ts';
export { giveBack, settle } from './allowance/settlement.ts';

export interface BillingOptions {
  /** In place of the configured payment provider. */
  provider?: ProviderSettings;
}

/** Who may start how many analyses, and what is paid for it. */
export interface Billing {
  allowance: Allowance;
  payments: Payments;
  routes: ReturnType<typeof paymentRoutes>;
  letters: ReturnType<typeof paymentLetters>;
  /** The hosted pages of the payment sandbox, where no provider is configured. */
  mountPages(http: FastifyInstance): Promise<void>;
  /** Takes up events of the provider, and compares customers with it now and then. */
  work(): Promise<void>;
  /** Waits for the comparison that is at work. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export async function createBilling(platform: Platform, options: BillingOptions = {}): Promise<Billing> {
  const { attempts, config, http, limits, mails, openQueue } = platform;
  const { db } = platform.database;
  const events = await openQueue(paymentEventJobs);
  const webhooks = await openQueue(sandboxWebhookJobs);
  const { settings, sandbox } = await openPaymentProvider(options.provider ?? config.stripe, { http, db, webhooks });
  const payments = createPayments({
    db,
    attempts,
    limits,
    settings,
    complimentaryCredits: config.complimentaryCredits,
    sendEvent: (trx, eventId) => events.send(trx, { eventId }),
    tell: (trx, letter) => mails.send(trx, letter),
    log: http.log,
  });
  const reconciliation = createReconciliation(
    () => payments.events.reconcile(),
    (problem) => http.log.error({ err: problem }, 'Customers were not compared with the payment provider'),
  );
  return {
    allowance: createAllowance({ db, attempts, limits, freeMode: config.freeMode }),
    payments,
    routes: paymentRoutes(payments),
    letters: paymentLetters(db, config.seller.name),
    mountPages: async (server) => {
      await sandbox?.mount(server, { publicUrl: config.publicUrl });
    },
    work: async () => {
      if (sandbox !== null) {
        await webhooks.work(({ data }) => sandbox.deliver(data.eventId));
        sandbox.keepTime();
      }
      await events.work(({ data }) => payments.events.handle(data.eventId));
      reconciliation.begin();
    },
    stop: () => reconciliation.end(),
    close: async () => {
      await sandbox?.close();
    },
  };
}
