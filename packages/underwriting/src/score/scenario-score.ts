import type { Purchase } from '../case/purchase.ts';
import { resettle } from '../case/resettle.ts';
import type { Settings } from '../case/settings.ts';
import type { CaseResult } from '../case/work-out-case.ts';
import type { Finding } from '../checks/finding.ts';
import type { Subject } from '../facts/subject.ts';
import { lastMet, remembered } from '../numbers/last-met.ts';
import { coverageOnTaxLife } from './coverage.ts';
import { scoreOn } from './curve.ts';
import type { EvidenceGrade } from './evidence-grade.ts';
import { type FlatMarket, flatMarket, hasUnknowns, rightsToMark } from './flat-market.ts';
import { marksOf, measuresOf, type ScoreMeasured } from './property-marks.ts';
import { bindingCap, type ScoreCap, scoreCaps } from './score-caps.ts';
import { type ScoreMarks, scoreOfMarks, scoreWithLoan } from './score-of-marks.ts';
import { scoreVersion } from './score-version.ts';

export interface ScoreInputs {
  subject: Subject;
  /** The base case, with its loan. */
  base: CaseResult;
  /** The cautious scenario of the base case, with its loan. */
  cautious: CaseResult;
  checks: readonly Finding[];
  populationIndex: number | null;
  grade: EvidenceGrade;
}

/** The loan's own mark, apart from the score. */
export interface LoanReading {
  /** 0 to 10. */
  mark: number;
  /** NOI of the first year ÷ the dearest year's payments, on the lender's terms, in the base case and the cautious scenario. */
  coverage: number | null;
  cautiousCoverage: number | null;
}

export interface ScenarioScore {
  /** With facts that nobody states at the bad end, as the score marks them. */
  marked: FlatMarket;
  /** With those facts at the middle, as in the base case: what risk is read from. */
  market: FlatMarket;
  measured: ScoreMeasured;
  /** Marks of 0 to 10. */
  marks: ScoreMarks;
  /** Weighted mean of the marks. */
  weighted: number;
  /** The mean on the scale, before any cap; not rounded. */
  beforeCaps: number;
  caps: ScoreCap[];
  score: number;
  /** Null without a loan. */
  loan: LoanReading | null;
  /** The score with what the loan costs of it. */
  withLoan: number;
}

/** The loan's mark: 0.6 of coverage and 0.4 of cautious coverage. Null for an all-cash purchase. */
export function readLoan(subject: Subject, base: CaseResult, cautious: CaseResult): LoanReading | null {
  if (base.terms === null) return null;
  const { shares, coverage: curve, cautious: cautiousCurve } = scoreVersion.loan;
  const [coverage, cautiousCoverage] = [coverageOnTaxLife(subject, base), coverageOnTaxLife(subject, cautious)];
  const mark = shares.coverage * scoreOn(curve, coverage ?? 0) + shares.cautious * scoreOn(cautiousCurve, cautiousCoverage ?? 0);
  return { mark, coverage, cautiousCoverage };
}

/** The score of a property in a flat market that is already worked out. */
function scoreOfMarket(market: FlatMarket, { checks, populationIndex, grade }: Omit<ScoreInputs, 'subject' | 'base' | 'cautious'>) {
  const measured = measuresOf(market, populationIndex);
  const marks = marksOf(market.subject, measured, checks);
  const caps = scoreCaps({ subject: market.subject, checks, grade, income: market.result.settled.ncf });
  return { marked: market, measured, marks, caps, ...scoreOfMarks(marks, bindingCap(caps)) };
}

/** The same of a property with its settings, for each right to its land that a score is worked out for. */
function scoresByRight(subject: Subject, settings: Settings, about: Parameters<typeof scoreOfMarket>[1], purchase?: Purchase) {
  return rightsToMark(subject, settings).map((one) => {
    const kept = one.subject === subject ? purchase : undefined;
    return scoreOfMarket(flatMarket(one.subject, one.settings, 'bad_end', kept), about);
  });
}

/** The lowest of them: an owner who does not state a land lease gains nothing by it. */
function scoreAtBadEnd(...given: Parameters<typeof scoresByRight>) {
  return scoresByRight(...given).reduce((lowest, one) =>
    one.score < lowest.score || (one.score === lowest.score && one.beforeCaps < lowest.beforeCaps) ? one : lowest,
  );
}

/**
 * Scenario Score 3.0: the property at this price, bought all cash, in a flat market. Nine measures by the published card, their weighted
 * mean on a scale, no higher than the caps that apply. The loan is a mark of its own.
 */
export function scenarioScore(inputs: ScoreInputs): ScenarioScore {
  const { subject, base, cautious } = inputs;
  const { settings } = base;
  const read = scoreAtBadEnd(subject, settings, inputs);
  const market = hasUnknowns(subject, settings) ? flatMarket(subject, settings, 'middle') : read.marked;
  const loan = readLoan(subject, base, cautious);
  return { ...read, market, loan, withLoan: scoreWithLoan(read.score, loan?.mark ?? null) };
}

/** The same score as a number alone, for cases that are only compared. */
export function scoreOfCase({ subject, base, ...about }: Omit<ScoreInputs, 'cautious'>): number {
  return scoreAtBadEnd(subject, base.settings, about).score;
}

/** The score with other settings that leave what is paid at the purchase as it is: the all-cash purchase of a known score. */
export function scoreOfSettings({
  subject,
  settings,
  purchase,
  ...about
}: Omit<ScoreInputs, 'base' | 'cautious'> & { settings: Settings; purchase?: Purchase }): number {
  return scoreAtBadEnd(subject, settings, about, purchase).score;
}

/** Prices are told in steps of so many yen; those of less than a million in single yen. */
const priceStep = 10_000;

/**
 * The highest price at which the score reaches the best fifth (6.5) before caps, yen: a break-even target of the model, not an offer to
 * make. Null where no price between a fifth and twice the asking price reaches it.
 */
export function priceForBestFifth({ subject, base, ...about }: Omit<ScoreInputs, 'cautious'>): number | null {
  const { price: asked } = base.purchase;
  const step = asked >= 1_000_000 ? priceStep : 1;
  /** Score before caps at a price, above the best fifth: below zero where it is missed. */
  const above = remembered((steps) => {
    const at = resettle({ subject, settings: base.settings }, { price: steps * step });
    const before = scoresByRight(at.subject, at.settings, about).map(({ beforeCaps }) => beforeCaps);
    return Math.min(...before) - scoreVersion.meaning.bestFifth;
  });
  const met = Math.ceil(asked / 5 / step);
  const missed = Math.floor((asked * 2) / step);
  if (above(met) < 0 || above(missed) >= 0) return null;
  return lastMet(above, met, missed) * step;
}
