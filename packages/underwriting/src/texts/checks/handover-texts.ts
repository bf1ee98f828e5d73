import { dateText } from '../../calendar/date-text.ts';
import { term } from '../../terms/term.ts';
import { asked, effect, found } from './check-text.ts';

// not_yet_built

export const monthsFormula = 'month of completion − analysis month';
export const monthsUntilBuilt = term(
  'Months until completion',
  '竣工までの月数',
  'months',
  'From the analysis date to the stated completion; construction is often late.',
);
export const rentModeled = effect(
  'Rent modeled before completion and leasing',
  '− monthly full-occupancy rent × (months until completion + months until leased); zero if payment is due only at handover',
);
export const notYetBuiltAsked = asked(
  'Building confirmation (建築確認済証), construction contract (工事請負契約書) and completion guarantee (完成保証)',
  'When are completion (竣工) and handover (引渡し) due, what is paid before handover, and what happens if construction is late or differs from the plans?',
  '竣工・引渡しの予定日、引渡し前に支払う金額、遅延や図面との相違があった場合の取扱いを教えてください。',
);
export const notYetBuilt = (completion: string, handover: number) =>
  found(
    'Building not completed',
    `Completion is stated for ${dateText(completion)}, so rent, area and quality are plans. Money paid before handover (${handover}) is at risk if the builder fails. This report models rent, loan and taxes from the analysis date.`,
  );
