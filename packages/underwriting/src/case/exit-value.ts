import { capRateSupplement } from '../assumptions/cap-rate-supplement.ts';
import type { Subject } from '../facts/subject.ts';
import { roundYen } from '../money/yen.ts';
import { residualRate } from '../valuation/cost-approach.ts';
import type { Valuation } from './purchase.ts';
import { type Settings, settingOf } from './settings.ts';

/** The three ways in which a sale is priced. */
export type ExitMethod = 'income' | 'cost' | 'contracts';

/** Yield that a sale is priced from at the day of purchase, as a ratio of NOI to price. */
export interface EntryRate {
  rate: number;
  /** The market's own rate of such property there; otherwise the yield of this purchase stands in. */
  fromMarket: boolean;
}

/**
 * The rate at entry: that of type and place where it is known, otherwise the yield at which this property is bought. An asking yield
 * counts full rent, so it is brought to NOI by the share of full rent that this property keeps. What investors expect is expected of a
 * recent, well-placed block: points are added for age, wood, leased land and the old earthquake standard, as in the reference cap rate.
 */
export function entryRateOf(subject: Subject, noi: number, fullRent: number, price: number): EntryRate {
  const level = subject.levels?.typical_yield ?? null;
  if (level === null || level.value <= 0 || noi <= 0 || fullRent <= 0) return { rate: noi / price, fromMarket: false };
  if (level.kind === 'expected') return { rate: (level.value + capRateSupplement(subject)) / 100, fromMarket: true };
  return { rate: (level.value / 100) * (noi / fullRent), fromMarket: true };
}

/** Points added to the rate at entry for a sale after so many years: the spread of the holding period, growing evenly. */
export function exitSpread(settings: Settings, year: number): number {
  const held = Math.max(1, Math.round(settingOf(settings, 'holding_years')));
  return (settingOf(settings, 'exit_cap_spread') * year) / held;
}

/** Factor of a building's age on the price per m², read on a straight line between the ages that are known. */
export function priceByAge(points: readonly { age_years: number; factor: number }[], age: number): number | null {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  if (age <= first.age_years) return first.factor;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before || age > point.age_years) continue;
    const share = (age - before.age_years) / (point.age_years - before.age_years);
    return before.factor + share * (point.factor - before.factor);
  }
  return last.factor;
}

/** Contracts of condominiums per m², aged to the year of the sale, times the area; null where none are known. */
function byContracts(subject: Subject, valuation: Valuation, year: number): number | null {
  const { contract_price: contracts, price_by_age: ages } = subject.levels ?? {};
  if (!subject.isCondominium || contracts?.unit !== 'JPY/m2') return null;
  const factor = ages ? priceByAge(ages.points, valuation.ageYears + year) : null;
  return factor === null ? null : roundYen(contracts.value * factor * valuation.floorAreaSqm);
}

/** Land at its official level and the building's replacement cost less wear then; null for leased land and where no level is known. */
function byCost(subject: Subject, valuation: Valuation, year: number): number | null {
  if (subject.isLeasehold || valuation.landValue === null) return null;
  const left = residualRate(valuation.ageYears + year, subject.legalLifeYears);
  return valuation.landValue.value + roundYen(valuation.rebuildingCost * left);
}

export interface ExitValue {
  capRate: number;
  /** Price by each method that is available, yen. */
  methods: Partial<Record<ExitMethod, number>>;
  /** Median of the methods, or the one that was chosen. */
  base: number;
  /** Lowest and highest of them. */
  span: [number, number];
}

function median(rising: readonly number[]): number {
  const middle = Math.floor(rising.length / 2);
  const upper = rising[middle] ?? 0;
  return rising.length % 2 === 1 ? upper : roundYen(((rising[middle - 1] ?? 0) + upper) / 2);
}

/**
 * What such a property sells for at the end of a year, before costs: by its income, by land and building, by contracts nearby. No rise
 * of prices is assumed. The base is the median of the methods that are available, or the one that was chosen; its range is their span.
 * @param noiForward NOI of the year after the sale, which a buyer pays for
 */
export function exitValue(
  subject: Subject,
  settings: Settings,
  valuation: Valuation,
  entryRate: number,
  year: number,
  noiForward: number,
): ExitValue {
  const capRate = Math.max(0.5, entryRate * 100 + exitSpread(settings, year)) / 100;
  const cost = byCost(subject, valuation, year);
  const contracts = byContracts(subject, valuation, year);
  const factor = settings.exitPriceFactor;
  const methods: ExitValue['methods'] = { income: Math.max(0, roundYen((noiForward / capRate) * factor)) };
  if (cost !== null) methods.cost = roundYen(cost * factor);
  if (contracts !== null) methods.contracts = roundYen(contracts * factor);
  const rising = Object.values(methods);
  if (rising.length > 1) rising.sort((left, right) => left - right);
  const { exit_method: chosen } = settings.choices;
  const one = chosen === 'median' ? undefined : methods[chosen];
  return { capRate, methods, base: one ?? median(rising), span: [rising[0] ?? 0, rising.at(-1) ?? 0] };
}
