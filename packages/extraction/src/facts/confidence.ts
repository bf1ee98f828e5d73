import { confidenceTable, type Means } from './confidence-table.ts';

/** Letters recognised in a picture that the recogniser doubts itself. */
const doubtedLetters = 0.5;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** How sure a reading of one place is. */
export function confidenceOf({ form, known, weak, unsure }: Means, table = confidenceTable): number {
  const found = table.shares[form];
  return rounded((found?.[known] ?? found?.none ?? 0.7) * (weak ? table.weakness : 1) * (unsure ? doubtedLetters : 1));
}

/** How sure a value is that several places state. */
export function withAgreement(confidence: number, places: number, table = confidenceTable): number {
  return places > 1 ? rounded(1 - (1 - confidence) * table.doubtLeft) : confidence;
}
