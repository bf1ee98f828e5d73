import { scenarioPlans } from '../case/scenarios.ts';
import { changeSettings, type Settings } from '../case/settings.ts';
import type { SettledRent } from '../case/settle-rent.ts';
import { type CaseResult, workOutCase } from '../case/work-out-case.ts';
import type { Finding } from '../checks/finding.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import type { EvidenceGrade } from './evidence-grade.ts';
import { type ScenarioScore, scenarioScore, scoreOfCase } from './scenario-score.ts';

/** Rents at the ends: of the estimate, or five percent either way of what is stated. */
function rentEnds(rent: SettledRent, settings: Settings): number[] {
  return rent.ends.length > 0 ? rent.ends : [0.95, 1.05].map((factor) => Math.round(settings.monthlyRent * factor));
}

/** Every declared input alone at both ends of its range: at most fourteen. An input that the user gave has no range and stays. */
function scoreMoves({ base, settings, settled, rent, moved, subject }: ReportDraft): CaseResult[] {
  const moves: CaseResult[] = [];
  for (const key of ['loan_to_price', 'loan_years', 'loan_rate', 'vacancy'] as const) {
    if (base.terms === null && key !== 'vacancy') continue;
    for (const end of settled.get(key)?.range ?? []) if (end !== settings.values[key]) moves.push(moved(key, end));
  }
  if (rent.basis !== 'given') for (const monthlyRent of rentEnds(rent, settings)) moves.push(moved('rent', monthlyRent));
  const { span } = base.purchase.valuation.splitReading;
  if (span !== null && span[0] !== span[1]) for (const end of span) moves.push(moved('building_share', (end / base.purchase.price) * 100));
  const { price, entryRate } = base.exit;
  if (price > 0)
    for (const end of base.exit.span) {
      const changed = { ...settings, exitPriceFactor: (settings.exitPriceFactor * end) / price };
      if (end !== price) moves.push(workOutCase(subject, changed, { entryYield: entryRate, purchase: base.purchase }));
    }
  return moves;
}

/** The score of the base case, and the lowest and highest score with each declared input alone at the ends of its range. */
export function scoreWithRange(
  draft: ReportDraft,
  cautious: CaseResult,
  checks: readonly Finding[],
  grade: EvidenceGrade,
): { score: ScenarioScore; range: [number, number]; evaluations: number } {
  const { subject, base, ledger } = draft;
  const about = { subject, checks, populationIndex: ledger.value('place.population_index'), grade };
  const cautiousChange = scenarioPlans(subject).find((plan) => plan.id === 'cautious')?.change ?? {};
  const score = scenarioScore({ ...about, base, cautious });
  const moves = scoreMoves(draft);
  const scores = moves.map((moved) => {
    const options = { entryYield: base.exit.entryRate, purchase: moved.purchase };
    return scoreOfCase({ ...about, base: moved, cautious: workOutCase(subject, changeSettings(moved.settings, cautiousChange), options) });
  });
  return { score, range: [Math.min(score.score, ...scores), Math.max(score.score, ...scores)], evaluations: moves.length };
}
