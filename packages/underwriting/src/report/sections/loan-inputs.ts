import { present, type ReportDraft } from '../../draft/report-draft.ts';

/** Amount, rate and term: what every figure of the loan rests on. */
export const loanTerms = ['loan.amount', 'assumptions.loan_rate', 'assumptions.loan_years'] as const;

/** Assumptions that move the loan away from equal terms throughout: those made alone, and a year only with what happens in it. */
export function laterTerms({ ledger, settings }: ReportDraft): string[] {
  const { prepayment, later_rate: laterRate, interest_only_years: interestOnly, bonus_share: bonus } = settings.values;
  return present(ledger, [
    ...(bonus ? ['assumptions.bonus_share'] : []),
    ...((interestOnly ?? 0) > 0 ? ['assumptions.interest_only_years'] : []),
    ...(laterRate === undefined ? [] : ['assumptions.later_rate', 'assumptions.later_rate_from_year']),
    ...(prepayment ? ['assumptions.prepayment', 'assumptions.prepayment_year'] : []),
  ]);
}

/** All that the payments of a later year rest on. */
export function loanInputs(draft: ReportDraft): string[] {
  return [...loanTerms, ...laterTerms(draft)];
}
