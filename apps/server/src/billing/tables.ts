import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantOrNone } from '../platform/index.ts';

/** What was used of whose allowance, when, why and for which analysis. Entries are added and never changed; usage is their sum. */
export interface AllowanceEntryTable {
  id: Generated<number>;
  user_id: string;
  /** Null for what was counted before there was a ledger. */
  analysis_id: string | null;
  kind: 'reserved' | 'settled' | 'given_back' | 'carried_over';
  source: 'free_mode' | 'subscription' | 'complimentary';
  /** Added to the usage of the month in which `counts_at` lies. */
  usage: number;
  /** Added to the complimentary credits. */
  credits: number;
  /** Of every entry of one analysis the instant of its reservation. */
  counts_at: ColumnType<Date, Date, never>;
  reason: 'submitted' | 'completed' | 'failed' | 'counted_before_the_ledger';
  created_at: Instant;
}

/** The one row of the payment sandbox: how it is reached, and how far its clock was moved. */
export interface PaymentSandboxStateTable {
  only_row: Generated<boolean>;
  api_key: string;
  webhook_secret: string;
  clock_ahead_seconds: Generated<number>;
}

/** Objects of the payment sandbox in the shape that its API answers with. */
export interface PaymentSandboxObjectTable {
  id: string;
  kind: string;
  sequence: Generated<number>;
  customer: string | null;
  /** The object that it belongs to: of an invoice the subscription, of a charge the invoice. */
  parent: string | null;
  /** When time alone changes it next. */
  due_at: InstantOrNone;
  deleted: Generated<boolean>;
  object: ColumnType<unknown, string, string>;
  /** What the API does not answer with. */
  extra: ColumnType<unknown, string, string>;
}

/** How far events of the payment sandbox have come on their way to the webhook. */
export interface PaymentSandboxDeliveryTable {
  event_id: string;
  attempts: Generated<number>;
  last_status: number | null;
  delivered_at: InstantOrNone;
}

/** Requests to the payment sandbox that were sent with a key, and what they were answered. */
export interface PaymentSandboxRequestTable {
  /** SHA-256 of the key, in hex. */
  key_hash: string;
  /** SHA-256 of method, address and body, in hex. */
  fingerprint: string;
  status: number;
  body: ColumnType<unknown, string, never>;
  created_at: Instant;
}

/** Who a user is to the payment provider. A user whose account there was lost gets another one. */
export interface BillingCustomerTable {
  /** The provider's. */
  id: string;
  user_id: string;
  /** Each time the provider is asked, it is asked under the next number. */
  asked: Generated<number>;
  /** The number of the answer that was kept last: older answers that come later are dropped. */
  kept: Generated<number>;
  /** When the provider is asked without an event; null: when there is one. */
  check_at: InstantOrNone;
  /** When checkout was begun last. */
  checkout_at: InstantOrNone;
  created_at: Instant;
}

/** Subscriptions as the provider last told them. */
export interface SubscriptionTable {
  /** The provider's. */
  id: string;
  customer_id: string;
  user_id: string;
  /** The provider's word. */
  status: string;
  plan_type: string | null;
  price_id: string;
  /** -1 is unlimited. */
  monthly_limit: number;
  anchor: ColumnType<Date, Date, Date>;
  period_end: InstantOrNone;
  /** When it ends, if nobody changes their mind. */
  cancel_at: InstantOrNone;
  ended_at: InstantOrNone;
  created_at: ColumnType<Date, Date, Date>;
}

/** Invoices as the provider last told them. */
export interface PaymentTable {
  /** The provider's. */
  id: string;
  user_id: string;
  status: 'SUCCEEDED' | 'FAILED' | 'PENDING' | 'VOIDED';
  description: string | null;
  /** In the smallest unit of the currency. */
  amount_minor: number;
  /** ISO 4217, in lower case. */
  currency: string;
  processed_at: InstantOrNone;
  period_start: InstantOrNone;
  period_end: InstantOrNone;
  created_at: ColumnType<Date, Date, Date>;
}

/** Events of the payment provider that came in: each has its effect once. */
export interface PaymentEventTable {
  /** The provider's. */
  id: string;
  type: string;
  /** Whom it is about; null: nobody. */
  customer_id: string | null;
  received_at: Instant;
  /** Null until it has had its effect. */
  handled_at: InstantOrNone;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    billing_customers: BillingCustomerTable;
    subscriptions: SubscriptionTable;
    payments: PaymentTable;
    payment_events: PaymentEventTable;
    allowance_entries: AllowanceEntryTable;
    payment_sandbox_state: PaymentSandboxStateTable;
    payment_sandbox_objects: PaymentSandboxObjectTable;
    payment_sandbox_deliveries: PaymentSandboxDeliveryTable;
    payment_sandbox_requests: PaymentSandboxRequestTable;
  }
}
