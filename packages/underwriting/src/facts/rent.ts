import type { Subject } from './subject.ts';

/** Where the full rent comes from. `given` stands for a rent that the user typed in. */
export type RentBasis = 'stated' | 'from_stated_yield' | 'assumed' | 'given';

export interface StatedRent {
  monthly: number;
  basis: 'stated' | 'from_stated_yield';
  /** The fact it was read from, or worked out from. */
  from:
    | 'monthly_rent_jpy'
    | 'annual_rent_jpy'
    | 'rent_roll'
    | 'gross_yield_pct'
    | 'current_monthly_rent_jpy'
    | 'current_annual_rent_jpy'
    | 'sublease_monthly_rent_jpy';
}

/** Full monthly rent of a rent roll: rent and common fee of every room, at the asking rent where a room is empty. Null if a room has neither. */
export function rentRollTotal(subject: Subject): number | null {
  const roll = subject.extra.rent_roll ?? [];
  if (roll.length === 0) return null;
  let total = 0;
  for (const line of roll) {
    const rent = line.rent_jpy ?? line.asking_rent_jpy ?? null;
    if (rent === null) return null;
    total += rent + (line.common_fee_jpy ?? 0);
  }
  return total > 0 ? Math.max(1, Math.round(total)) : null;
}

/** The full-occupancy rent that the sources state, or that follows from a stated yield; null when they say nothing. */
export function statedRent(subject: Subject): StatedRent | null {
  const { values, extra } = subject;
  if (values.monthly_rent_jpy !== null)
    return { monthly: Math.max(1, Math.round(values.monthly_rent_jpy)), basis: 'stated', from: 'monthly_rent_jpy' };
  if (values.annual_rent_jpy !== null)
    return { monthly: Math.max(1, Math.round(values.annual_rent_jpy / 12)), basis: 'stated', from: 'annual_rent_jpy' };
  const roll = rentRollTotal(subject);
  if (roll !== null) return { monthly: roll, basis: 'stated', from: 'rent_roll' };
  // What a master tenant pays is the rent, whatever the sub-tenants pay.
  if ((extra.sublease_monthly_rent_jpy ?? 0) > 0)
    return { monthly: Math.round(extra.sublease_monthly_rent_jpy ?? 0), basis: 'stated', from: 'sublease_monthly_rent_jpy' };
  if (values.gross_yield_pct !== null)
    return {
      monthly: Math.max(1, Math.round((subject.price * values.gross_yield_pct) / 1200)),
      basis: 'from_stated_yield',
      from: 'gross_yield_pct',
    };
  // A current rent of nothing says that nobody lives there, not what the rooms would fetch.
  const current = [
    { monthly: Math.round(extra.current_monthly_rent_jpy ?? 0), from: 'current_monthly_rent_jpy' },
    { monthly: Math.round((extra.current_annual_rent_jpy ?? 0) / 12), from: 'current_annual_rent_jpy' },
  ] as const;
  const paid = current.find((entry) => entry.monthly > 0);
  if (paid) return { ...paid, basis: 'stated' };
  return null;
}

/** Rent of a month that tenants pay now, where it is printed apart from the full rent. */
export function currentMonthlyRent(subject: Subject): number | null {
  if (subject.extra.current_monthly_rent_jpy !== undefined) return Math.round(subject.extra.current_monthly_rent_jpy);
  if (subject.extra.current_annual_rent_jpy !== undefined) return Math.round(subject.extra.current_annual_rent_jpy / 12);
  if (subject.extra.sublease_monthly_rent_jpy !== undefined) return Math.round(subject.extra.sublease_monthly_rent_jpy);
  const roll = subject.extra.rent_roll ?? [];
  if (roll.length > 0 && roll.every((line) => line.occupied !== null)) {
    const paid = roll.filter((line) => line.occupied);
    return Math.round(paid.reduce((sum, line) => sum + (line.rent_jpy ?? 0) + (line.common_fee_jpy ?? 0), 0));
  }
  if (subject.values.occupancy === 'vacant' || subject.values.occupancy === 'owner_occupied') return 0;
  if (subject.values.occupancy === 'tenanted') return statedRent(subject)?.monthly ?? null;
  return null;
}
