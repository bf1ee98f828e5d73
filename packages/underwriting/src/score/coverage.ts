import { longestLoanYears } from '../assumptions/defaults.ts';
import type { CaseResult } from '../case/work-out-case.ts';
import type { Subject } from '../facts/subject.ts';
import { levelPayment } from '../loan/level-payment.ts';

/**
 * NOI of the first year over the heaviest payments to come: those of the dearest year held, those after years of interest only, and
 * those of a loan that ends with the tax life (or within ten years, where less of it is left). A longer term or a later start of
 * repayment earns no better mark.
 */
export function coverageOnTaxLife(subject: Subject, result: CaseResult): number | null {
  const { terms } = result;
  if (terms === null) return result.ratios.dscr.value;
  const monthlyRate = terms.annualRate / 12;
  const repaid = terms.months - (terms.interestOnlyMonths ?? 0);
  const longest = Math.min(repaid, longestLoanYears(subject) * 12);
  const levelled = repaid > longest || terms.interestOnlyMonths ? levelPayment(terms.principal, monthlyRate, longest) * 12 : 0;
  const payments = Math.max(levelled, ...result.heldLoanYears.map((year) => year.payment));
  return payments > 0 ? result.first.operation.noi / payments : result.ratios.dscr.value;
}

/** Which loan payments a coverage was held against, in words. */
export function paymentsCounted(heaviest: boolean): string {
  return heaviest
    ? 'heaviest loan payments to come, as if the loan were repaid within the tax life left (ten years where less is left)'
    : 'loan payments';
}
