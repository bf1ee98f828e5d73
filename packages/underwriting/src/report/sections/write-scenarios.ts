import { outcomeOf } from '../../case/metrics.ts';
import type { ScenarioPlan } from '../../case/scenarios.ts';
import type { CaseResult } from '../../case/work-out-case.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { coversLoan } from '../../numbers/coverage-words.ts';
import { yenText } from '../../numbers/number-text.ts';
import * as texts from '../../texts/scenarios-texts.ts';
import * as shared from '../../texts/shared-texts.ts';
import type { ScenarioResult } from '../document/insight-report.ts';

const outcomes = {
  noi: 'returns.noi',
  btcf: 'returns.btcf',
  dscr: 'returns.dscr',
  net_yield: 'returns.net_yield',
  irr: 'returns.irr',
} as const;
function summarise(plan: ScenarioPlan, result: CaseResult): string {
  const cash = result.first.btcf;
  const carries =
    result.ratios.dscr.value === null
      ? texts.allCash
      : texts.coverage(coversLoan(result.ratios.dscr.value, result.terms?.interestOnlyMonths ? texts.interestOnlyPayments : texts.theLoan));
  const left = texts.cashFlow(yenText(cash));
  if (plan.id === 'base') return texts.baseCase(carries, left);
  // A rate of interest changes nothing where there is no loan.
  const inputs = result.terms === null ? plan.inputs.filter(({ id }) => id !== 'rate') : plan.inputs;
  const changes = inputs.map((input) => input.text).join(', ');
  return `${changes.charAt(0).toUpperCase()}${changes.slice(1)}. ${carries} ${left}`;
}

/** Figures of each scenario. The base scenario points at the base case's own figures. */
export function writeScenarios(
  draft: ReportDraft,
  cases: { plan: ScenarioPlan; result: CaseResult }[],
  prefix: 'scenario' | 'stress' = 'scenario',
): ScenarioResult[] {
  const { ledger } = draft;
  return cases.map(({ plan, result }) => {
    if (plan.id === 'base') return { id: plan.id, title: plan.title, summary: summarise(plan, result), changes: [], outcomes };
    const changes = plan.inputs.map((input) =>
      ledger.assumed(`${prefix}.${plan.id}.change.${input.id}`, input.value, `${prefix}/${plan.id}`, texts.changeReason, null, {
        term: texts.change(input.label, input.unit, plan.title.toLowerCase()),
      }),
    );
    const write = (key: keyof typeof outcomes) => {
      const baseId = outcomes[key];
      const base = ledger.figures()[baseId];
      const words = texts.outcome(
        base?.label ?? key,
        plan.title.toLowerCase(),
        base?.label_ja ?? null,
        base?.unit ?? 'ratio',
        base?.definition ?? '',
      );
      return ledger.computed(`${prefix}.${plan.id}.${key}`, outcomeOf[key](result), texts.outcomeFormula, [baseId, ...changes], {
        term: words,
        because: key === 'irr' ? result.ratios.irr.because : shared.noLoan,
      });
    };
    return {
      id: plan.id,
      title: plan.title,
      summary: summarise(plan, result),
      changes,
      outcomes: { noi: write('noi'), btcf: write('btcf'), dscr: write('dscr'), net_yield: write('net_yield'), irr: write('irr') },
    };
  });
}
