import { longestLoanYears } from '../assumptions/defaults.ts';
import { caseMetrics } from '../case/metrics.ts';
import type { CaseResult } from '../case/work-out-case.ts';
import type { Finding } from '../checks/finding.ts';
import type { Subject } from '../facts/subject.ts';
import { levelPayment } from '../loan/level-payment.ts';
import { coversPayments } from '../numbers/coverage-words.ts';
import { decimals } from '../numbers/number-text.ts';
import { scoreOn } from './curve.ts';
import type { EvidenceGrade } from './evidence-grade.ts';
import { scoreVersion } from './score-version.ts';

export type ScorePart = keyof typeof scoreVersion.weights;

export interface ScoreInputs {
  subject: Subject;
  base: CaseResult;
  cautious: CaseResult;
  checks: readonly Finding[];
  populationIndex: number | null;
  grade: EvidenceGrade;
}

export interface ScoreGate {
  id: string;
  label: string;
  cap: number | null;
  applied: boolean;
  reason: string;
}

export interface ScenarioScore {
  parts: Record<ScorePart, number>;
  weighted: number;
  gates: ScoreGate[];
  score: number;
}

const { curves, unknown, deductions, gates, weights } = scoreVersion;

function mean(pairs: readonly (readonly [number, number])[]): number {
  const total = pairs.reduce((sum, [, weight]) => sum + weight, 0);
  return pairs.reduce((sum, [score, weight]) => sum + score * weight, 0) / total;
}

/** These weigh on other parts of the score, so they do not weigh on the legal part as well. */
const scoredElsewhere: readonly string[] = [
  'coverage',
  'rent_basis',
  'yield_claim',
  'full_against_current',
  'walk',
  'population',
  'life_and_loan',
];

function deductionOf(check: Finding): number {
  if (check.state === 'flag') return deductions[check.severity];
  if (check.state === 'unknown' && check.severity !== 'note')
    return check.severity === 'critical' ? deductions.unknownCritical : deductions.unknownCaution;
  return 0;
}

/** What comes back of equity over the holding period, in words. */
export function equityBackText(multiple: number, years: number): string {
  const over = `Over ${years} ${years === 1 ? 'year' : 'years'}`;
  return multiple < 0
    ? `${over} more than the equity is lost in the base case, the sale included.`
    : `${over} ${decimals(multiple, 2)} times the equity comes back in the base case, the sale included.`;
}

/** Yearly growth of equity over the holding period, percent; null where none is put in. Nothing back at all is −100. */
function equityGrowth(result: CaseResult): number | null {
  const multiple = result.ratios.multiple.value;
  if (multiple === null || result.years.length === 0) return null;
  return (Math.max(0, multiple) ** (1 / result.years.length) - 1) * 100;
}

/**
 * NOI of the first year over the heaviest payments to come: those of the dearest year held, those after years of interest only, and
 * those of a loan that ends within the building’s working life. A longer term or a later start of repayment earns no better mark.
 */
export function coverageOnWorkingLife(subject: Subject, result: CaseResult): number | null {
  const { terms } = result;
  if (terms === null) return result.ratios.dscr.value;
  const monthlyRate = terms.annualRate / 12;
  const repaid = terms.months - (terms.interestOnlyMonths ?? 0);
  const longest = Math.min(repaid, longestLoanYears(subject) * 12);
  const levelled = repaid > longest || terms.interestOnlyMonths ? levelPayment(terms.principal, monthlyRate, longest) * 12 : 0;
  const payments = Math.max(levelled, ...result.years.map((year) => year.debtService));
  return payments > 0 ? (result.allYears[0]?.operation.noi ?? 0) / payments : result.ratios.dscr.value;
}

/** Which loan payments a coverage was held against, in words. */
export function paymentsCounted(heaviest: boolean): string {
  return heaviest ? 'heaviest loan payments to come, principal repaid within the building’s working life' : 'loan payments';
}

/** Without a loan nothing can fall short of its payments, but only where the income carries the running costs. */
function withoutLoan(result: CaseResult): number {
  return (result.years[0]?.operation.noi ?? 0) > 0 ? 10 : 0;
}

