import { caseMetrics } from '../../case/metrics.ts';
import type { CaseResult } from '../../case/work-out-case.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import * as texts from '../../texts/loan-texts.ts';

const shown = [
  ['equity', 'equity.initial', texts.equityAllCash],
  ['btcf', 'returns.btcf', texts.btcfAllCash],
  ['cash_on_cash', 'returns.cash_on_cash', texts.cashOnCashAllCash],
  ['irr', 'returns.irr', texts.irrAllCash],
  ['multiple', 'returns.multiple', texts.multipleAllCash],
] as const;

/** The same purchase without a loan, beside the loan. Nothing where the base case has no loan. */
export function writeCashPurchase(draft: ReportDraft, cash: CaseResult | null): void {
  if (cash === null) return;
  const { ledger } = draft;
  const metrics = caseMetrics(cash);
  for (const [key, from, label] of shown) {
    const figure = ledger.figures()[from];
    ledger.computed(`cash_purchase.${key}`, metrics[from] ?? null, texts.allCashFormula, [from, 'loan.amount'], {
      term: texts.allCash(label, figure?.label_ja ?? null, figure?.unit ?? 'JPY', figure?.definition ?? ''),
      because: key === 'irr' ? cash.ratios.irr.because : null,
    });
  }
}
