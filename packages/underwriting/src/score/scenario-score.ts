import { outcomeOf } from '../case/metrics.ts';
import type { CaseResult } from '../case/work-out-case.ts';
import type { Finding } from '../checks/finding.ts';
import type { Subject } from '../facts/subject.ts';
import { coversPayments } from '../numbers/coverage-words.ts';
import { decimals } from '../numbers/number-text.ts';
import { coverageOnTaxLife, paymentsCounted } from './coverage.ts';
import { type Curve, scoreOn } from './curve.ts';
import type { EvidenceGrade } from './evidence-grade.ts';
import { type FinancingMeasure, type PropertyMeasure, type ScoreMarks, scoreOfMarks } from './score-of-marks.ts';
import { scoreVersion } from './score-version.ts';

export type ScorePart = keyof typeof scoreVersion.parts;
export type { ScoreMeasure } from './score-of-marks.ts';

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

/** Marks of 0 to 10. A measure that does not arise is absent, and so is financing without a loan. */
export interface ScenarioScore {
  measures: ScoreMarks;
  property: number;
  financing: number | null;
  /** 65 % property and 35 % financing, before any gate. */
  weighted: number;
  gates: ScoreGate[];
  /** Whether equity is lost or the loan not carried with caution. */
  loses: boolean;
  score: number;
}

const { curves, unknown, deductions, gates } = scoreVersion;

/** These weigh on measures of their own or on the price that is asked, so they do not weigh on the legal measure as well. */
const scoredElsewhere: readonly string[] = [
  'coverage',
  'rent_basis',
  'yield_claim',
  'yield_outlier',
  'full_against_current',
  'walk',
  'population',
  'life_and_loan',
  'conflicts',
];

/** What comes back of all cash contributed over the holding period, in words. */
export function equityBackText(multiple: number, years: number): string {
  const over = `Over ${years} ${years === 1 ? 'year' : 'years'}`;
  const lost = Math.round((1 - multiple) * 100);
  if (lost > 0) return `${over} ${lost === 100 ? 'all' : `${lost}%`} of the cash contributed is lost in the base case, the sale included.`;
  return `${over} ${decimals(multiple, 2)} times the cash contributed comes back in the base case, the sale included.`;
}

/** Whether the price of the sale rests on anything but the yield of this purchase. */
export function saleIsKnown({ entry, exit }: CaseResult): boolean {
  return entry.fromMarket || Object.keys(exit.methods).length > 1;
}

/** Yearly growth of the whole outlay without a loan, percent; null where nobody knows what such property sells for. */
function totalReturn(result: CaseResult): number | null {
  if (!saleIsKnown(result) || result.years.length === 0) return null;
  const { purchase, exit, years } = result;
  const cash = years.reduce((sum, year) => sum + year.operation.ncf + year.paidAtClosing, 0);
  const back = Math.max(0, cash + exit.price - exit.saleCosts) / (purchase.price + purchase.total);
  return (back ** (1 / years.length) - 1) * 100;
}

function propertyMarks({ subject, base, checks, populationIndex }: ScoreInputs): Partial<Record<PropertyMeasure, number>> {
  const growth = totalReturn(base);
  const lost = checks.reduce(
    (sum, check) => sum + (check.state !== 'flag' || scoredElsewhere.includes(check.id) ? 0 : deductions[check.severity]),
    0,
  );
  return {
    net_yield: scoreOn(curves.net_yield, outcomeOf.net_yield(base) ?? 0),
    ...(growth === null ? {} : { total_return: scoreOn(curves.total_return, growth) }),
    age: scoreOn(curves.age, base.purchase.valuation.ageYears / subject.legalLifeYears),
    walk: subject.walkMinutes === null ? (subject.busOnly ? 1 : unknown) : scoreOn(curves.walk, subject.walkMinutes),
    vacancy: scoreOn(curves.vacancy, base.settings.values.vacancy ?? 10),
    population: populationIndex === null ? unknown : scoreOn(curves.population, populationIndex),
    legal: Math.max(0, 10 - lost),
  };
}

