import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { decimals } from '../../numbers/number-text.ts';
import { scoreMeasures } from '../../score/measure-names.ts';
import type { ScenarioScore, ScoreMeasure, ScorePart } from '../../score/scenario-score.ts';
import { weightsInScore } from '../../score/score-of-marks.ts';
import { scoreVersion } from '../../score/score-version.ts';
import type { InsightReport } from '../document/insight-report.ts';

const inputsOf: Record<ScoreMeasure, string[]> = {
  net_yield: ['returns.net_yield'],
  total_return: ['exit.price', 'exit.sale_costs', 'returns.ncf', 'assumptions.holding_years'],
  age: ['facts.age_years', 'facts.legal_life'],
  walk: ['facts.walk_minutes', 'facts.price'],
  vacancy: ['assumptions.vacancy'],
  population: ['place.population_index', 'facts.price'],
  legal: ['facts.built_year', 'facts.built_month', 'facts.price'],
  coverage: ['returns.dscr', 'assumptions.loan_years'],
  cautious_coverage: ['scenario.cautious.dscr', 'returns.dscr'],
  break_even: ['returns.break_even'],
};
const partNames: Record<ScorePart, string> = { property: 'Property', financing: 'Financing' };

/** `0 → 0, 2 → 3, …`: the curve as it is published. */
function curveText(name: ScoreMeasure): string {
  const curve = (scoreVersion.curves as Partial<Record<ScoreMeasure, readonly (readonly [number, number])[]>>)[name];
  return curve === undefined
    ? ''
    : `: ${curve.map(([value, mark]) => `${decimals(value, Number.isInteger(value) ? 0 : value * 10 === Math.round(value * 10) ? 1 : 2)} → ${mark}`).join(', ')}, in straight lines between`;
}

/** Measures, their weights, the two parts and the score itself. */
export function writeScore(
  draft: ReportDraft,
  score: ScenarioScore,
  range: [number, number],
): Pick<InsightReport, 'score_parts' | 'score_gates'> {
  const { ledger } = draft;
  const { version } = scoreVersion;
  const weights = weightsInScore(score.measures, score.financing !== null);
  const list = [...weights].map(([name, weight]) => {
    const { label, definition } = scoreMeasures[name];
    const part: ScorePart = name in scoreVersion.weights.property ? 'property' : 'financing';
    const title = `${partNames[part]}: ${label.toLowerCase()}`;
    const meaning = `${definition}${curveText(name)}.`;
    const weightId = ledger.assumed(
      `score.${name}.weight`,
      weight,
      `score@${version}`,
      `Weight of version ${version} of the score: ${scoreVersion.parts.property} % property and ${scoreVersion.parts.financing} % financing, without a loan the property alone; a measure that does not arise leaves its weight to the others of its part.`,
      null,
      { term: { label: `${title}, weight`, label_ja: null, unit: 'percent', definition: 'Share of the Scenario Score.' } },
    );
    const figure = ledger.computed(
      `score.${name}`,
      score.measures[name] ?? null,
      `curve of score version ${version}`,
      present(ledger, inputsOf[name]),
      {
        term: { label: title, label_ja: null, unit: 'score', definition: meaning },
      },
    );
    return {
      id: name,
      label: title,
      score: figure,
      weight: weightId,
      reading: `${title}: ${(score.measures[name] ?? 0).toFixed(1)} of 10. ${definition}.`,
    };
  });
  const partFigure = (part: ScorePart, value: number | null) => {
    const own = list.filter(({ id }) => id in scoreVersion.weights[part]);
    if (value === null || own.length === 0) return [];
    return [
      ledger.computed(
        `score.${part}`,
        value,
        'measures × weights',
        own.flatMap((entry) => [entry.score, entry.weight]),
        {
          term: {
            label: `${partNames[part]} part of the score`,
            label_ja: null,
            unit: 'score',
            definition: `${scoreVersion.parts[part]} % of the score where there is a loan.`,
          },
        },
      ),
    ];
  };
  const parts = [...partFigure('property', score.property), ...partFigure('financing', score.financing)];
  const before = ledger.computed(
    'score.before_gates',
    score.weighted,
    score.financing === null ? 'property part' : '0.65 × property + 0.35 × financing',
    parts,
    {
      term: {
        label: 'Score before the gates',
        label_ja: null,
        unit: 'score',
        definition: 'What the parts of the score come to, before a gate cuts or caps it.',
      },
    },
  );
  ledger.computed('score.scenario', score.score, 'score before the gates, cut or capped by those that apply', [before], {
    range,
    term: {
      label: 'Scenario Score',
      label_ja: null,
      unit: 'score',
      definition: `Summary of this model’s figures from 0 to 10, version ${version}. Its range moves each declared input alone to both ends: loan share, term, rate, vacancy, rent, division of the price and sale. It is neither advice nor an appraisal; parts, curves, weights and gates are published.`,
    },
  });
  return { score_parts: list, score_gates: score.gates };
}
