import { outcomeOf } from '../../case/metrics.ts';
import type { ScenarioPlan } from '../../case/scenarios.ts';
import type { CaseResult } from '../../case/work-out-case.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import type { Term } from '../../figures/ledger.ts';
import { coversLoan } from '../../numbers/coverage-words.ts';
import { yenText } from '../../numbers/number-text.ts';
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
      ? 'All-cash purchase.'
      : `Income ${coversLoan(result.ratios.dscr.value, result.terms?.interestOnlyMonths ? 'the interest-only payments of year 1' : 'the loan')}.`;
  const left = `Cash flow before tax is ${yenText(cash)} in year 1.`;
  if (plan.id === 'base') return `Base case: the listed assumptions. ${carries} ${left}`;
  const changes = plan.inputs.map((input) => input.text).join(', ');
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
      ledger.assumed(
        `${prefix}.${plan.id}.change.${input.id}`,
        input.value,
        `${prefix}/${plan.id}`,
        'Change in this scenario: our default, not a forecast.',
        null,
        {
          term: {
            label: input.label,
            label_ja: null,
            unit: input.unit,
            definition: `Change from the base case in the ${plan.title.toLowerCase()} scenario.`,
          },
        },
      ),
    );
    const write = (key: keyof typeof outcomes) => {
      const baseId = outcomes[key];
      const base = ledger.figures()[baseId];
      const term: Term = {
        label: `${base?.label ?? key}, ${plan.title.toLowerCase()}`,
        label_ja: base?.label_ja ?? null,
        unit: base?.unit ?? 'ratio',
        definition: `${base?.definition ?? ''} With the changes of the ${plan.title.toLowerCase()} scenario.`,
      };
      return ledger.computed(
        `${prefix}.${plan.id}.${key}`,
        outcomeOf[key](result),
        'base case recalculated with the changes',
        [baseId, ...changes],
        { term, because: key === 'irr' ? result.ratios.irr.because : 'N/A: there is no loan.' },
      );
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
