import type { EvidenceGrade } from './evidence-grade.ts';
import { scoreVersion } from './score-version.ts';

export type PropertyMeasure = keyof typeof scoreVersion.weights.property;
export type FinancingMeasure = keyof typeof scoreVersion.weights.financing;
export type ScoreMeasure = PropertyMeasure | FinancingMeasure;

/** Marks of 0 to 10; a measure that does not arise is absent. */
export type ScoreMarks = Partial<Record<ScoreMeasure, number>>;

/** What cuts or caps a score. */
export interface ScoreCuts {
  /** A legal or structural bar was found. */
  isBarred: boolean;
  /** Equity is lost, or the loan is not carried with caution. */
  loses: boolean;
  grade: EvidenceGrade;
}

/** Each from 0 to 10. */
export interface MarkedScore {
  property: number;
  /** Null without a loan. */
  financing: number | null;
  /** 65 % property and 35 % financing, before any gate. */
  weighted: number;
  /** What is left of it after a loss, before it is capped. */
  kept: number;
  /** The most that bars and evidence let it be. */
  cap: number;
  /** After the gates, to one decimal. */
  score: number;
}

const { gates, parts, weights } = scoreVersion;

/** Mean of the marks that are there, by their weights. */
function weightedMean<Measure extends string>(weightOf: Readonly<Record<Measure, number>>, marks: Partial<Record<string, number>>): number {
  let total = 0;
  let weighted = 0;
  for (const name in weightOf) {
    const mark = marks[name];
    if (mark === undefined) continue;
    total += weightOf[name];
    weighted += mark * weightOf[name];
  }
  return weighted / Math.max(1, total);
}

/** Weight of each measure in the score, percent: its weight in its part × the part's, over those that arise. */
export function weightsInScore(marks: ScoreMarks, hasLoan: boolean): Map<ScoreMeasure, number> {
  const found = new Map<ScoreMeasure, number>();
  for (const part of hasLoan ? (['property', 'financing'] as const) : (['property'] as const)) {
    const own = Object.entries(weights[part]).filter(([name]) => marks[name as ScoreMeasure] !== undefined);
    const total = own.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of own) found.set(name as ScoreMeasure, (weight / total) * (hasLoan ? parts[part] : 100));
  }
  return found;
}

/**
 * The Scenario Score that marks come to: 0.65 of the property's mean and 0.35 of the financing's, without a loan the property's alone;
 * a loss keeps 49 % of it, bars and evidence cap it.
 */
export function scoreOfMarks(marks: ScoreMarks, hasLoan: boolean, { isBarred, loses, grade }: ScoreCuts): MarkedScore {
  const property = weightedMean(weights.property, marks);
  const financing = hasLoan ? weightedMean(weights.financing, marks) : null;
  const weighted = financing === null ? property : (property * parts.property + financing * parts.financing) / 100;
  const kept = loses ? weighted * scoreVersion.lossFactor : weighted;
  const cap = Math.min(10, isBarred ? gates.legal : 10, gates.evidence[grade] ?? 10);
  return { property, financing, weighted, kept, cap, score: Math.round(Math.max(0, Math.min(cap, kept)) * 10) / 10 };
}