function scoreParts(inputs: ScoreInputs): Record<ScorePart, number> {
  const { subject, base, cautious } = inputs;
  const metrics = caseMetrics(base);
  const growth = equityGrowth(base);
  const dscr = coverageOnWorkingLife(subject, base);
  const stressed = coverageOnWorkingLife(subject, cautious);
  const age = base.purchase.valuation.ageYears;
  const life = subject.legalLifeYears;
  const years = base.loanYears.length;
  const { split } = base.purchase.valuation;
  const landShare = subject.isLeasehold ? 0 : (split.land / Math.max(1, split.land + split.building)) * 100;
  const walk = subject.walkMinutes === null ? (subject.busOnly ? 1 : unknown) : scoreOn(curves.walk, subject.walkMinutes);
  const lost = inputs.checks.reduce((sum, check) => sum + (scoredElsewhere.includes(check.id) ? 0 : deductionOf(check)), 0);
  return {
    income: mean([
      [scoreOn(curves.netYield, metrics['returns.net_yield'] ?? 0), 65],
      ...(growth === null ? [] : [[scoreOn(curves.equityGrowth, growth), 35] as const]),
    ]),
    safety: mean([
      [dscr === null ? withoutLoan(base) : scoreOn(curves.dscr, dscr), 40],
      [stressed === null ? withoutLoan(cautious) : scoreOn(curves.stressedDscr, stressed), 35],
      [scoreOn(curves.breakEven, metrics['returns.break_even'] ?? 100), 25],
    ]),
    asset: mean([
      [scoreOn(curves.ageOfLife, age / life), 40],
      [years === 0 ? 10 : scoreOn(curves.lifeOfTerm, Math.max(0, life - age) / years), 30],
      [scoreOn(curves.landShare, landShare), 30],
    ]),
    location: mean([
      [walk, 45],
      [scoreOn(curves.vacancy, base.settings.values.vacancy ?? 10), 30],
      [inputs.populationIndex === null ? unknown : scoreOn(curves.population, inputs.populationIndex), 25],
    ]),
    legal: Math.max(0, 10 - lost),
  };
}

/** Checks that cap the score when they flag. */
export const gatingChecks: readonly string[] = ['not_rebuildable', 'illegal_building', 'seismic_standard', 'shared_ownership'];

function scoreGates(inputs: ScoreInputs): ScoreGate[] {
  const flagged = inputs.checks.filter((check) => gatingChecks.includes(check.id) && check.state === 'flag');
  const dscr = coverageOnWorkingLife(inputs.subject, inputs.base);
  const multiple = inputs.base.ratios.multiple.value;
  const evidenceCap = gates.evidence[inputs.grade];
  return [
    {
      id: 'legal',
      label: 'Legal or structural bar',
      cap: gates.legal,
      applied: flagged.length > 0,
      reason: flagged.length > 0 ? flagged.map((check) => check.title).join('; ') : 'No bar was found in what the sources state.',
    },
    {
      id: 'coverage',
      label: 'The property does not carry its loan',
      cap: gates.coverage,
      applied: dscr !== null && dscr < 1,
      reason:
        dscr === null
          ? 'There is no loan.'
          : `In the base case the income ${coversPayments(dscr, `the ${paymentsCounted(dscr !== inputs.base.ratios.dscr.value)}`)}.`,
    },
    {
      id: 'loss',
      label: 'Equity is lost over the holding period',
      cap: gates.loss,
      applied: multiple !== null && multiple < 1,
      reason: multiple === null ? 'No equity is put in.' : equityBackText(multiple, inputs.base.years.length),
    },
    {
      id: 'evidence',
      label: 'Evidence grade',
      cap: evidenceCap,
      applied: evidenceCap !== null,
      reason: `Evidence grade ${inputs.grade} ${evidenceCap === null ? 'sets no cap' : `caps the score at ${evidenceCap}`}.`,
    },
  ];
}

/** Scenario Score of one case: weighted sub-scores, held down by gates. One decimal. No rise in prices is part of it. */
export function scenarioScore(inputs: ScoreInputs): ScenarioScore {
  const parts = scoreParts(inputs);
  const names = Object.keys(weights) as ScorePart[];
  const weighted = names.reduce((sum, name) => sum + parts[name] * weights[name], 0) / names.reduce((sum, name) => sum + weights[name], 0);
  const list = scoreGates(inputs);
  const cap = Math.min(10, ...list.filter((gate) => gate.applied && gate.cap !== null).map((gate) => gate.cap ?? 10));
  return { parts, weighted, gates: list, score: Math.round(Math.max(0, Math.min(cap, weighted)) * 10) / 10 };
}
