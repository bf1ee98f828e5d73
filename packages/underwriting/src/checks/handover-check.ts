import { dateText } from '../calendar/date-text.ts';
import { addMonths, monthsElapsed } from '../calendar/days.ts';
import { cutLike, latestMonthStart, monthStart, yearOf } from '../calendar/stated-dates.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import { term } from '../terms/term.ts';
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
    ledger.computed(
      id,
      months,
      'month of completion − analysis month',
      ['facts.built_year', 'facts.built_month', 'analysis.year', 'analysis.month'],
      {
        term: term(
          'Months until completion',
          '竣工までの月数',
          'months',
          'From the analysis date to the stated completion; construction is often late.',
        ),
      },
    );
  return writeEffect(draft, 'not_yet_built', {
    value: -rent * (months + letting.value),
    ends: [-rent * (months + letting.high), -rent * letting.low],
    unit: 'JPY',
    label: 'Rent modeled before completion and leasing',
    formula: '− monthly full-occupancy rent × (months until completion + months until leased); zero if payment is due only at handover',
    inputs: ['rent.monthly_full', id, letting.id],
  });
}

/** Not among the 34: a building that is sold before it stands. */
export const notYetBuilt: Check = {
  frame: frame(
    'not_yet_built',
    null,
    'caution',
    'Building confirmation (建築確認済証), construction contract (工事請負契約書) and completion guarantee (完成保証)',
    'When are completion (竣工) and handover (引渡し) due, what is paid before handover, and what happens if construction is late or differs from the plans?',
    '竣工・引渡しの予定日、引渡し前に支払う金額、遅延や図面との相違があった場合の取扱いを教えてください。',
  ),
  run: (draft): CheckOutcome | null => {
    const { built } = draft.subject.values;
    const months = monthsUntilBuilt(built, draft.subject.asOf);
    if (months === null) return null;
    const late = yearOf(addMonths(draft.subject.asOf, months));
    return {
      ...flag(
        'Building not completed',
        `Completion is stated for ${dateText(built ?? '')}, so rent, area and quality are plans. Money paid before handover (${late}) is at risk if the builder fails. This report models rent, loan and taxes from the analysis date.`,
        ['check.not_yet_built.months', 'facts.built_year', 'facts.built_month'],
      ),
      effect: waitingEffect(draft, months),
    };
  },
};
