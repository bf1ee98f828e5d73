import { thresholds } from '../lexicon/thresholds.ts';
import { confidenceTable, type Means } from './confidence-table.ts';

/** Letters recognised in a picture that the recogniser doubts itself. */
const doubtedLetters = 0.5;

/** What is left of the confidence in words from a picture on whose letters two readers agree nowhere. Numbers have a state of their own. */
const wordsUnseen = 0.6;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** How sure a reading of one place is. */
export function confidenceOf({ form, known, weak, unsure, words = 1 }: Omit<Means, 'rule'>, table = confidenceTable): number {
  const found = table.shares[form];
  const seen = wordsUnseen + (1 - wordsUnseen) * words;
  return rounded((found?.[known] ?? found?.none ?? 0.7) * (weak ? table.weakness : 1) * (unsure ? doubtedLetters : 1) * seen);
}

/** How sure a value is where another labelled place says something else, or where the figures beside it do not give it. */
export function contested(confidence: number): number {
  return Math.min(confidence, thresholds.underSure.value);
}

/** How sure a value is that several places state. */
export function withAgreement(confidence: number, places: number, table = confidenceTable): number {
  return places > 1 ? rounded(1 - (1 - confidence) * table.doubtLeft) : confidence;
}
