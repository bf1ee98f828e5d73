import type { Assumption, Owner } from '../../assumptions/assumption.ts';
import { type AssumptionKey, assumptions } from '../../assumptions/defaults.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';

const loanKeys: readonly AssumptionKey[] = [
  'loan_rate',
  'loan_years',
  'loan_fee',
  'bonus_share',
  'interest_only_years',
  'later_rate',
  'later_rate_from_year',
  'prepayment',
  'prepayment_year',
];
/** They arise only where a fact is missing, so a stated fact leaves them without effect. */
const standIns: Partial<Record<AssumptionKey, string>> = {
  floor_area: 'a floor area is stated',
  building_age: 'a completion date is stated',
  typical_gross_yield: 'a rent is stated or entered',
  management_fee_per_m2: 'a management fee is stated, or there is no owners’ association',
  reserve_per_m2: 'a repair reserve fee is stated, or there is no owners’ association',
  ground_rent: 'a ground rent is stated, or the land is freehold',
};
const owners: Record<Owner, string> = {
  resident: 'a resident individual',
  non_resident: 'a non-resident individual',
  company: 'a company',
};

/** Why a given value moves nothing in this report; null where it does its work. */
function reasonUnused(draft: ReportDraft, key: AssumptionKey): string | null {
  const { base, settings, subject, settled } = draft;
  const { values, choices } = settings;
  const { owners: kinds }: Assumption = assumptions[key];
  if (kinds && !kinds.includes(choices.owner)) return `the owner is ${owners[choices.owner]}`;
  if (loanKeys.includes(key) && base.terms === null) return 'there is no loan';
  if (key in standIns && settled.get(key)?.default === null) return standIns[key] ?? null;
  const loanYears = values.loan_years ?? 0;
  if (key === 'later_rate_from_year' && values.later_rate === undefined) return 'no later rate is entered';
  if (key === 'later_rate' && (values.later_rate_from_year ?? 0) > loanYears) return 'the loan ends before';
  if (key === 'prepayment_year' && !values.prepayment) return 'no prepayment is entered';
  if (key === 'prepayment' && values.prepayment && !base.loanYears.some((year) => year.prepaid > 0)) return 'the loan ends before';
  if (key === 'interest_only_years' && (values.interest_only_years ?? 0) >= loanYears) return 'it is as long as the loan term';
  if (key === 'road_price' && subject.values.land_area_m2 === null) return 'the land area is not stated';
  if ((key === 'lift_cost' && values.lift_cycle === undefined) || (key === 'lift_cycle' && values.lift_cost === undefined))
    return 'an elevator needs its cost and cycle';
  return null;
}

/** One sentence on given values that change nothing, so that none is dropped unsaid. */
export function noteUnusedGiven(draft: ReportDraft): string[] {
  const unused: string[] = [];
  for (const { key, given } of draft.settled.values()) {
    const reason = given === null ? null : reasonUnused(draft, key);
    if (reason !== null) unused.push(`${assumptions[key].label} (${reason})`);
  }
  const { exit_method: method } = draft.settings.choices;
  if (method !== 'weighted' && draft.base.exit.methods[method] === undefined)
    unused.push(`Exit price method (no data available for ${method === 'cost' ? 'land and building' : 'comparable sales'})`);
  return unused.length === 0 ? [] : [`Entered by you without full effect: ${unused.join('; ')}.`];
}
