export interface PaymentStatusWords {
  label: 'Paid' | 'Failed' | 'Pending';
  tone: 'positive' | 'caution' | 'pending';
}

/** SUCCEEDED is paid and FAILED failed; anything else is on its way. */
export function paymentStatusWords(status: string): PaymentStatusWords {
  if (status === 'SUCCEEDED') return { label: 'Paid', tone: 'positive' };
  return status === 'FAILED' ? { label: 'Failed', tone: 'caution' } : { label: 'Pending', tone: 'pending' };
}
