import type { ReportDraft } from '../../draft/report-draft.ts';
import * as texts from '../../texts/returns-texts.ts';
import type { YieldRung } from '../document/insight-report.ts';

/** From the advertised yield down to the return on equity; each step is a figure too. */
export function writeLadder(draft: ReportDraft): YieldRung[] {
  const { ledger } = draft;
  const rungs: YieldRung[] = [];
  const step = (id: string, upper: string, lower: string) => {
    const [from, to] = [ledger.value(upper), ledger.value(lower)];
    return ledger.computed(id, from === null || to === null ? null : to - from, texts.stepFormula, [lower, upper], {
      because: texts.noStep,
    });
  };
  const claimed = ledger.value('facts.stated_gross_yield') !== null;
  if (claimed) rungs.push({ figure: 'facts.stated_gross_yield', step: null });
  rungs.push({
    figure: 'returns.gross_yield',
    step: claimed ? step('yield_step.rent_claim', 'facts.stated_gross_yield', 'returns.gross_yield') : null,
  });
  rungs.push({ figure: 'returns.effective_yield', step: step('yield_step.vacancy', 'returns.gross_yield', 'returns.effective_yield') });
  rungs.push({ figure: 'returns.noi_yield', step: step('yield_step.expenses', 'returns.effective_yield', 'returns.noi_yield') });
  rungs.push({ figure: 'returns.net_yield', step: step('yield_step.acquisition', 'returns.noi_yield', 'returns.net_yield') });
  rungs.push({ figure: 'returns.cash_on_cash', step: step('yield_step.debt', 'returns.net_yield', 'returns.cash_on_cash') });
  return rungs;
}
