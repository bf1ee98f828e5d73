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
  /** The mean with every method at its low end and at its high end. */
  readonly span: [number, number];
}

/**
 * Points added to the market cap rate for a sale after so many years: for aging, which ends at 45 years, or what the user gave, at every sale.
 * They do not depend on the holding period, so a sale in a year is the same in the exit ladder and in a run that is held for as long.
 */
export function exitSpread(subject: Subject, settings: Settings, year: number): number {
  if (year === 0) return 0;
  return settings.given.has('exit_cap_spread') ? settingOf(settings, 'exit_cap_spread') : exitSpreadForAge(subject, year);
}

/** A value with the ends of its range. */
type Spread = ContractValue;

function byCost(subject: Subject, valuation: Valuation, year: number, level: number): Spread | null {
  const { landValue, rebuildingCost, ageYears } = valuation;
  if (subject.isLeasehold || subject.isCondominium || landValue === null) return null;
  const left = Math.max(leastOfCost, 1 - (0.95 * (ageYears + year)) / marketLife[subject.structureUsed]);
  const building = rebuildingCost * (subject.kind === 'detached_house' ? tractHouse : 1) * left;
  const at = (land: number, share: number) => (land * landOfOfficial + building * share) * level;
  return { value: at(landValue.value, 1), low: at(landValue.low, 1 - costMargin), high: at(landValue.high, 1 + costMargin) };
}

function byContracts(subject: Subject, { floorAreaSqm, ageYears }: Valuation, year: number, level: number): Spread | null {
  const today = contractValue(subject, floorAreaSqm, ageYears);
  if (today === null) return null;
  const factor = contractAging(subject, ageYears, year) * level;
  return { value: today.value * factor, low: today.low * factor, high: today.high * factor };
}

/** Weighted geometric mean of the methods at one end of their ranges. */
function meanOf(
  found: readonly (readonly [ExitMethod, Spread])[],
  weightOf: Readonly<Record<ExitMethod, number>>,
  end: keyof Spread,
): number {
  return geometricMean(found.map(([method, spread]) => [Math.max(1, spread[end]), weightOf[method]] as const));
}

/**
 * What such a property sells for so many years from now, before costs: the same methods on the day of purchase (`year` 0) and on the
 * day of sale. Income is NOI of the year after ÷ the market cap rate of that age; contracts and cost follow the price level and age.
 * The asking price enters none of them.
 * @param noiForward NOI of the year after, at a property tax that does not follow the price; see `valueNoi`
 */
export function exitValue(subject: Subject, settings: Settings, valuation: Valuation, year: number, noiForward: number): ExitValue {
  const capRate = Math.max(0.5, settingOf(settings, 'market_cap_rate') + exitSpread(subject, settings, year)) / 100;
  const level = wholePower(1 + settingOf(settings, 'price_level_change') / 100, year);
  const income = Math.max(0, noiForward / capRate);
  const [lowCap, highCap] = capRateEnds(subject);
  const found: (readonly [ExitMethod, Spread])[] = [['income', { value: income, low: income / highCap, high: income / lowCap }]];
  const cost = byCost(subject, valuation, year, level);
  const contracts = byContracts(subject, valuation, year, level);
  if (cost !== null) found.push(['cost', cost]);
  if (contracts !== null) found.push(['contracts', contracts]);
  const studio = isStudio(subject, valuation.floorAreaSqm);
  const weightOf = weights[studio ? 'studio' : propertyClass(subject)];
  const { exit_method: choice } = settings.choices;
  const chosen = choice === 'weighted' ? undefined : found.find(([method]) => method === choice);
  const factor = settings.exitPriceFactor;
  const at = (end: keyof Spread): number => {
    const mean = chosen ? chosen[1][end] : meanOf(found, weightOf, end);
    const most = studio && !chosen ? (found[0]?.[1][end] ?? mean) : Number.POSITIVE_INFINITY;
    return roundYen(Math.min(mean, most * mostOverIncome) * factor);
  };
  const methods: ExitValue['methods'] = {};
  for (const [method, { value }] of found) methods[method] = roundYen(value * factor);
  return {
    capRate,
    methods,
    base: at('value'),
    // Of hundreds of cases a report shows the range of two.
    get span(): [number, number] {
      return [at('low'), at('high')];
    },
  };
}
