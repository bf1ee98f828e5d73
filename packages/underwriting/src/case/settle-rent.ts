import type { AssumptionKey } from '../assumptions/defaults.ts';
import type { SettledAssumption } from '../assumptions/overrides.ts';
import { UnderwritingError } from '../errors.ts';
import { type RentBasis, statedRent } from '../facts/rent.ts';
import type { Subject } from '../facts/subject.ts';

/** The full rent of a month that the report works from. */
export interface SettledRent {
  monthly: number;
  basis: RentBasis;
  /** Rents at the ends of the range, when the rent is assumed. */
  ends: number[];
}

/** Given by the user first, then as the sources state, then assumed from the usual yield of the type. */
export function settleRent(subject: Subject, settled: ReadonlyMap<AssumptionKey, SettledAssumption>): SettledRent {
  const given = settled.get('monthly_rent');
  if (given) return { monthly: Math.round(given.value), basis: 'given', ends: [] };
  const stated = statedRent(subject);
  if (stated) return { monthly: stated.monthly, basis: stated.basis, ends: [] };
  const typical = settled.get('typical_gross_yield');
  if (!typical)
    throw new UnderwritingError('invalid_assumption', 'No rent is stated and no yield to assume one from is set.', 'typical_gross_yield');
  const at = (yieldPercent: number) => Math.max(1, Math.round((subject.price * yieldPercent) / 1200));
  return { monthly: at(typical.value), basis: 'assumed', ends: (typical.range ?? []).map(at) };
}
