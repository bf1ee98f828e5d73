import { capRateEnds } from '../assumptions/cap-levels.ts';
import type { AssumptionKey } from '../assumptions/defaults.ts';
import type { SettledRent } from '../assumptions/settle-rent.ts';
import { eachStructure } from '../case/other-structures.ts';
import { resettle } from '../case/resettle.ts';
import type { Settings } from '../case/settings.ts';
import type { CaseResult } from '../case/work-out-case.ts';
import type { Finding } from '../checks/finding.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import type { EvidenceGrade } from './evidence-grade.ts';
import { asFreehold } from './flat-market.ts';
import { priceForBestFifth, type ScenarioScore, scenarioScore, scoreOfSettings } from './scenario-score.ts';
import { bindingCap } from './score-caps.ts';
import { scoreVersion } from './score-version.ts';

const openInputs = ['vacancy', 'management_fee_per_m2', 'reserve_per_m2', 'building_age'] as const;

/** Rents at the ends: of the estimate, or five percent either way of what is stated. */
function rentEnds(rent: SettledRent, settings: Settings): number[] {
  return rent.ends.length > 0 ? rent.ends : [0.95, 1.05].map((factor) => Math.round(settings.monthlyRent * factor));
}

/** Each open input with the ends of its range. An input that the user gave has no range and stays. */
function openEnds({ subject, settings, settled, rent }: ReportDraft): [input: AssumptionKey, ends: number[]][] {
  const cap = settings.values.market_cap_rate ?? 0;
  const open: [AssumptionKey, number[]][] = openInputs.flatMap((key) => {
    const range = settled.get(key)?.range;
    return range ? [[key, [...range]] as [AssumptionKey, number[]]] : [];
  });
  if (settled.get('market_cap_rate')?.given === null) open.push(['market_cap_rate', capRateEnds(subject).map((end) => cap * end)]);
  if (rent.basis !== 'given') open.push(['monthly_rent', rentEnds(rent, settings)]);
  return open;
}

/**
 * The score of the base case and its range: every open input alone at both ends, each structure that is plausible where none is stated as if
 * it was, and freehold where no right is, what it adds and what it takes summed as squares apart, at least the half-width of the evidence
 * grade, and no higher than the caps.
 */
export function scoreWithRange(
  draft: ReportDraft,
  cautious: CaseResult,
  checks: readonly Finding[],
  grade: EvidenceGrade,
): { score: ScenarioScore; range: [number, number]; bestFifthPrice: number | null } {
  const { subject, base, ledger, settings } = draft;
  const about = { checks, populationIndex: ledger.value('place.population_index'), grade };
  const score = scenarioScore({ ...about, subject, base, cautious });
  let [up, down] = [0, 0];
  for (const [input, ends] of openEnds(draft)) {
    const moves = ends.map((end) => {
      const { keepsPurchase, ...moved } = resettle({ subject, settings }, { set: { [input]: end } });
      const kept = keepsPurchase ? { purchase: score.marked.result.purchase } : {};
      return scoreOfSettings({ ...about, ...kept, ...moved }) - score.score;
    });
    up += Math.max(0, ...moves) ** 2;
    down += Math.min(0, ...moves) ** 2;
  }
  const owned = subject.tenure === 'unknown' ? [asFreehold(subject, settings)] : [];
  for (const facts of [eachStructure(subject, settings), owned]) {
    const moves = facts.map((one) => scoreOfSettings({ ...about, ...one }) - score.score);
    up += Math.max(0, ...moves) ** 2;
    down += Math.min(0, ...moves) ** 2;
  }
  const least = scoreVersion.leastRange[grade];
  const cap = bindingCap(score.caps);
  const inTenths = (value: number) => Math.round(Math.min(cap, Math.max(0, value)) * 10) / 10;
  const low = inTenths(score.score - Math.max(least, Math.sqrt(down)));
  const high = inTenths(score.score + Math.max(least, Math.sqrt(up)));
  const bestFifthPrice = priceForBestFifth({ ...about, subject, base });
  return { score, range: [Math.min(low, score.score), Math.max(high, score.score)], bestFifthPrice };
}
