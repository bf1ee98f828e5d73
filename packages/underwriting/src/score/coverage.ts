import { longestLoanYears } from '../assumptions/lender-terms.ts';
import type { CaseResult } from '../case/work-out-case.ts';
import type { Subject } from '../facts/subject.ts';
import { levelPayment } from '../loan/level-payment.ts';

/**
 * NOI of the first year over the heaviest payments to come: those of the dearest year held, those after years of interest only, and
 * those of a loan on the lender's own term. A longer term or a later start of repayment earns no
 * better mark.
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
