import type { Kysely } from 'kysely';
import { findUser } from '../../identity/index.ts';
import type { Letter, LetterWriters, Tables } from '../../platform/index.ts';
import { mainUnits } from './minor-units.ts';
import { findPayment, type PaymentRow } from './store.ts';

/** Letters about money: they go out to whoever paid, also to an address that was never verified and from an account that was deactivated. */
export function paymentLetters(db: Kysely<Tables>, seller: string | null): Pick<LetterWriters, 'receipt' | 'renewal_failed'> {
  const write =
    (wanted: PaymentRow['status'], letterOf: (payment: PaymentRow, billing: Letter['action']) => Letter) =>
    async ({ paymentId }: { paymentId: string }, site: string | null) => {
      const payment = await findPayment(db, paymentId);
      // Another word of the provider came meanwhile, with a letter of its own.
      if (payment === null || payment.status !== wanted) return null;
      const user = await findUser(db, payment.user_id);
      const label = wanted === 'FAILED' ? 'Update your payment method' : 'Open your billing page';
      return user === null
        ? null
        : { to: user.email, letter: letterOf(payment, site === null ? null : { label, address: `${site}/billing` }) };
    };
  return {
    receipt: write('SUCCEEDED', (payment, billing) => receipt(payment, billing, seller)),
    renewal_failed: write('FAILED', renewalFailed),
  };
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function amountOf({ amount_minor, currency }: Told): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(mainUnits(amount_minor, currency));
}

/** What a letter says of a payment. */
type Told = Omit<PaymentRow, 'user_id' | 'status'>;

export function receipt(payment: Told, action: Letter['action'], seller: string | null): Letter {
  const { period_start: from, period_end: to } = payment;
  return {
    subject: 'Receipt for your Rimawari payment',
    before: [
      `We received your payment of ${amountOf(payment)}. Thank you.`,
      `For: ${payment.description ?? 'Subscription Payment'}`,
      `Paid on: ${day.format(payment.processed_at ?? payment.created_at)} (UTC)`,
      ...(from === null || to === null ? [] : [`Period: ${day.format(from)} to ${day.format(to)} (UTC)`]),
      `Payment: ${payment.id}`,
      ...(seller === null ? [] : [`Seller: ${seller}`]),
    ],
    action,
    after: [
      'Your subscription renews at the end of each period until you cancel. You can cancel at any time.',
      'If you did not make this payment, contact us.',
    ],
  };
}

export function renewalFailed(payment: Told, action: Letter['action']): Letter {
  return {
    subject: 'Your Rimawari renewal payment failed',
    before: [
      `The renewal payment of ${amountOf(payment)} failed. Nothing was charged.`,
      'New analyses are paused until the payment succeeds. You can still open your history and results.',
      'We will retry the payment over the next few days. If your card has changed, update your payment method.',
    ],
    action,
    after: ['You get this email because your Rimawari subscription renews automatically. To stop renewal, cancel on your billing page.'],
  };
}
