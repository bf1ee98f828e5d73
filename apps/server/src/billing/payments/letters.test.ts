import { describe, expect, it } from 'vitest';
import { receipt, renewalFailed } from './letters.ts';

const billing = { label: 'Open your billing page', address: 'https://rimawari.example/billing' };
const payment = {
  id: 'in_42',
  description: 'Basic, yearly',
  amount_minor: 2900,
  currency: 'usd',
  processed_at: new Date('2026-11-30T23:59:59Z'),
  period_start: new Date('2026-11-30T23:59:59Z'),
  period_end: new Date('2027-11-30T23:59:59Z'),
  created_at: new Date('2026-11-29T10:00:00Z'),
};

describe('the receipt for a payment', () => {
  it('says what was paid, for what, when, for which time and to whom', () => {
    const { subject, before, action } = receipt(payment, billing, '株式会社りまわり');
    expect(subject).toBe('Receipt for your Rimawari payment');
    expect(before).toEqual([
      'We received your payment of $29.00. Thank you.',
      'For: Basic, yearly',
      'Paid on: Nov 30, 2026 (UTC)',
      'Period: Nov 30, 2026 to Nov 30, 2027 (UTC)',
      'Payment: in_42',
      'Seller: 株式会社りまわり',
    ]);
    expect(action).toEqual(billing);
  });

  it('leaves out what is not known, and dates by its arrival a payment without its own day', () => {
    const bare = { ...payment, description: null, processed_at: null, period_start: null };
    expect(receipt(bare, null, null).before).toEqual([
      'We received your payment of $29.00. Thank you.',
      'For: Subscription Payment',
      'Paid on: Nov 29, 2026 (UTC)',
      'Payment: in_42',
    ]);
  });

  it.each([
    ['jpy', 4500, '¥4,500'],
    ['eur', 123_456, '€1,234.56'],
    ['kwd', 12_340, 'KWD 12.340'],
  ])('writes amounts of %s with its own decimals', (currency, amount_minor, shown) => {
    const [first = ''] = receipt({ ...payment, currency, amount_minor }, null, null).before;
    expect(first.replace(/\u00a0/g, ' ')).toBe(`We received your payment of ${shown}. Thank you.`);
  });

  it('promises nothing of the next payment but that it comes until it is cancelled', () => {
    expect(receipt(payment, null, null).after.join(' ')).toMatch(/renews at the end of each period until you cancel/);
  });
});

describe('the notice of a failed renewal', () => {
  it('says that nothing was charged, what is paused, what stays, and what to do', () => {
    const { subject, before, action, after } = renewalFailed({ ...payment, amount_minor: 24_900 }, billing);
    expect(subject).toBe('Your Rimawari renewal payment failed');
    expect(before).toEqual([
      'The renewal payment of $249.00 failed. Nothing was charged.',
      'New analyses are paused until the payment succeeds. You can still open your history and results.',
      'We will retry the payment over the next few days. If your card has changed, update your payment method.',
    ]);
    expect(action).toEqual(billing);
    expect(after).toEqual([
      'You get this email because your Rimawari subscription renews automatically. To stop renewal, cancel on your billing page.',
    ]);
  });
});
