import type { Assumption } from '../../assumptions/assumption.ts';
import { type AssumptionKey, assumptions } from '../../assumptions/defaults.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import * as texts from '../../texts/assumptions-texts.ts';

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

const standIns: Partial<Record<AssumptionKey, string>> = texts.standIns;

/** Why a given value moves nothing in this report; null where it does its work. */
function reasonUnused(draft: ReportDraft, key: AssumptionKey): string | null {
  const { base, settings, subject, settled } = draft;
  const { values, choices } = settings;
  const { owners: kinds }: Assumption = assumptions[key];
  if (kinds && !kinds.includes(choices.owner)) return texts.ownerIs(texts.owners[choices.owner]);
  if (loanKeys.includes(key) && base.terms === null) return texts.noLoan;
  if (key in standIns && settled.get(key)?.default === null) return standIns[key] ?? null;
  const loanYears = values.loan_years ?? 0;
  if (key === 'later_rate_from_year' && values.later_rate === undefined) return texts.noLaterRate;
  if (key === 'later_rate' && (values.later_rate_from_year ?? 0) > loanYears) return texts.loanEndsBefore;
  if (key === 'prepayment_year' && !values.prepayment) return texts.noPrepayment;
  if (key === 'prepayment' && values.prepayment && !base.loanYears.some((year) => year.prepaid > 0)) return texts.loanEndsBefore;
  if (key === 'interest_only_years' && (values.interest_only_years ?? 0) >= loanYears) return texts.asLongAsLoan;
  if (key === 'road_price' && subject.values.land_area_m2 === null) return texts.noLandArea;
  if ((key === 'lift_cost' && values.lift_cycle === undefined) || (key === 'lift_cycle' && values.lift_cost === undefined))
    return texts.elevatorNeedsBoth;
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
  if (method !== 'weighted' && draft.base.exit.methods[method] === undefined) unused.push(texts.exitMethodWithoutData(method === 'cost'));
  return unused.length === 0 ? [] : [texts.withoutFullEffect(unused.join('; '))];
}
