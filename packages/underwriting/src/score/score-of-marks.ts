import { scoreOn } from './curve.ts';
import { type ScoreMeasure, scoreMeasureNames, scoreVersion } from './score-version.ts';

/** Marks of 0 to 10, one for each measure of the card. */
export type ScoreMarks = Readonly<Record<ScoreMeasure, number>>;

const inTenths = (value: number): number => Math.round(value * 10) / 10;

/** Weighted mean of the marks, 0 to 10. */
export function weightedMean(marks: ScoreMarks): number {
  let total = 0;
  let weighted = 0;
  for (const name of scoreMeasureNames) {
    const { weight } = scoreVersion.measures[name];
    total += weight;
    weighted += marks[name] * weight;
  }
  return weighted / total;
}

/** The score that a weighted mean stands for, before caps; not rounded. */
export const scaled = (mean: number): number => scoreOn(scoreVersion.scale, mean);

/** The Scenario Score of marks: the scaled mean, no higher than the cap, to one decimal. */
export function scoreOfMarks(marks: ScoreMarks, cap: number): { weighted: number; beforeCaps: number; score: number } {
  const weighted = weightedMean(marks);
  const beforeCaps = scaled(weighted);
  return { weighted, beforeCaps, score: inTenths(Math.min(cap, beforeCaps)) };
}

/** What is left of a score with the loan: a weak loan costs up to 1.5, a good one earns nothing. Null mark: no loan. */
export function scoreWithLoan(score: number, loanMark: number | null): number {
  if (loanMark === null) return score;
  const { from, factor } = scoreVersion.loan.cost;
  return inTenths(Math.max(0, score - factor * Math.max(0, from - loanMark)));
}