function financingMarks({ subject, base }: ScoreInputs, stressedCoverage: number | null): Partial<Record<FinancingMeasure, number>> {
  if (base.terms === null) return {};
  const mark = (curve: Curve, value: number | null) => (value === null ? {} : scoreOn(curve, value));
  const coverage = mark(curves.coverage, coverageOnTaxLife(subject, base));
  const stressed = mark(curves.cautious_coverage, stressedCoverage);
  return {
    ...(typeof coverage === 'number' ? { coverage } : {}),
    ...(typeof stressed === 'number' ? { cautious_coverage: stressed } : {}),
    break_even: scoreOn(curves.break_even, outcomeOf.break_even(base) ?? 100),
  };
}

/** Checks that cap the score when they flag. */
export const gatingChecks: readonly string[] = ['not_rebuildable', 'illegal_building', 'seismic_standard', 'shared_ownership'];

const lossText = 'The score keeps 49 % of what it was.';
const lossOnceText = 'The score keeps 49 % of what it was, once for both.';

/** What the gates look at, and whether they close. */
interface Standing {
  flagged: Finding[];
  /** Coverage in the cautious scenario. */
  stressed: number | null;
  noIncome: boolean;
  uncovered: boolean;
  multiple: number | null;
  lost: boolean;
  evidenceCap: number | null;
}

function standingOf({ base, checks, grade }: ScoreInputs, stressed: number | null): Standing {
  const { value: multiple } = base.ratios.multiple;
  const noIncome = base.first.operation.noi <= 0;
  return {
    flagged: checks.filter((check) => check.state === 'flag' && gatingChecks.includes(check.id)),
    stressed,
    noIncome,
    uncovered: (base.terms !== null && stressed !== null && stressed < 1) || noIncome,
    multiple,
    lost: multiple !== null && multiple < 1,
    evidenceCap: gates.evidence[grade],
  };
}

function scoreGates(inputs: ScoreInputs, { flagged, stressed, noIncome, uncovered, multiple, lost, evidenceCap }: Standing): ScoreGate[] {
  const payments = `the ${paymentsCounted(stressed !== inputs.cautious.ratios.dscr.value)}`;
  const carried =
    stressed === null
      ? noIncome
        ? 'There is no loan, but the running costs take the whole income.'
        : 'There is no loan.'
      : `In the cautious scenario the income ${coversPayments(stressed, payments)}.`;
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
      label: 'Not carried in the cautious scenario',
      cap: null,
      applied: uncovered,
      reason: uncovered ? `${carried} ${lossText}` : carried,
    },
    {
      id: 'loss',
      label: 'Equity is lost over the holding period',
      cap: null,
      applied: lost,
      reason:
        multiple === null
          ? 'No equity is put in.'
          : `${equityBackText(multiple, inputs.base.years.length)}${lost ? ` ${uncovered ? lossOnceText : lossText}` : ''}`,
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

interface Marked extends Omit<ScenarioScore, 'gates'> {
  standing: Standing;
}

function markCase(inputs: ScoreInputs): Marked {
  const stressed = coverageOnTaxLife(inputs.subject, inputs.cautious);
  const standing = standingOf(inputs, stressed);
  const marks = propertyMarks(inputs);
  const loan = financingMarks(inputs, stressed);
  const measures = { ...marks, ...loan };
  const loses = standing.uncovered || standing.lost;
  const cuts = { isBarred: standing.flagged.length > 0, loses, grade: inputs.grade };
  return { measures, ...scoreOfMarks(measures, inputs.base.terms !== null, cuts), loses, standing };
}

/**
 * Scenario Score of one case: 0.65 of the property's mark and 0.35 of the financing's, without a loan the property's alone; then the
 * gates. One decimal. No rise in prices is part of it, and no measure gains when the price is higher.
 */
export function scenarioScore(inputs: ScoreInputs): ScenarioScore {
  const { standing, ...marked } = markCase(inputs);
  return { ...marked, gates: scoreGates(inputs, standing) };
}

/** The same score as a number alone, for cases that are only compared. */
export function scoreOfCase(inputs: ScoreInputs): number {
  return markCase(inputs).score;
}
