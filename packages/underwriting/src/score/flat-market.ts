import { capRateForAge } from '../assumptions/cap-levels.ts';
import { withDatedRepairs } from '../case/dated-repairs.ts';
import { type CaseChange, inputsOf } from '../case/input-change.ts';
import { changedCase } from '../case/moved-cases.ts';
import type { Purchase } from '../case/purchase.ts';
import { isAssumed, type Settings } from '../case/settings.ts';
import { type CaseResult, workOutCase } from '../case/work-out-case.ts';
import { atAssumedAge, type Subject } from '../facts/subject.ts';
import { scoreVersion } from './score-version.ts';

/** What a property is counted at in the score where its sources leave a fact out: the high end of what is usual for its kind and place. */
const unknownAge = 52;
const unknownFees = { management_fee_per_m2: 1.15, reserve_per_m2: 1.2 } as const;

/** Cautious case of the risk level, on the flat-market case. */
const cautiousChange: CaseChange = { rentFactor: 0.95, vacancyPoints: 5, rentChangePoints: -0.5, exitPriceFactor: 0.9 };

/** The purchase in a flat market, all cash and held for ten years, that the score marks. */
export interface FlatMarket {
  subject: Subject;
  result: CaseResult;
  /** The same with lower rent and sale, and more vacancy; worked out when it is asked for. */
  cautious: () => CaseResult;
}

/** Facts that no source states and nobody gave count at the bad end of what is usual, so that leaving one out does not pay. */
function unknownsAtBadEnd(subject: Subject, settings: Settings): { subject: Subject; settings: Settings } {
  const values = { ...settings.values };
  for (const key of ['management_fee_per_m2', 'reserve_per_m2'] as const) {
    const assumed = values[key];
    if (assumed !== undefined && isAssumed(settings, key)) values[key] = assumed * unknownFees[key];
  }
  if (!isAssumed(settings, 'building_age') || values.building_age === undefined) return { subject, settings: { ...settings, values } };
  const before = values.building_age;
  const aged = Math.max(before, unknownAge);
  values.building_age = aged;
  if (isAssumed(settings, 'market_cap_rate') && values.market_cap_rate !== undefined)
    values.market_cap_rate += capRateForAge(subject, before, aged);
  return { subject: atAssumedAge(subject, aged), settings: { ...settings, values } };
}

/** Settings of the flat-market case: no loan, ten years, rents that fall with age, costs and prices as they are. */
function flatSettings(subject: Subject, settings: Settings): Settings {
  const { rent_change, cost_growth, price_level_change, years } = scoreVersion.flatMarket;
  const flat: Settings = {
    ...settings,
    values: { ...settings.values, loan_to_price: 0, holding_years: years, rent_change, cost_growth, price_level_change },
  };
  return flat.datedRepairs === null ? flat : withDatedRepairs(subject, flat, flat.datedRepairs.length);
}

/** Whether a fact that the score counts at its bad end is left out. */
export const hasUnknowns = (settings: Settings): boolean =>
  (['management_fee_per_m2', 'reserve_per_m2', 'building_age'] as const).some((key) => isAssumed(settings, key));

/**
 * The flat-market case of a property at its price.
 * @param purchase all-cash purchase that is already worked out, where nothing that is paid at the purchase differs
 * @param unknowns where facts that nobody states stand: at the middle, as in the base case, or at the bad end, as the score marks them
 */
export function flatMarket(given: Subject, givenSettings: Settings, unknowns: 'middle' | 'bad end', purchase?: Purchase): FlatMarket {
  const { subject, settings } =
    unknowns === 'bad end' ? unknownsAtBadEnd(given, givenSettings) : { subject: given, settings: givenSettings };
  const flat = flatSettings(subject, settings);
  const result = workOutCase(subject, flat, purchase ? { purchase } : {});
  return { subject, result, cautious: () => changedCase({ subject, settings: flat }, result, inputsOf(flat, cautiousChange)) };
}
