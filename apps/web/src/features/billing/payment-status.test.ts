import { expect, test } from 'vitest';
import { paymentStatusWords } from './payment-status.ts';

test('a payment is paid, failed or, whatever else the provider says, pending', () => {
  expect(['SUCCEEDED', 'FAILED', 'PENDING', 'REFUNDED', ''].map((status) => paymentStatusWords(status).label)).toEqual([
    'Paid',
    'Failed',
    'Pending',
    'Pending',
    'Pending',
  ]);
});

test('paid is green, failed red and pending yellow', () => {
  expect(['SUCCEEDED', 'FAILED', 'PENDING'].map((status) => paymentStatusWords(status).tone)).toEqual(['positive', 'caution', 'pending']);
});
