import { capRateEnds, exitSpreadForAge } from '../assumptions/cap-levels.ts';
import { propertyClass } from '../facts/property-class.ts';
import type { PropertyClass } from '../facts/property-facts.ts';
import type { Subject } from '../facts/subject.ts';
import { roundYen } from '../money/yen.ts';
import { geometricMean } from '../numbers/power.ts';
import { wholePower } from '../numbers/whole-power.ts';
import type { Structure } from '../rules/structure.ts';
import { type ContractValue, contractAging, contractValue, isStudio } from './contract-value.ts';
import type { Valuation } from './purchase.ts';
import { type Settings, settingOf } from './settings.ts';

/** The three methods by which a property is valued, on every day alike. */
export type ExitMethod = 'income' | 'cost' | 'contracts';

/** Weights of the methods in the mean, in twentieths; a method that is not available leaves its weight to the others. */
const weights: Record<PropertyClass | 'studio', Readonly<Record<ExitMethod, number>>> = {
  studio: { income: 14, cost: 0, contracts: 6 },
  unit: { income: 8, cost: 0, contracts: 12 },
  light_block: { income: 13, cost: 7, contracts: 0 },
  solid_block: { income: 15, cost: 5, contracts: 0 },
  house: { income: 5, cost: 9, contracts: 6 },
};
/** A studio is bought for its rent: contracts of larger units lift its value by at most this over its income. */
const mostOverIncome = 1.25;
/** Land is contracted at about so much of its official level. */
const landOfOfficial = 1.1;
/** Years over which a building loses 95% of its replacement cost: a market life, not the statutory one (国土交通省 2014). */
const marketLife: Record<Structure, number> = { W: 45, LGS: 45, CB: 45, S: 55, RC: 65, SRC: 65 };
const leastOfCost = 0.05;
/** A tract house costs so much of what a wooden building to order costs. */
const tractHouse = 190_000 / 220_000;
/** Ends of the range of the building cost. */
const costMargin = 0.15;

export interface ExitValue {
  /** Cap rate of the year, a ratio of NOI. */
  capRate: number;
  /** Value by each method that is available, yen. */
  methods: Partial<Record<ExitMethod, number>>;
  /** Weighted geometric mean of the methods, or the one that was chosen. */
  base: number;
}

/**
 * Points added to the market cap rate for a sale after so many years: for aging, which ends at 45 years, or what the user gave, at every sale.
 * They do not depend on the holding period, so a sale in a year is the same in the exit ladder and in a run that is held for as long.
 */
export function exitSpread(subject: Subject, settings: Settings, year: number): number {
  if (year === 0) return 0;
  return settings.given.has('exit_cap_spread') ? settingOf(settings, 'exit_cap_spread') : exitSpreadForAge(subject, year);
}

/** The middle of the ranges of the methods, or one end of them. */
type End = keyof ContractValue;

function byCost(
  subject: Subject,
  { landValue, rebuildingCost, ageYears }: Valuation,
  year: number,
  level: number,
  end: End,
): number | null {
  if (subject.isLeasehold || subject.isCondominium || landValue === null) return null;
  const left = Math.max(leastOfCost, 1 - (0.95 * (ageYears + year)) / marketLife[subject.structureUsed]);
  const building = rebuildingCost * (subject.kind === 'detached_house' ? tractHouse : 1) * left;
  const share = end === 'value' ? 1 : end === 'low' ? 1 - costMargin : 1 + costMargin;
  return (landValue[end] * landOfOfficial + building * share) * level;
}

function byContracts(subject: Subject, { floorAreaSqm, ageYears }: Valuation, year: number, level: number, end: End): number | null {
  const today = contractValue(subject, floorAreaSqm, ageYears);
  return today && today[end] * (contractAging(subject, ageYears, year) * level);
}

/** Value by each method at the middle or one end of its range, yen and not rounded, and their mean. */
interface ValueAt extends Record<Exclude<ExitMethod, 'income'>, number | null> {
  capRate: number;
  income: number;
  /** After the shock to the price of every sale. */
  mean: number;
}

function valueAt(subject: Subject, settings: Settings, valuation: Valuation, year: number, noiForward: number, end: End): ValueAt {
  const capRate = Math.max(0.5, settingOf(settings, 'market_cap_rate') + exitSpread(subject, settings, year)) / 100;
  const level = wholePower(1 + settingOf(settings, 'price_level_change') / 100, year);
  const atMiddle = Math.max(0, noiForward / capRate);
  const income = end === 'value' ? atMiddle : atMiddle / capRateEnds(subject)[end === 'low' ? 1 : 0];
  const cost = byCost(subject, valuation, year, level, end);
  const contracts = byContracts(subject, valuation, year, level, end);
  const found = { capRate, income, cost, contracts };
  const { exit_method: choice } = settings.choices;
  const chosen = choice === 'weighted' ? null : found[choice];
  return { ...found, mean: roundYen((chosen ?? meanOf(subject, valuation, found)) * settings.exitPriceFactor) };
}

/** Weighted geometric mean of the methods. */
function meanOf(subject: Subject, { floorAreaSqm }: Valuation, { income, cost, contracts }: Omit<ValueAt, 'mean'>): number {
  const studio = isStudio(subject, floorAreaSqm);
  const weightOf = weights[studio ? 'studio' : propertyClass(subject)];
  const found: [value: number, weight: number][] = [[Math.max(1, income), weightOf.income]];
  if (cost !== null) found.push([Math.max(1, cost), weightOf.cost]);
  if (contracts !== null) found.push([Math.max(1, contracts), weightOf.contracts]);
  const mean = geometricMean(found);
  return studio ? Math.min(mean, income * mostOverIncome) : mean;
}

/**
 * What such a property sells for so many years from now, before costs: the same methods on the day of purchase (`year` 0) and on the
 * day of sale. Income is NOI of the year after ÷ the market cap rate of that age; contracts and cost follow the price level and age.
 * The asking price enters none of them.
 * @param noiForward NOI of the year after, at a property tax that does not follow the price; see `valueNoi`
 */
export function exitValue(subject: Subject, settings: Settings, valuation: Valuation, year: number, noiForward: number): ExitValue {
  const { capRate, income, cost, contracts, mean } = valueAt(subject, settings, valuation, year, noiForward, 'value');
  const factor = settings.exitPriceFactor;
  const methods: ExitValue['methods'] = { income: roundYen(income * factor) };
  if (cost !== null) methods.cost = roundYen(cost * factor);
  if (contracts !== null) methods.contracts = roundYen(contracts * factor);
  return { capRate, methods, base: mean };
}

/** The value with every method at its low end and at its high end, yen; of hundreds of cases a report shows the range of two. */
export function exitRange(...about: Parameters<typeof exitValue>): [low: number, high: number] {
  return [valueAt(...about, 'low').mean, valueAt(...about, 'high').mean];
}
