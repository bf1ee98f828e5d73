import type { Kysely, Transaction } from 'kysely';
import type { AttemptLimits, Attempts, Caller, Tables } from '../../platform/index.ts';
import { type Checkout, createCheckout } from './checkout.ts';
import { createEvents, type Events } from './events.ts';
import type { PaymentsLog } from './payments-log.ts';
import { createPlans, type Plans } from './plans.ts';
import { createProvider, type ProviderSettings } from './provider.ts';
import { type PaymentRow, paymentsOf } from './store.ts';
import { createSync, type PaymentLetter } from './sync.ts';

export interface PaymentsDependencies {
  db: Kysely<Tables>;
  attempts: Attempts;
  limits: Pick<AttemptLimits, 'checkout' | 'portal'>;
  settings: ProviderSettings;
  complimentaryCredits: number;
  /** Queues the effect of an event, in the transaction that keeps it. */
  sendEvent: (trx: Transaction<Tables>, eventId: string) => Promise<void>;
  tell: (trx: Transaction<Tables>, letter: PaymentLetter) => Promise<void>;
  log: PaymentsLog;
}

/** Plans, subscribing, and what the provider says of it. The provider alone knows who has subscribed; what stands here is its word. */
export interface Payments {
  plans: Plans;
  checkout: Checkout;
  events: Events;
  history: (caller: Caller) => Promise<PaymentRow[]>;
}

export function createPayments(dependencies: PaymentsDependencies): Payments {
  const { db, attempts, limits, settings, complimentaryCredits, sendEvent, tell, log } = dependencies;
  const provider = createProvider(settings);
  const plans = createPlans({ provider, complimentaryCredits, log });
  const sync = createSync({ db, provider, plans, tell, log });
  return {
    plans,
    checkout: createCheckout({ db, attempts, limits, provider, plans }),
    events: createEvents({ db, provider, plans, sync, send: sendEvent, log }),
    history: ({ userId }) => paymentsOf(db, userId),
  };
}
