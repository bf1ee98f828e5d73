import type { Schemas } from '@rimawari/api';
import { formatMoney } from '@rimawari/ui/format';

const owners = { resident: 'a resident of Japan', non_resident: 'a non-resident owner', company: 'a Japanese company' };

/** Whom all figures are worked out for. */
export function buyerWords(buyer: Schemas['Buyer'] | null): string {
  if (buyer === null) return 'Buyer: our default, a resident of Japan with our default other income and loan.';
  const { owner, other_taxable_income_jpy: income, financing } = buyer;
  const words = [
    owners[owner ?? 'resident'],
    owner === 'company'
      ? null
      : income === undefined
        ? 'our default other income'
        : `${formatMoney(income, 'JPY')} of other taxable income per year`,
    financing === 'cash' ? 'all-cash purchase' : 'our default loan',
  ];
  return `Buyer, as you last entered: ${words.filter((word) => word !== null).join(', ')}.`;
}
