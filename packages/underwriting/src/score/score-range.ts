import { scenarioPlans } from '../case/scenarios.ts';
import { changeSettings, type Settings } from '../case/settings.ts';
import { type CaseResult, workOutCase } from '../case/work-out-case.ts';
import type { Finding } from '../checks/finding.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import type { EvidenceGrade } from './evidence-grade.ts';
import { type ScenarioScore, scenarioScore, scoreOfCase } from './scenario-score.ts';

/** One input of the score moved to one end of its range. */
interface Move {
  input: string;
  settings: Settings;
}

/** Rents at the ends: of the estimate, or five percent either way of what is stated. */
function rentEnds({ rent, settings }: ReportDraft): number[] {
  return rent.ends.length > 0 ? rent.ends : [0.95, 1.05].map((factor) => Math.round(settings.monthlyRent * factor));
}

/** Every declared input alone at both ends of its range: at most fourteen. An input that the user gave has no range and stays. */
function scoreMoves(draft: ReportDraft): Move[] {
  const { base, settings, settled } = draft;
  const moves: Move[] = [];
  const values = (input: string, change: Settings['values']) =>
    moves.push({ input, settings: { ...settings, values: { ...settings.values, ...change } } });
  for (const key of ['loan_to_price', 'loan_years', 'loan_rate', 'vacancy'] as const) {
    if (base.terms === null && key !== 'vacancy') continue;
    for (const end of settled.get(key)?.range ?? []) if (end !== settings.values[key]) values(key, { [key]: end });
  }
  if (draft.rent.basis !== 'given')
    for (const monthlyRent of rentEnds(draft)) moves.push({ input: 'rent', settings: { ...settings, monthlyRent } });
  const { span } = base.purchase.valuation.splitReading;
  if (span !== null && span[0] !== span[1]) for (const end of span) values('split', { building_share: (end / base.purchase.price) * 100 });
  if (base.exit.price > 0)
    for (const end of base.exit.span)
      if (end !== base.exit.price)
        moves.push({ input: 'exit', settings: { ...settings, exitPriceFactor: (settings.exitPriceFactor * end) / base.exit.price } });
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
  const populationIndex = ledger.value('place.population_index');
  const about = { subject, checks, populationIndex, grade };
  const cautiousChange = scenarioPlans(subject).find((plan) => plan.id === 'cautious')?.change ?? {};
  const score = scenarioScore({ ...about, base, cautious });
  const samePurchase = ['loan_years', 'loan_rate', 'vacancy', 'rent', 'exit'];
  const moves = scoreMoves(draft);
  const scores = moves.map(({ input, settings }) => {
    const quick = {
      entryYield: base.exit.entryRate,
      ...(samePurchase.includes(input) ? { purchase: base.purchase } : {}),
    };
    const moved = workOutCase(subject, settings, quick);
    const stressed = workOutCase(subject, changeSettings(settings, cautiousChange), { ...quick, purchase: moved.purchase });
    return scoreOfCase({ ...about, base: moved, cautious: stressed });
  });
  return { score, range: [Math.min(score.score, ...scores), Math.max(score.score, ...scores)], evaluations: moves.length };
}
