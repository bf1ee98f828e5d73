/** How well the label beside a value was known: listed, likely by its words, by the value's form alone; or there was none. */
export type LabelKnown = 'listed' | 'likely' | 'form' | 'none';

/** How a value was found: what its confidence rests on. */
export interface Means {
  form: string;
  known: LabelKnown;
  weak: boolean;
  /** Letters of a picture that the recogniser doubts. */
  unsure: boolean;
}

/**
 * Share of values that were right at first sight, by how the value was found and how well its label was known. Fitted on one
 * half of six batches of cases (634 values); on the other half (774 values) the mean distance from the share that was right is
 * 0.04. A class of which more than one in twenty was wrong stays below 0.8, from which on a wrong value counts as a confident one.
 */
const atFirstSight: Readonly<Record<string, Partial<Record<LabelKnown, number>>>> = {
  table: { listed: 0.98, likely: 0.96, form: 0.9, none: 0.75 },
  definition: { listed: 0.98, likely: 0.96, form: 0.9, none: 0.75 },
  cell: { listed: 0.97, likely: 0.95, form: 0.9, none: 0.75 },
  structured: { listed: 0.94, likely: 0.85, form: 0.8, none: 0.75 },
  siblings: { listed: 0.97, likely: 0.79, form: 0.85, none: 0.75 },
  inline: { listed: 0.97, likely: 0.79, form: 0.85, none: 0.75 },
  row: { listed: 0.97, likely: 0.79, form: 0.85, none: 0.75 },
  below: { listed: 0.94, likely: 0.78, form: 0.8, none: 0.75 },
  nested: { listed: 0.79, likely: 0.75, form: 0.75, none: 0.7 },
  sentence: { none: 0.78 },
  // A roll whose printed total its rooms add up to, one without a total, and one whose total says something else.
  'proved roll': { listed: 0.98, none: 0.98 },
  roll: { listed: 0.95, none: 0.95 },
  'roll that differs': { listed: 0.75, none: 0.75 },
  line: { none: 0.7 },
  title: { none: 0.65 },
};

/** A label that means a thing only where nothing better speaks lowers the confidence. */
const weakness = 0.85;
/** Letters recognised in a picture that the recogniser doubts itself. */
const doubtedLetters = 0.5;
/** Places that say the same independently leave this share of the doubt. */
const doubtLeft = 0.7;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** How sure a reading of one place is. */
export function confidenceOf({ form, known, weak, unsure }: Means): number {
  const found = atFirstSight[form];
  return rounded((found?.[known] ?? found?.none ?? 0.7) * (weak ? weakness : 1) * (unsure ? doubtedLetters : 1));
}

/** How sure a value is that several places state. */
export function withAgreement(confidence: number, places: number): number {
  return places > 1 ? rounded(1 - (1 - confidence) * doubtLeft) : confidence;
}
