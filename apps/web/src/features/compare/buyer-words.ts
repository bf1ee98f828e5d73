import type { Schemas } from '@rimawari/api';
import { formatMoney } from '@rimawari/ui/format';

const owners = { resident: 'a resident of Japan', non_resident: 'an owner living abroad', company: 'a Japanese company' };

/** Whom all figures are worked out for. */
export function buyerWords(buyer: Schemas['Buyer'] | null): string {
  if (buyer === null) return 'The buyer is the default one: a resident of Japan with the other income and the loan that reports assume.';
  const { owner, other_taxable_income_jpy: income, financing } = buyer;
  const words = [
    owners[owner ?? 'resident'],
    owner === 'company'
      ? null
      : income === undefined
        ? 'other income as assumed'
        : `${formatMoney(income, 'JPY')} of other taxable income a year`,
    financing === 'cash' ? 'paying without a loan' : 'with the loan that reports assume',
  ];
  return `The buyer is as you stated it last: ${words.filter((word) => word !== null).join(', ')}.`;
}
