import { ageCorrection } from '../assessment/building-assessment.ts';
import { rebuildingCost } from '../assumptions/building-defaults.ts';
import { capRateForAge, oldSeismicPoints } from '../assumptions/cap-levels.ts';
import type { AssumptionKey } from '../assumptions/defaults.ts';
import { type CaseChange, inputsOf } from '../case/input-change.ts';
import { changedCase } from '../case/moved-cases.ts';
import type { Purchase } from '../case/purchase.ts';
import { type CaseInputs, resettleFor } from '../case/resettle.ts';
import { isAssumed, type Settings } from '../case/settings.ts';
import { type CaseResult, workOutCase } from '../case/work-out-case.ts';
import { atAssumedAge, type Subject } from '../facts/subject.ts';
import { ageCorrectionYears } from '../rules/guidelines.ts';
import type { Structure } from '../rules/structure.ts';
import { scoreVersion } from './score-version.ts';

/** Cautious case of the risk level, on the flat-market case. */
const cautiousChange: CaseChange = { rentFactor: 0.95, vacancyPoints: 5, rentChangePoints: -0.5, exitPriceFactor: 0.9 };

/** The purchase in a flat market, all cash and held for ten years, that the score marks. */
export interface FlatMarket {
  subject: Subject;
  result: CaseResult;
  /** The same with lower rent and sale, and more vacancy; worked out when it is asked for. */
  cautious: () => CaseResult;
}

/** Assessed value of a m² of such a building, in proportion. */
const assessedAt = (structure: Structure, ageYears: number): number =>
  rebuildingCost[structure][0] * ageCorrection(ageYears, ageCorrectionYears[structure]);

/** The most solid structure that is plausible where none is stated; a house may be of any. */
const solidest = ({ kind, plausibleStructures: all }: Subject): Structure | undefined =>
  all.length > 1 && kind === 'detached_house' ? 'RC' : all.at(-1);

/**
 * The property with each right to its land that a score is worked out for: the stated one; where none is, freehold, and leased land with the
 * ground rent, cap rate and costs that a stated land lease (借地権) brings. The lower score counts.
 */
export function rightsToMark(subject: Subject, settings: Settings): CaseInputs[] {
  if (subject.tenure !== 'unknown') return [{ subject, settings }];
  return [asFreehold(subject, settings), resettleFor({ ...subject, tenure: 'leasehold', isLeasehold: true }, settings)];
}

/** The property as if its land was stated to be freehold, which is how the report counts it. */
export const asFreehold = (subject: Subject, settings: Settings): CaseInputs => ({ subject: { ...subject, tenure: 'freehold' }, settings });

/**
 * Facts that no source states and nobody gave count at the bad end of what is usual for the kind and place, so that leaving one out does not
 * pay: high fees, an old building that is taxed as a young one, and a weak structure that is taxed as a solid one.
 */
function unknownsAtBadEnd(given: Subject, settings: Settings): CaseInputs {
  const { unknown } = scoreVersion;
  const values = { ...settings.values };
  const worsen = (key: AssumptionKey, factor: number) => {
    const assumed = values[key];
    if (assumed !== undefined && isAssumed(settings, key)) values[key] = assumed * factor;
  };
  worsen('management_fee_per_m2', unknown.managementFee);
  worsen('reserve_per_m2', unknown.reserveFee);
  const { structureUsed } = given;
  const before = values.building_age;
  const isUndated = before !== undefined && isAssumed(settings, 'building_age');
  const subject = isUndated ? atAssumedAge(given, Math.max(before, unknown.age)) : given;
  const { ageYears } = subject;
  const taxed = assessedAt(solidest(given) ?? structureUsed, isUndated ? unknown.taxedAge : ageYears);
  worsen('building_assessed_share', taxed / assessedAt(structureUsed, ageYears));
  if (isUndated) {
    values.building_age = ageYears;
    if (isAssumed(settings, 'market_cap_rate') && values.market_cap_rate !== undefined)
      values.market_cap_rate += capRateForAge(given, before, ageYears) + oldSeismicPoints;
  }
  return { subject, settings: { ...settings, values } };
}

/** Settings of the flat-market case: no loan, ten years, rents that fall with age, costs and prices as they are, repairs by the yearly reserve. */
function flatSettings(settings: Settings): Settings {
  const { rent_change, cost_growth, price_level_change, years } = scoreVersion.flatMarket;
  return {
    ...settings,
    datedRepairs: null,
    values: { ...settings.values, loan_to_price: 0, holding_years: years, rent_change, cost_growth, price_level_change },
  };
}

/** Whether a fact that the score counts at its bad end is left out. */
export const hasUnknowns = (subject: Subject, settings: Settings): boolean =>
  subject.tenure === 'unknown' ||
  subject.plausibleStructures.length > 1 ||
  (['management_fee_per_m2', 'reserve_per_m2', 'building_age'] as const).some((key) => isAssumed(settings, key));

/**
 * The flat-market case of a property at its price.
 * @param purchase all-cash purchase that is already worked out, where nothing that is paid at the purchase differs
 * @param unknowns where facts that nobody states stand: at the middle, as in the base case, or at the bad end, as the score marks them
 */
export function flatMarket(given: Subject, givenSettings: Settings, unknowns: 'middle' | 'bad_end', purchase?: Purchase): FlatMarket {
  const { subject, settings } =
    unknowns === 'bad_end' ? unknownsAtBadEnd(given, givenSettings) : { subject: given, settings: givenSettings };
  const flat = flatSettings(settings);
  const result = workOutCase(subject, flat, purchase ? { purchase } : {});
  return { subject, result, cautious: () => changedCase({ subject, settings: flat }, result, inputsOf(flat, cautiousChange)) };
}
