import { addMonths, monthsElapsed } from '../calendar/days.ts';
import { cutLike, latestMonthStart, monthStart, yearOf } from '../calendar/stated-dates.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import * as texts from '../texts/checks/handover-texts.ts';
import { type Check, type CheckOutcome, flag, frame, writeEffect } from './finding.ts';
import { reference } from './references.ts';

/** Months from the analysis date to the completion stated; a year alone ends with its December. Null where it is not in the future. */
export function monthsUntilBuilt(built: string | null, asOf: string): number | null {
  if (built === null || built.slice(0, 7) <= cutLike(asOf, built.slice(0, 7))) return null;
  return Math.max(1, monthsElapsed(monthStart(asOf), latestMonthStart(built)));
}

/** Rent counted from today that cannot be collected before completion and letting. */
function waitingEffect(draft: ReportDraft, months: number): string | null {
  const { ledger } = draft;
  const rent = ledger.value('rent.monthly_full') ?? 0;
  const letting = reference(draft, 'lease_up_months');
  const id = 'check.not_yet_built.months';
  if (!ledger.has(id))
    ledger.computed(id, months, texts.monthsFormula, ['facts.built_year', 'facts.built_month', 'analysis.year', 'analysis.month'], {
      term: texts.monthsUntilBuilt,
    });
  return writeEffect(draft, 'not_yet_built', texts.rentModeled, {
    value: -rent * (months + letting.value),
    ends: [-rent * (months + letting.high), -rent * letting.low],
    unit: 'JPY',
    inputs: ['rent.monthly_full', id, letting.id],
  });
}

/** Not among the 34: a building that is sold before it stands. */
export const notYetBuilt: Check = {
  frame: frame('not_yet_built', null, 'caution', texts.notYetBuiltAsked),
  run: (draft): CheckOutcome | null => {
    const { built } = draft.subject.values;
    const months = monthsUntilBuilt(built, draft.subject.asOf);
    if (months === null) return null;
    const late = yearOf(addMonths(draft.subject.asOf, months));
    return {
      ...flag(texts.notYetBuilt(built ?? '', late), ['check.not_yet_built.months', 'facts.built_year', 'facts.built_month']),
      effect: waitingEffect(draft, months),
    };
  },
};
