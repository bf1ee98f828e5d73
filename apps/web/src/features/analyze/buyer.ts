import type { Submission } from '@rimawari/api';

export type Buyer = NonNullable<Submission['buyer']>;

/** The fields as they are filled in; an empty text is nothing said. */
export interface BuyerFields {
  owner: '' | NonNullable<Buyer['owner']>;
  /** Yen, as typed. */
  income: string;
  financing: '' | NonNullable<Buyer['financing']>;
}

export const nothingSaid: BuyerFields = { owner: '', income: '', financing: '' };
export const incomeAtMost = 10_000_000_000;
export const notAnIncome = 'Enter a whole amount, for example 7,000,000, or leave it empty';

export const ownerOptions = [
  { value: '', label: 'Not stated (assumed: individual living in Japan)' },
  { value: 'resident', label: 'Individual living in Japan' },
  { value: 'non_resident', label: 'Individual living abroad (non-resident)' },
  { value: 'company', label: 'Japanese company' },
] as const;
export const financingOptions = [
  { value: '', label: 'Not stated (assumed: loan)' },
  { value: 'loan', label: 'With a loan' },
  { value: 'cash', label: 'Without a loan' },
] as const;

/** Null for nothing, undefined for what is not an amount. Full-width digits, separators and a yen sign are read. */
function readIncome(text: string): number | null | undefined {
  const plain = text.normalize('NFKC').replace(/[\s,¥円]/g, '');
  if (plain === '') return null;
  const yen = /^\d{1,11}$/.test(plain) ? Number(plain) : Number.NaN;
  return yen <= incomeAtMost ? yen : undefined;
}

/** What to say of the income; null when it can be sent. */
export function incomeProblem({ owner, income }: BuyerFields): string | null {
  return owner !== 'company' && readIncome(income) === undefined ? notAnIncome : null;
}

/** What is sent; null when nothing is said. */
export function buyerOf({ owner, income, financing }: BuyerFields): Buyer | null {
  const yen = owner === 'company' ? null : readIncome(income);
  const buyer: Buyer = {
    ...(owner !== '' && { owner }),
    ...(typeof yen === 'number' && { other_taxable_income_jpy: yen }),
    ...(financing !== '' && { financing }),
  };
  return Object.keys(buyer).length === 0 ? null : buyer;
}

/** The fields that say it. */
export function fieldsOf(buyer: Buyer | null | undefined): BuyerFields {
  const income = buyer?.other_taxable_income_jpy;
  return {
    owner: buyer?.owner ?? '',
    income: income === undefined ? '' : income.toLocaleString('en-US'),
    financing: buyer?.financing ?? '',
  };
}

/** Reads fields that were stored; what cannot be used is left out. */
export function storedFields(stored: unknown): BuyerFields {
  if (typeof stored !== 'object' || stored === null) return nothingSaid;
  const { owner, income, financing } = stored as Record<string, unknown>;
  return {
    owner: ownerOptions.find(({ value }) => value === owner)?.value ?? '',
    income: typeof income === 'string' ? income.slice(0, 40) : '',
    financing: financingOptions.find(({ value }) => value === financing)?.value ?? '',
  };
}
