import type { components } from '@rimawari/api/types';
import type { AssumptionOverrides } from '@rimawari/underwriting';

/** What is known of the buyer, as the contract has it. */
export type Buyer = components['schemas']['Buyer'];

/** What the engine is given in place of its defaults. A company has no other income that the engine would tax. */
export function overridesOf(buyer: Buyer | null): AssumptionOverrides {
  const { owner, other_taxable_income_jpy: income, financing } = buyer ?? {};
  return {
    ...(owner !== undefined && { owner }),
    ...(income !== undefined && owner !== 'company' && { other_income: { value: income, reason: yourWord } }),
    ...(financing === 'cash' && { loan_to_price: { value: 0, reason: yourWord } }),
  };
}

const yourWord = 'Entered by you.';
