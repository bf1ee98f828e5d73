import {
  type PriceSplit,
  type StatedParts,
  splitByAssessedValues,
  splitByConsumptionTax,
  splitByContract,
  splitByCost,
  taxFits,
} from '../acquisition/price-split.ts';
import { parseDate } from '../calendar/days.ts';
import { yearOf } from '../calendar/stated-dates.ts';
import { UnderwritingError } from '../errors.ts';
import type { Subject } from '../facts/subject.ts';
import { roundYen, timesFraction, timesRate } from '../money/yen.ts';
import { consumptionTaxRate } from '../rules/consumption-tax.ts';
import { readRule } from '../rules/dated-rule.ts';
import { hasStandardCost, type StandardCost, standardBuildingCost, standardCostColumn } from '../rules/standard-building-cost.ts';
import type { Settings } from './settings.ts';

/** The building as the tax office's table prices it: new, and less the wear until the purchase. Yen. */
export interface StandardCostValue {
  entry: StandardCost;
  replacement: number;
  lessWear: number;
}

/** The split that counts, the others that the same facts allow, in their order, and the span of them all. */
export interface SplitReading {
  chosen: PriceSplit;
  possible: PriceSplit[];
  /** Lowest and highest part of the building among the methods; null where the user gave the share. */
  span: readonly [number, number] | null;
  standardCost: StandardCostValue | null;
  /** Parts were stated, but they do not add up to the price and are left aside. */
  statedPartsRejected: boolean;
  statedTaxRejected: boolean;
}

/** What the split rests on beside the price. */
export interface SplitBasis {
  /** Our own replacement cost, and less wear, yen. */
  values: { rebuildingCost: number; depreciatedCost: number };
  /** Estimates of the assessed values, each apart from the price; the land's is null where its share or its level is not known. */
  estimated: { land: number | null; building: number };
  standardCost: StandardCostValue | null;
}

/** Some of the price is always land, since cost knows nothing of it. */
const highestShare = { condominium: 0.75, other: 0.8 } as const;
/** A standing building is never worth nothing: the floor of the wear in assessed values (固定資産評価基準) holds for our cost too. */
const wearFloor = 0.2;

/** Rate of consumption tax that the building's part bears; zero unless the seller is known to be a taxable business. */
export function buildingTaxRate(subject: Subject): number {
  const stated = subject.extra.consumption_tax_jpy ?? 0;
  return subject.sellerIsBroker || stated > 0 ? readRule(consumptionTaxRate, subject.asOf).version.value : 0;
}

/** The building's cost by the tax office's table; null where the table has no such row, and past the tax life. For a unit its own floor area counts. */
export function standardCostOf(subject: Subject, floorAreaSqm: number, ageYears: number): StandardCostValue | null {
  const column = standardCostColumn(subject.structureUsed);
  const year = subject.values.built === null ? parseDate(subject.asOf).year - ageYears : yearOf(subject.values.built);
  if (column === null || !hasStandardCost(year)) return null;
  const entry = standardBuildingCost(column, year);
  const life = subject.legalLifeYears;
  // Past its tax life the table would put nothing on a building that stands and is let.
  if (ageYears >= life) return null;
  const replacement = roundYen(entry.yenPerSqm * floorAreaSqm);
  return { entry, replacement, lessWear: timesFraction(replacement, Math.max(0, life - ageYears), life) };
}

/** Backs the consumption tax out of a building's part that holds it. */
function withTaxInside(split: PriceSplit, rate: number): PriceSplit {
  if (split.consumptionTax > 0) return split;
  return { ...split, consumptionTax: split.building - roundYen(split.building / (1 + rate), 'ceil') };
}

/** The price that the stated parts divide: where another was entered, the sum of both parts, of which it keeps the proportion. */
function priceOfParts({ price, priceGiven }: Subject, { building, land, consumptionTax: tax = 0 }: StatedParts, rate: number): number {
  if (!priceGiven || building === undefined || land === undefined) return price;
  const isWithoutTax = tax > 0 && Math.abs(timesRate(building, rate) - tax) <= 1;
  return building + land + (isWithoutTax ? tax : 0);
}

