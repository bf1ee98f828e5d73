import { timesRate, type Yen } from '../money/yen.ts';
import { readRule } from '../rules/dated-rule.ts';
import { nonResidentWithholding } from '../rules/income-tax.ts';

export interface PaymentAbroad {
  kind: 'rent' | 'sale';
  amount: Yen;
  payer: 'individual' | 'corporation';
  /** Whether the payer, or the payer's family, lives there. */
  ownResidence: boolean;
  paidOn: string;
}

/**
 * What a payer must keep back from an owner abroad. Rent: nothing if an individual rents it as a home.
 * Sale: nothing if an individual buys it as a home for at most 100 million yen. It is cash timing: the tax return settles it.
 */
export function withheldAbroad(payment: PaymentAbroad): Yen {
  const rule = readRule(nonResidentWithholding, payment.paidOn).version.value;
  const home = payment.payer === 'individual' && payment.ownResidence;
  if (payment.kind === 'rent') return home ? 0 : timesRate(payment.amount, rule.rent);
  return home && payment.amount <= rule.saleExemptUpTo ? 0 : timesRate(payment.amount, rule.sale);
}
