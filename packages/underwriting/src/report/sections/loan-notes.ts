import type { ReportDraft } from '../../draft/report-draft.ts';
import { loanPayments } from '../../loan/schedule.ts';
import { yenText } from '../../numbers/number-text.ts';
import { term } from '../../terms/term.ts';
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
  const sentences = [
    `Under the five-year and 125% rules, the payment rises late and by at most 25% per review at the later rate of ${settings.values.later_rate ?? 0}%.`,
  ];
  if (peak > 0) {
    figures.push(
      ledger.computed(
        'loan.unpaid_interest',
        peak,
        'interest of each month − payment, carried forward: the highest of all months',
        inputs,
        {
          term: term(
            'Highest unpaid interest',
            '未払利息',
            'JPY',
            'Interest the agreed payment does not cover; it bears no interest itself.',
          ),
        },
      ),
    );
    sentences.push(`Unpaid interest then reaches ${yenText(peak)}.`);
  }
  if (last > before * lumpFrom) {
    figures.push(
      ledger.computed('loan.last_payment', last, 'loan balance in the last month + its interest + unpaid interest', inputs, {
        term: term('Final loan payment', '最終回返済額', 'JPY', 'Balance that the earlier payments, limited by the rule, did not repay.'),
      }),
    );
    sentences.push(`The final payment clears the balance: ${yenText(last)} at once.`);
  }
  return figures.length === 0 ? [] : [sentences.join(' ')];
}
