import type { InsightReport } from '@rimawari/underwriting';

type Basis = InsightReport['headline']['rent_basis'] | 'seller';

/** Where the full rent comes from: what a seller assumes of rooms that nobody rents is stated too, and is not a rent. */
export function rentBasis({ figures, headline }: Pick<InsightReport, 'figures' | 'headline'>): Basis {
  const origin = figures['rent.monthly_full']?.origin;
  const isAssumed = origin?.kind === 'computed' && origin.inputs.includes('facts.assumed_rent');
  return headline.rent_basis === 'stated' && isAssumed ? 'seller' : headline.rent_basis;
}

export const rentWords: Readonly<Record<Basis, string>> = {
  stated: 'The rent is stated.',
  seller: 'The rent is the seller’s expectation.',
  given: 'The rent is entered by you.',
  from_stated_yield: 'The rent is calculated from the stated yield.',
  assumed: 'The rent is estimated.',
};

/** What stands above the income. */
export const rentLeads: Readonly<Record<Basis, string>> = {
  stated: 'The sources state the rent; vacancy and credit loss are deducted from it.',
  seller: 'In-place rent is not stated; the rent is the seller’s expectation.',
  given: 'The rent is the one you entered.',
  from_stated_yield: 'The rent is not stated; it is calculated from the advertised yield.',
  assumed: 'The rent is not stated; it is estimated as a range from public data. It does not depend on the price.',
};

/** Whether the rent is estimated: yield, coverage and score are then told as ranges. */
export function hasEstimatedRent({ net_rental_yield_range: ends }: InsightReport['headline']): boolean {
  return ends != null;
}
