import { present, type ReportDraft } from '../../draft/report-draft.ts';
import type { ScenarioScore, ScorePart } from '../../score/scenario-score.ts';
import { scoreVersion } from '../../score/score-version.ts';
import type { InsightReport } from '../document/insight-report.ts';

const parts: Record<ScorePart, { label: string; definition: string; inputs: string[] }> = {
  income: {
    label: 'Income quality',
    definition:
      'Net yield on a published curve (3 % scores 5, 4 % scores 7, 6.5 % scores 10), and how equity grows over the holding period, the sale included and no rise in prices assumed.',
    inputs: ['returns.net_yield', 'returns.multiple', 'assumptions.holding_years'],
  },
  safety: {
    label: 'Cash-flow safety',
    definition:
      'Debt service coverage in the base and the cautious scenario, and the break-even ratio. A loan term beyond the building’s working life earns no better mark.',
    inputs: ['returns.dscr', 'scenario.cautious.dscr', 'returns.break_even'],
  },
  asset: {
    label: 'Building and land',
    definition: 'Age against tax life, life left against the loan term, and the land’s part of the price.',
    inputs: ['facts.age_years', 'facts.legal_life', 'assumptions.loan_years', 'split.land', 'facts.price'],
  },
  location: {
    label: 'Location and demand',
    definition: 'Walk to the station, assumed vacancy and the population projected for 2050.',
    inputs: ['facts.walk_minutes', 'assumptions.vacancy', 'place.population_index'],
  },
  legal: {
    label: 'Legal and physical',
    definition: 'Ten, less a deduction for each check that flags.',
    inputs: ['facts.built_year', 'facts.built_month', 'facts.price'],
  },
};

/** Sub-scores, weights and the score itself. */
export function writeScore(
  draft: ReportDraft,
  score: ScenarioScore,
  range: [number, number],
): Pick<InsightReport, 'score_parts' | 'score_gates'> {
  const { ledger } = draft;
  const reason = `Weight of version ${scoreVersion.version} of the score, published in the method section.`;
  const list = (Object.keys(parts) as ScorePart[]).map((name) => {
    const { label, definition, inputs } = parts[name];
    const weight = ledger.assumed(`score.${name}.weight`, scoreVersion.weights[name], `score@${scoreVersion.version}`, reason, null, {
      term: { label: `${label}, weight`, label_ja: null, unit: 'percent', definition: 'Share of the Scenario Score.' },
    });
    const figure = ledger.computed(
      `score.${name}`,
      score.parts[name],
      `curves of score version ${scoreVersion.version}`,
      present(ledger, inputs),
      { term: { label, label_ja: null, unit: 'score', definition } },
    );
    return { id: name, label, score: figure, weight, reading: `${label}: ${score.parts[name].toFixed(1)} of 10. ${definition}` };
  });
  ledger.computed(
    'score.scenario',
    score.score,
    'sub-scores × weights, held down by the gates that apply',
    list.flatMap((part) => [part.score, part.weight]),
    {
      range,
      term: {
        label: 'Scenario Score',
        label_ja: null,
        unit: 'score',
        definition:
          'Summary of this model’s figures from 0 to 10. It is neither advice nor an appraisal; its parts, curves and gates are published.',
      },
    },
  );
  return { score_parts: list, score_gates: score.gates };
}
