import type { RentRollLine } from './extra-facts.ts';
import type { Level } from './place-levels.ts';
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
    | 'sublease_monthly_rent_jpy'
    | 'sublease_annual_rent_jpy'
    | 'assumed_monthly_rent_jpy'
    | 'assumed_annual_rent_jpy';
  /** Tenants pay it; otherwise it is what the seller says that every room let would bring. */
  paid: boolean;
}

/** A whole yen above zero. */
const yen = (value: number) => Math.max(1, Math.round(value));

/** Rent level of the dwelling, or of the mean dwelling of a building, for all dwellings together; null where the place has none. */
export function publicRent(subject: Subject): (Level & { method: 'A' | 'B' | 'C' }) | null {
  const level = subject.levels?.rent_levels.find(({ room }) => room === null);
  if (!level) return null;
  const times = (value: number) => yen(value * subject.unitsUsed);
  return { value: times(level.value), low: times(level.low), high: times(level.high), method: level.method };
}

/** Shops, offices or other uses in the building: public levels know dwellings alone. */
const otherUse = /店舗|事務所|オフィス|テナント|倉庫|診療所|工場/;
export function hasOtherUse({ extra, text, isCondominium }: Subject): boolean {
  if (isCondominium) return otherUse.test(`${extra.use ?? ''}${extra.registered_use ?? ''}`);
  return otherUse.test(
    [
      extra.unit_mix,
      extra.registered_use,
      extra.use,
      text,
      ...(extra.rent_roll ?? []).map(({ layout, unit }) => `${layout ?? ''}${unit ?? ''}`),
    ].join(' '),
  );
}

/** Whether a room of the roll has no tenant. */
export function isEmptyRoom(line: RentRollLine): boolean {
  return line.occupied === false || (line.rent_jpy === null && line.occupied !== true);
}

/** What an empty room is counted at: the public level, or the asking rent where that is lower; null where neither is known. */
function emptyRoomRent(subject: Subject, line: RentRollLine, index: number): number | null {
  const level = subject.levels?.rent_levels.find(({ room }) => room === index) ?? null;
  const commercial = otherUse.test(`${line.layout ?? ''}${line.unit ?? ''}`);
  const asked = line.asking_rent_jpy ?? (line.occupied === false ? line.rent_jpy : null);
  if (level === null || commercial) return asked;
  return asked === null ? level.value : Math.min(asked, level.value);
}

/**
 * Full monthly rent of a rent roll: what tenants pay with their common fees, and every empty room at the public level or at its asking
 * rent if lower, with its fee. Null if an empty room has neither.
 */
export function rentRollTotal(subject: Subject): number | null {
  const roll = subject.extra.rent_roll ?? [];
  if (roll.length === 0) return null;
  let total = 0;
  for (const [index, line] of roll.entries()) {
    const rent = isEmptyRoom(line) ? emptyRoomRent(subject, line, index) : line.rent_jpy;
    if (rent === null) return null;
    total += rent + (line.common_fee_jpy ?? 0);
  }
  return total > 0 ? yen(total) : null;
}

/** Whether the roll has a line for every dwelling that is known of. */
function rollIsWhole({ units, extra }: Subject): boolean {
  return units === null || (extra.rent_roll?.length ?? 0) >= units;
}

/**
 * A printed yield is the seller's rent in another form: price × yield of the same source, as it was worked out when the page was read,
 * so that a price changed later leaves it alone.
 */
function rentOfYield({ values, facts, price }: Subject): number | null {
  if (values.gross_yield_pct === null) return null;
  const { derived, derivations } = facts;
  if (derivations.monthly_rent_jpy?.rule === 'rent-from-stated-yield' && derived.monthly_rent_jpy !== undefined)
    return yen((derived.annual_rent_jpy ?? derived.monthly_rent_jpy * 12) / 12);
  return yen((price * values.gross_yield_pct) / 1200);
}

/** Whether the rent is worked out from a printed yield and the price of today: where a source was read, its own price made the rent. */
export function isRentOfYield(subject: Subject): boolean {
  const { values, facts } = subject;
  if (values.gross_yield_pct === null || facts.derivations.monthly_rent_jpy?.rule === 'rent-from-stated-yield') return false;
  return statedRent(subject)?.from === 'gross_yield_pct';
}

/** Whether tenants pay what is stated as the full rent: nothing says that a room is empty, or the rent paid now is as much. */
function isPaid(subject: Subject, full: number): boolean {
  const current = statedCurrent(subject);
  if (current !== null && current.monthly > 0) return subject.isOneHome || current.monthly >= full * 0.995;
  return current === null && subject.values.occupancy === 'tenanted';
}

/** The rent paid now as a total that a source prints; null where none is printed. Zero says that nobody pays. */
function statedCurrent({ extra }: Subject): { monthly: number; from: 'current_monthly_rent_jpy' | 'current_annual_rent_jpy' } | null {
  if (extra.current_monthly_rent_jpy !== undefined)
    return { monthly: Math.round(extra.current_monthly_rent_jpy), from: 'current_monthly_rent_jpy' };
  if (extra.current_annual_rent_jpy !== undefined)
    return { monthly: Math.round(extra.current_annual_rent_jpy / 12), from: 'current_annual_rent_jpy' };
  return null;
}

