import type { ReportDraft } from '../../draft/report-draft.ts';
import { loanPayments } from '../../loan/schedule.ts';
import { yenText } from '../../numbers/number-text.ts';
import * as texts from '../../texts/loan-texts.ts';
import { loanInputs } from './loan-inputs.ts';

/** How far the last payment must stand above the one before it to be worth a word. */
const lumpFrom = 1.5;

/**
 * Interest that payments under the five-year rule leave unpaid, and what is due at once with the last payment.
 * Writes a figure for each; nothing where the rule leaves nothing open.
 */
export function writeUnpaidInterest(draft: ReportDraft): string[] {
  const { base, ledger, settings } = draft;
  const { terms } = base;
  if (terms?.adjustment !== 'five_year_125') return [];
  const payments = loanPayments(terms);
  const last = payments.at(-1)?.payment ?? 0;
  const before = payments.at(-2)?.payment ?? last;
  const peak = Math.max(0, ...payments.map((entry) => entry.unpaidInterest));
  const inputs = loanInputs(draft);
  const figures: string[] = [];
  const sentences = [texts.fiveYearRule(settings.values.later_rate ?? 0)];
  if (peak > 0) {
    figures.push(
      ledger.computed('loan.unpaid_interest', peak, texts.unpaidInterestFormula, inputs, {
        term: texts.unpaidInterest,
      }),
    );
    sentences.push(texts.unpaidInterestReaches(yenText(peak)));
  }
  if (last > before * lumpFrom) {
    figures.push(
      ledger.computed('loan.last_payment', last, texts.lastPaymentFormula, inputs, {
        term: texts.lastPayment,
      }),
    );
    sentences.push(texts.finalPayment(yenText(last)));
  }
  return figures.length === 0 ? [] : [sentences.join(' ')];
}
