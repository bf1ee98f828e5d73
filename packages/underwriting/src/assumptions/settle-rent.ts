import { UnderwritingError } from '../errors.ts';
import { currentMonthlyRent, hasOtherUse, publicRent, type RentBasis, rentPaidNow, type StatedRent, statedRent } from '../facts/rent.ts';
import type { Subject } from '../facts/subject.ts';
import type { AssumptionKey } from './defaults.ts';
import type { SettledAssumption } from './settled-assumption.ts';

/**
 * Share of a lodging’s revenue that an operator would pay as rent: the rest goes to the manager (20%), portals (12%), utilities (5%),
 * cleaning and linen. Stands for rent until a lease is shown.
 */
export const rentOfLodging = 0.45;

/** How an estimated rent was found: by the public level of the place, or by our own guide per m². */
export type RentEstimate = 'A' | 'B' | 'C';

/** The full rent of a month that the report works from: every room, let rooms at what is paid. */
export interface SettledRent {
  monthly: number;
  basis: RentBasis;
  /** Rents at the ends of the range, when the rent is estimated. */
  ends: number[];
  /** The seller's figure, where the base case counts less than it. */
  claim: number | null;
  stated: StatedRent | null;
  estimate: RentEstimate | null;
  /** Stated or given, and not estimated. */
  isKnown: boolean;
  /** What tenants pay now, where the sources state it apart: the first year brings no more, whatever full rent is counted. Null where they do not. */
  paidNow: number | null;
  /** The same where it is less than the full rent: the cash of the first year. Null where every room is let, or none. */
  firstYear: number | null;
}

type Found = Omit<SettledRent, 'isKnown' | 'paidNow' | 'firstYear'>;

/** Full rent as the sources have it. What tenants do not pay counts up to the upper end of the public range, for dwellings alone. */
function settleStated(subject: Subject, stated: StatedRent): Found {
  const level = publicRent(subject);
  const paidNow = currentMonthlyRent(subject) ?? 0;
  const frame = { basis: stated.basis, ends: [], stated, estimate: null };
  // A total that is paid while rooms stand empty says nothing of them: they come on top at the public level.
  if (stated.from.startsWith('current') && subject.values.occupancy === 'partial' && level !== null && level.value > stated.monthly) {
    const ends = [Math.max(stated.monthly, level.low), Math.max(stated.monthly, level.high)];
    return { ...frame, monthly: level.value, ends, claim: null, estimate: level.method };
  }
  const cap = stated.paid || level === null || hasOtherUse(subject) ? null : Math.max(level.high, paidNow);
  const monthly = cap === null ? stated.monthly : Math.min(stated.monthly, cap);
  return { ...frame, monthly, claim: monthly < stated.monthly ? stated.monthly : null };
}

/** The full rent of a month, and what tenants pay of it now. */
export function settleRent(subject: Subject, settled: ReadonlyMap<AssumptionKey, SettledAssumption>): SettledRent {
  const found = findRent(subject, settled);
  const paidNow = rentPaidNow(subject);
  return {
    ...found,
    isKnown: found.basis === 'given' || found.stated !== null,
    paidNow,
    firstYear: paidNow !== null && paidNow < found.monthly ? paidNow : null,
  };
}

/** Given by the user first, then as the sources state, then the public level of the place, then our guide per m². No price enters it. */
function findRent(subject: Subject, settled: ReadonlyMap<AssumptionKey, SettledAssumption>): Found {
  const given = settled.get('monthly_rent');
  const none = { ends: [], claim: null, stated: null, estimate: null };
  if (given) return { ...none, monthly: Math.round(given.value), basis: 'given' };
  const stated = statedRent(subject);
  if (stated && subject.isBusinessIncome)
    return { ...none, monthly: Math.round(stated.monthly * rentOfLodging), basis: stated.basis, stated, claim: stated.monthly };
  if (stated) return settleStated(subject, stated);
  const yieldGiven = settled.get('typical_gross_yield');
  if (yieldGiven?.given)
    return { ...none, monthly: Math.max(1, Math.round((subject.price * yieldGiven.value) / 1200)), basis: 'assumed', estimate: 'C' };
  const level = publicRent(subject);
  if (level) return { ...none, monthly: level.value, basis: 'assumed', ends: [level.low, level.high], estimate: level.method };
  const guide = settled.get('rent_per_m2');
  if (!guide) throw new UnderwritingError('invalid_assumption', 'No rent is stated and none can be estimated.', 'rent_per_m2');
  const area = subject.values.floor_area_m2 ?? settled.get('floor_area')?.value ?? 30 * subject.unitsUsed;
  const at = (perSqm: number) => Math.max(1, Math.round(perSqm * area));
  return { ...none, monthly: at(guide.value), basis: 'assumed', ends: (guide.range ?? []).map(at), estimate: 'C' };
}