/** The rent with every room let that the sources state, or that follows from a stated yield; null when they say nothing. A corrected one comes first. */
export function statedRent(subject: Subject): StatedRent | null {
  const { values, extra, facts } = subject;
  if (facts.given?.monthly_rent_jpy !== undefined && values.monthly_rent_jpy !== null)
    return { monthly: yen(values.monthly_rent_jpy), basis: 'stated', from: 'monthly_rent_jpy', paid: true };
  // What a master tenant pays is the rent, whatever the sub-tenants pay.
  const sublease = [
    [extra.sublease_monthly_rent_jpy, 'sublease_monthly_rent_jpy'],
    [(extra.sublease_annual_rent_jpy ?? 0) / 12, 'sublease_annual_rent_jpy'],
  ] as const;
  for (const [rent, from] of sublease) if ((rent ?? 0) > 0) return { monthly: yen(rent ?? 0), basis: 'stated', from, paid: true };
  const roll = rollIsWhole(subject) ? rentRollTotal(subject) : null;
  if (roll !== null) return { monthly: roll, basis: 'stated', from: 'rent_roll', paid: true };
  const current = statedCurrent(subject);
  if (subject.isOneHome && current !== null && current.monthly > 0) return { ...current, basis: 'stated', paid: true };
  if (values.monthly_rent_jpy !== null) {
    const monthly = yen(values.monthly_rent_jpy);
    return { monthly, basis: 'stated', from: 'monthly_rent_jpy', paid: isPaid(subject, monthly) };
  }
  if (values.annual_rent_jpy !== null) {
    const monthly = yen(values.annual_rent_jpy / 12);
    return { monthly, basis: 'stated', from: 'annual_rent_jpy', paid: isPaid(subject, monthly) };
  }
  const partRoll = rentRollTotal(subject);
  if (partRoll !== null) return { monthly: partRoll, basis: 'stated', from: 'rent_roll', paid: true };
  const ofYield = rentOfYield(subject);
  if (ofYield !== null) return { monthly: ofYield, basis: 'from_stated_yield', from: 'gross_yield_pct', paid: isPaid(subject, ofYield) };
  const assumed = [
    [extra.assumed_monthly_rent_jpy, 'assumed_monthly_rent_jpy'],
    [(extra.assumed_annual_rent_jpy ?? 0) / 12, 'assumed_annual_rent_jpy'],
  ] as const;
  for (const [rent, from] of assumed)
    if ((rent ?? 0) > 0) return { monthly: Math.max(yen(rent ?? 0), current?.monthly ?? 0), basis: 'stated', from, paid: false };
  // A current rent of nothing says that nobody lives there, not what the rooms would fetch.
  if (current !== null && current.monthly > 0) return { ...current, basis: 'stated', paid: true };
  return null;
}

/** Rents and fees of the let rooms of a roll that has every room and says of each whether it is let; null otherwise. */
function paidByRoll(subject: Subject): { rents: number; fees: number } | null {
  const roll = subject.extra.rent_roll ?? [];
  if (roll.length === 0 || !rollIsWhole(subject) || roll.some((line) => line.occupied === null)) return null;
  const paid = roll.filter((line) => line.occupied);
  return {
    rents: paid.reduce((sum, line) => sum + (line.rent_jpy ?? 0), 0),
    fees: paid.reduce((sum, line) => sum + (line.common_fee_jpy ?? 0), 0),
  };
}

/**
 * Rent of a month that tenants pay now, where a total, a sublease or a roll states it apart from the full rent; null where none does, where
 * nobody pays, or where guests pay. It stays in the first year whatever full rent is counted.
 */
export function rentPaidNow(subject: Subject): number | null {
  const { extra, isBusinessIncome } = subject;
  const isApart =
    statedCurrent(subject) !== null ||
    extra.sublease_monthly_rent_jpy !== undefined ||
    extra.sublease_annual_rent_jpy !== undefined ||
    paidByRoll(subject) !== null;
  if (isBusinessIncome || !isApart) return null;
  const paid = currentMonthlyRent(subject);
  return paid !== null && paid > 0 ? paid : null;
}

/** Rent of a month that tenants pay now as the sources have it, where it is printed apart from the full rent. */
export function statedCurrentRent(subject: Subject): number | null {
  const { extra, values } = subject;
  const stated = statedCurrent(subject);
  if (stated !== null) return stated.monthly;
  if (extra.sublease_monthly_rent_jpy !== undefined) return Math.round(extra.sublease_monthly_rent_jpy);
  if (extra.sublease_annual_rent_jpy !== undefined) return Math.round(extra.sublease_annual_rent_jpy / 12);
  const roll = extra.rent_roll ?? [];
  if (roll.length > 0 && roll.every((line) => line.occupied !== null)) {
    const paid = roll.filter((line) => line.occupied);
    return Math.round(paid.reduce((sum, line) => sum + (line.rent_jpy ?? 0) + (line.common_fee_jpy ?? 0), 0));
  }
  if (values.occupancy === 'vacant' || values.occupancy === 'owner_occupied') return 0;
  if (values.occupancy === 'tenanted') return statedRent(subject)?.monthly ?? null;
  return null;
}

/**
 * Rent of a month that tenants pay now, with their common fees: a printed total that is the sum of the roll's rents alone leaves the
 * fees out, which the full rent counts.
 */
export function currentMonthlyRent(subject: Subject): number | null {
  const stated = statedCurrent(subject);
  const roll = paidByRoll(subject);
  if (stated !== null && roll !== null && roll.fees > 0 && Math.abs(stated.monthly - roll.rents) <= roll.rents * 0.005)
    return Math.round(roll.rents + roll.fees);
  return statedCurrentRent(subject);
}
