import { scenarioPlans } from '../case/scenarios.ts';
import { type CaseChange, changeSettings } from '../case/settings.ts';
import { type CaseResult, workOutCase } from '../case/work-out-case.ts';
import type { Finding } from '../checks/finding.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import type { EvidenceGrade } from './evidence-grade.ts';
import { type ScenarioScore, scenarioScore } from './scenario-score.ts';

/** One assumption at a time is moved, to see how far the score may move with it. */
const moves: readonly CaseChange[] = [
  { vacancyPoints: -2 },
  { vacancyPoints: 5 },
  { ratePoints: -0.5 },
  { ratePoints: 1 },
  { costFactor: 0.8 },
  { costFactor: 1.4 },
];

/** The score of the base case, and the lowest and highest score nearby: at the ends of an assumed rent, and after each move. */
export function scoreWithRange(
  draft: ReportDraft,
  cautious: CaseResult,
  checks: readonly Finding[],
  grade: EvidenceGrade,
): { score: ScenarioScore; range: [number, number] } {
  const { subject, settings, base, ledger } = draft;
  const entryYield = base.ratios.noiYield.value ?? 0;
  const populationIndex = ledger.value('place.population_index');
  const scoreOf = (result: CaseResult, stressed: CaseResult) =>
    scenarioScore({ subject, base: result, cautious: stressed, checks, populationIndex, grade });
  const cautiousChange = scenarioPlans(subject).find((plan) => plan.id === 'cautious')?.change ?? {};
  const score = scoreOf(base, cautious);
  const nearby = [...draft.rentEnds.map((end) => end.settings), ...moves.map((change) => changeSettings(settings, change))];
  const scores = nearby.map((entry) => {
    const quick = { entryYield, purchase: base.purchase, withoutRates: true };
    return scoreOf(workOutCase(subject, entry, quick), workOutCase(subject, changeSettings(entry, cautiousChange), quick)).score;
  });
  return { score, range: [Math.min(score.score, ...scores), Math.max(score.score, ...scores)] };
}
