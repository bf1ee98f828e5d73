import type { ProviderSettings } from '../provider.ts';
import { listOf, priceOf, productOf, soldNames } from './catalogue.ts';
import { fakeProvider } from './fake-provider.ts';

export interface HeldSubscription {
  id: string;
  customer: string;
  status: string;
  created: number;
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  items: { data: { price: ReturnType<typeof priceOf>; current_period_start: number; current_period_end: number }[] };
}

export interface HeldInvoice {
  id: string;
  customer: string;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  attempted: boolean;
  created: number;
  currency: string;
  amount_due: number;
  amount_paid: number;
  billing_reason: string;
  description: null;
  status_transitions: { paid_at: number | null; finalized_at: number | null };
  lines: { data: { amount: number; description: string; period: { start: number; end: number } }[] };
}

export interface ProviderInMemory {
  settings: ProviderSettings;
  subscriptions: Map<string, HeldSubscription>;
  invoices: Map<string, HeldInvoice>;
  /** What was to be made. */
  asked: { path: string; given: Record<string, string>; idempotencyKey: string | null }[];
  /** Whether it answers. */
  isDown: boolean;
}

/** A provider that tells what it is given to hold: for proofs that need thousands of them. What it does itself, the sandbox does. */
export function providerInMemory(): ProviderInMemory {
  const held: ProviderInMemory = {
    subscriptions: new Map(),
    invoices: new Map(),
    isDown: false,
    asked: [],
    settings: fakeProvider(({ method, path, given, idempotencyKey }) => {
      if (held.isDown) throw new Error('The network is gone');
      const customer = given.get('customer');
      const ofCustomer = <One extends { customer: string; created: number }>(all: Map<string, One>) =>
        listOf([...all.values()].filter((one) => one.customer === customer).toSorted((one, other) => other.created - one.created));
      if (method === 'GET' && path === '/subscriptions') return { status: 200, body: ofCustomer(held.subscriptions) };
      if (method === 'GET' && path === '/invoices') return { status: 200, body: ofCustomer(held.invoices) };
      if (method === 'GET' && path.startsWith('/products/')) return { status: 200, body: productOf(path.replace('/products/prod_', '')) };
      if (method === 'GET' && path === '/prices') {
        return { status: 200, body: listOf(soldNames.map((name) => ({ ...priceOf(name), product: productOf(name) }))) };
      }
      const made = madeAt(path);
      if (method === 'POST' && made !== null) {
        held.asked.push({ path, given: Object.fromEntries(given), idempotencyKey });
        return { status: 200, body: made };
      }
      if (method === 'GET' && path === '/checkout/sessions') return { status: 200, body: listOf([]) };
      return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No ${path}` } } };
    }),
  };
  return held;
}

function madeAt(path: string): object | null {
  if (path === '/customers') return { id: 'cus_1Q' };
  if (path === '/checkout/sessions') return { id: 'cs_test_a1B2c3', url: 'https://checkout.stripe.com/c/pay/cs_test_a1B2c3' };
  return path === '/billing_portal/sessions' ? { id: 'bps_1Q', url: 'https://billing.stripe.com/p/session/test_9Zx' } : null;
}

export function heldSubscription(
  given: Partial<HeldSubscription> & { id: string; customer: string },
  plan = 'basic',
  [start, end]: [number, number] = [1_796_000_000, 1_798_592_000],
): HeldSubscription {
  return {
    status: 'active',
    created: start,
    billing_cycle_anchor: start,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    items: { data: [{ price: priceOf(plan), current_period_start: start, current_period_end: end }] },
    ...given,
  };
}

export function heldInvoice(
  given: Partial<HeldInvoice> & { id: string; customer: string; created: number },
  amount = 2900,
  period: [number, number] = [1_796_000_000, 1_798_592_000],
): HeldInvoice {
  const isPaid = (given.status ?? 'paid') === 'paid';
  return {
    status: 'paid',
    attempted: true,
    currency: 'usd',
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    billing_reason: 'subscription_create',
    description: null,
    status_transitions: { paid_at: isPaid ? given.created : null, finalized_at: given.created },
    lines: {
      data: [{ amount, description: `1 × Plan (at $${(amount / 100).toFixed(2)} / month)`, period: { start: period[0], end: period[1] } }],
    },
    ...given,
  };
}
