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
  seller: 'The rent is what the seller assumes.',
  given: 'The rent is given by you.',
  from_stated_yield: 'The rent follows from the stated yield.',
  assumed: 'The rent is estimated by us.',
};

/** What stands above the income. */
export const rentLeads: Readonly<Record<Basis, string>> = {
  stated: 'What the rent is, and what is likely to arrive.',
  seller: 'No source states a rent that is paid: it is what the seller assumes.',
  given: 'The rent is the one you gave.',
  from_stated_yield: 'No source states the rent: it is worked out from the advertised yield.',
  assumed: 'No source states the rent: it is estimated from what such dwellings are let at, as a range. The price does not enter it.',
};

/** Whether the rent is estimated: yield, coverage and score are then told as ranges. */
export function hasEstimatedRent({ net_rental_yield_range: ends }: InsightReport['headline']): boolean {
  return ends != null;
}
