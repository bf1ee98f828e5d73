import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { JobQueue, JobQueueSettings, Tables } from '../platform/index.ts';
import { createPaymentSandbox, type PaymentSandbox } from './payment-sandbox/payment-sandbox.ts';
import type { ProviderSettings } from './payments/provider.ts';

/** Deliveries of the payment sandbox, tried longer and longer apart, for about three days. */
export const sandboxWebhookJobs: JobQueueSettings<{ eventId: string }> = {
  name: 'sandbox-webhook',
  patience: { retryLimit: 80, retryDelay: 1, retryDelayMax: 3600 },
  expireInSeconds: 120,
  failed: { words: 'An event of the payment sandbox is not processed yet' },
};

export interface ProviderSources {
  http: FastifyInstance;
  db: Kysely<Tables>;
  webhooks: Pick<JobQueue<{ eventId: string }>, 'send'>;
}

/** How payments reach their provider: the configured one, or a sandbox that speaks the same, which is then given too. */
export async function openPaymentProvider(
  configured: ProviderSettings | null,
  { http, db, webhooks }: ProviderSources,
): Promise<{ settings: ProviderSettings; sandbox: PaymentSandbox | null }> {
  if (configured !== null) return { settings: configured, sandbox: null };
  const sandbox = await createPaymentSandbox({
    db,
    log: http.log,
    queueDelivery: (trx, eventId) => webhooks.send(trx, { eventId }),
    deliverWebhook: async ({ headers, body }) =>
      (await http.inject({ method: 'POST', url: '/api/v1/stripe/webhook', headers, payload: body })).statusCode,
  });
  return { settings: { secretKey: sandbox.apiKey, webhookSecrets: [sandbox.webhookSecret], fetch: sandbox.fetch }, sandbox };
}