/**
 * Divides the price into land and building: the share given by the user, else what the contract states, else the consumption tax in
 * the price, else assessed values as stated, else the tax office's table of building costs, unless the building is past its tax life,
 * else assessed values as estimated, else our own replacement cost. A court states no parts. Another price than the one asked keeps
 * the proportion that is stated. The method is recorded, and the span of all that apply.
 * Throws `invalid_assumption` where a method is asked for that the facts do not allow.
 */
export function splitPrice(subject: Subject, settings: Settings, basis: SplitBasis): SplitReading {
  const { extra, price } = subject;
  const { estimated, standardCost, values } = basis;
  const rate = buildingTaxRate(subject);
  const parts = subject.isCourtAuction
    ? {}
    : {
        ...(extra.building_price_jpy === undefined ? {} : { building: extra.building_price_jpy }),
        ...(extra.land_price_jpy === undefined ? {} : { land: extra.land_price_jpy }),
        ...(extra.consumption_tax_jpy === undefined ? {} : { consumptionTax: extra.consumption_tax_jpy }),
      };
  const tax = subject.isCourtAuction ? 0 : (extra.consumption_tax_jpy ?? 0);
  const asked = priceOfParts(subject, parts, rate);
  const toPrice = (split: PriceSplit): PriceSplit => {
    if (price === asked) return split;
    const building = timesFraction(price, split.building, asked);
    return { ...split, building, land: price - building, consumptionTax: timesFraction(price, split.consumptionTax, asked) };
  };
  const contract = splitByContract(asked, parts, rate);
  const taxCanBeUsed = taxFits(asked, tax, rate);
  const highest = subject.isCondominium ? highestShare.condominium : highestShare.other;
  const { land, building } = subject.assessed;
  const possible: PriceSplit[] = [];
  if (contract) possible.push(withTaxInside(toPrice(contract), rate));
  if (taxCanBeUsed) possible.push(toPrice(splitByConsumptionTax(asked, tax, rate)));
  if (land !== null && building !== null && land + building > 0) possible.push(splitByAssessedValues(price, land, building, rate));
  if (standardCost) possible.push(withTaxInside(splitByCost(price, standardCost.lessWear, highest, 'standard_cost'), rate));
  if (estimated.land !== null && estimated.land > 0 && estimated.building > 0)
    possible.push({
      ...splitByAssessedValues(price, land ?? estimated.land, building ?? estimated.building, rate),
      method: 'estimated_values',
    });
  const cost = Math.max(values.depreciatedCost, timesRate(values.rebuildingCost, wearFloor));
  possible.push(withTaxInside(splitByCost(price, cost, highest, 'building_cost'), rate));
  const buildings = possible.map((split) => split.building);
  const rejected = {
    statedPartsRejected: contract === null && (parts.building !== undefined || parts.land !== undefined),
    statedTaxRejected: tax > 0 && !taxCanBeUsed,
  };
  return {
    chosen: choose(settings, possible, price, rate),
    possible,
    span: settings.values.building_share === undefined ? [Math.min(...buildings), Math.max(...buildings)] : null,
    standardCost,
    ...rejected,
  };
}

function choose(settings: Settings, possible: readonly PriceSplit[], price: number, rate: number): PriceSplit {
  const share = settings.values.building_share;
  if (share !== undefined) {
    const building = timesRate(price, share / 100);
    return withTaxInside({ land: price - building, building, consumptionTax: 0, method: 'given_share' }, rate);
  }
  const { price_split: order } = settings.choices;
  const found = order === 'tax_office_order' ? possible[0] : possible.find((split) => split.method === order);
  if (!found)
    throw new UnderwritingError(
      'invalid_assumption',
      'A split by assessed values needs the assessed values of land and building, and the sources do not state both. Choose another method, or send the certificate of assessed value (固定資産評価証明書).',
      'price_split',
    );
  return found;
}
