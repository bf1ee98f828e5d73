import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';

type Payment = Schemas['Payment'];

const paid = {
  id: 'pay_01J9',
  status: 'SUCCEEDED',
  description: 'Pro, monthly',
  processed_at: '2026-11-01T00:03:11Z',
  amount: 79,
  currency: 'usd',
  billing_period_start: '2026-11-01T00:00:00Z',
  billing_period_end: '2026-12-01T00:00:00Z',
} satisfies Payment;

/** Payment histories. */
export const paymentsOf = named<Payment[]>()({
  mixed: [
    paid,
    { ...paid, id: 'pay_01J8', status: 'FAILED', processed_at: '2026-10-01T00:02:40Z' },
    { ...paid, id: 'pay_01J7', status: 'PENDING', processed_at: null, billing_period_start: null, billing_period_end: null },
    { ...paid, id: 'pay_01J6', description: null, amount: 9_800, currency: 'JPY', processed_at: '2026-09-01T00:01:09Z' },
    { ...paid, id: 'pay_01J5', amount: 72.5, currency: 'EUR', processed_at: '2026-08-01T00:01:09Z' },
    { ...paid, id: 'pay_01J4', currency: null, processed_at: '2026-07-01T00:01:09Z' },
  ],
  none: [],
});
export type PaymentsSituation = Parameters<typeof paymentsOf>[0];
