import { caseMetrics } from '../../case/metrics.ts';
import type { CaseResult } from '../../case/work-out-case.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { term } from '../../terms/term.ts';

const shown = [
  ['equity', 'equity.initial', 'Equity required, all cash'],
  ['btcf', 'returns.btcf', 'Cash flow before tax, all cash'],
  ['cash_on_cash', 'returns.cash_on_cash', 'Cash-on-cash return, all cash'],
  ['irr', 'returns.irr', 'IRR before tax, all cash'],
  ['multiple', 'returns.multiple', 'Equity multiple, all cash'],
] as const;

/** The same purchase without a loan, beside the loan. Nothing where the base case has no loan. */
export function writeCashPurchase(draft: ReportDraft, cash: CaseResult | null): void {
  if (cash === null) return;
  const { ledger } = draft;
  const metrics = caseMetrics(cash);
  for (const [key, from, label] of shown) {
    const figure = ledger.figures()[from];
    ledger.computed(`cash_purchase.${key}`, metrics[from] ?? null, 'base case recalculated without a loan', [from, 'loan.amount'], {
      term: term(
        label,
        figure?.label_ja ?? null,
        figure?.unit ?? 'JPY',
        `${figure?.definition ?? ''} All-cash purchase: no loan, loan fees or payments.`,
      ),
      because: key === 'irr' ? cash.ratios.irr.because : null,
    });
  }
}
