import type Stripe from 'stripe';
import type { Line } from './lines.ts';

export interface InvoiceOrder {
  customer: string;
  subscription: { id: string; metadata: Record<string, string>; origin: string | null };
  lines: Line[];
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  period: { start: number; end: number };
  /** When prorations among the lines were worked out. */
  prorationDate?: number;
}

interface WorkedOut {
  id: string;
  customer: Stripe.Customer;
  lines: Stripe.InvoiceLineItem[];
  total: number;
  due: number;
  endingBalance: number;
  number: string;
}

/** A finalised invoice that waits for its payment. */
export function newInvoice(now: number, order: InvoiceOrder, worked: WorkedOut): Stripe.Invoice {
  const { id, customer, lines, total, due } = worked;
  return {
    id,
    object: 'invoice',
    account_country: 'JP',
    account_name: 'Rimawari (sandbox)',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: order.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: lines[0]?.currency ?? customer.currency ?? 'usd',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: worked.endingBalance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: order.subscription.origin === null ? null : `${order.subscription.origin}/sandbox/invoices/${id}`,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: worked.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: order.subscription.metadata,
        subscription: order.subscription.id,
        ...(order.prorationDate === undefined ? {} : { subscription_proration_date: order.prorationDate }),
      },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: order.period.end,
    period_start: order.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  };
}
