import type { InsightReport } from '@rimawari/underwriting';

export type RentBasis = InsightReport['headline']['rent_basis'] | 'seller';

/** Where the full rent comes from: what a seller assumes of rooms that nobody rents is stated too, and is not a rent. */
export function rentBasis({ figures, headline }: Pick<InsightReport, 'figures' | 'headline'>): RentBasis {
  const origin = figures['rent.monthly_full']?.origin;
  const isAssumed = origin?.kind === 'computed' && origin.inputs.includes('facts.assumed_rent');
  return headline.rent_basis === 'stated' && isAssumed ? 'seller' : headline.rent_basis;
}

/** Whether the rent is estimated: yield, coverage and score are then told as ranges. */
export function hasEstimatedRent({ net_rental_yield_range: ends }: InsightReport['headline']): boolean {
  return ends != null;
}
