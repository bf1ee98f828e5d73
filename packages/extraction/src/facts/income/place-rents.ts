import type { ExtraFacts, FactValues, PropertyFacts, PropertyKind } from '@rimawari/underwriting';
import { assumedIncome, fullyLet, stateToday } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';

/** `想定賃料 637万円` names no period; more than half the price in one year can only be a year's rent. */
export function placeUndatedRent(values: FactValues, extra: ExtraFacts): void {
  const { assumed_monthly_rent_jpy: monthly } = extra;
  if (monthly === undefined || values.price_jpy === null || monthly * 12 < values.price_jpy / 2) return;
  delete extra.assumed_monthly_rent_jpy;
  extra.assumed_annual_rent_jpy ??= monthly;
}

/** `想定賃料` beside `現行賃料` is what the whole brings in once let, where the printed yield is the one that it gives. */
export function placeFullRent(values: FactValues, extra: ExtraFacts, evidence: PropertyFacts['evidence']): void {
  const { price_jpy: price, gross_yield_pct: printed } = values;
  if (price === null || printed === null || values.monthly_rent_jpy !== null || values.annual_rent_jpy !== null) return;
  if (extra.current_annual_rent_jpy === undefined && extra.current_monthly_rent_jpy === undefined) return;
  const decimals = Math.max(1, (String(printed).split('.')[1] ?? '').length);
  const gives = (year: number): boolean => Math.abs((year / price) * 100 - printed) < 10 ** -decimals;
  for (const [from, to, months] of [
    ['assumed_annual_rent_jpy', 'annual_rent_jpy', 1],
    ['assumed_monthly_rent_jpy', 'monthly_rent_jpy', 12],
  ] as const) {
    const value = extra[from];
    if (value === undefined || !gives(value * months)) continue;
    values[to] = value;
    evidence[to] = evidence[`extra.${from}`] ?? [];
    delete extra[from];
  }
}

/** Where only what is paid today is printed, that is the rent and the yield of the offer. */
export function placeCurrentRent(values: FactValues, extra: ExtraFacts, evidence: PropertyFacts['evidence']): void {
  const move = (
    from: 'current_monthly_rent_jpy' | 'current_annual_rent_jpy' | 'current_gross_yield_pct',
    to: 'monthly_rent_jpy' | 'annual_rent_jpy' | 'gross_yield_pct',
  ): void => {
    const value = extra[from];
    if (value === undefined) return;
    values[to] = value;
    evidence[to] = evidence[`extra.${from}`] ?? [];
    delete extra[from];
  };
  // What running text says, perhaps of another offer, gives way to a rent of today with a label.
  const isLoose = (evidence.monthly_rent_jpy ?? []).every(({ label }) => label === null);
  const isNamed = (evidence['extra.current_monthly_rent_jpy'] ?? []).some(({ label }) => label !== null);
  const isUnstated = values.monthly_rent_jpy === null || (isLoose && isNamed);
  if (isUnstated && values.annual_rent_jpy === null && extra.rent_roll === undefined) {
    move('current_monthly_rent_jpy', 'monthly_rent_jpy');
    move('current_annual_rent_jpy', 'annual_rent_jpy');
  }
  if (values.gross_yield_pct === null) move('current_gross_yield_pct', 'gross_yield_pct');
}

/** A label of a rent that nobody pays: `想定年収`, `予想賃料`; what a whole house brings in once it is let is another thing. */
const assumes = composed.i`^(?!.*(?:${fullyLet}|${stateToday})).*(?:${assumedIncome}|予想|査定|見込|予定|目安|assumed|estimated|expected|projected)`;

/** What one empty dwelling is thought to bring in, by the words of its label, is not a rent of it. */
export function placeAssumedRent(kind: PropertyKind, values: FactValues, extra: ExtraFacts, evidence: PropertyFacts['evidence']): void {
  if ((kind !== 'condominium_unit' && kind !== 'detached_house') || values.occupancy !== 'vacant') return;
  for (const [from, to] of [
    ['annual_rent_jpy', 'assumed_annual_rent_jpy'],
    ['monthly_rent_jpy', 'assumed_monthly_rent_jpy'],
  ] as const) {
    const value = values[from];
    const told = evidence[from] ?? [];
    if (value === null || !told.some(({ label }) => label !== null && assumes.test(label))) continue;
    values[from] = null;
    evidence[`extra.${to}`] ??= told;
    extra[to] ??= value;
  }
}
