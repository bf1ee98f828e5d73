/** How well the label beside a value was known: listed, likely by its words, by the value's form alone; or there was none. */
export type LabelKnown = 'listed' | 'likely' | 'form' | 'none';

/** How a value was found: what its confidence rests on. */
export interface Means {
  /** Id of the rule that found it, for example `label.table.price/price_jpy` or `sentence.spoken/stations`. */
  rule: string;
  form: string;
  known: LabelKnown;
  weak: boolean;
  /** Letters of a picture that the recogniser doubts. */
  unsure: boolean;
  /** Of a value in words that was read from a picture: on how many of its letters two readers agree, from 0 to 1. */
  words?: number;
}

/** Share of values that were right, by how the value was found and how well its label was known. */
export type SharesByForm = Readonly<Record<string, Partial<Record<LabelKnown, number>>>>;

export interface ConfidenceTable {
  shares: SharesByForm;
  /** A label that means a thing only where nothing better speaks lowers the confidence. */
  weakness: number;
  /** Places that say the same independently leave this share of the doubt. */
  doubtLeft: number;
}

/**
 * What `npm run bench:extraction -- --calibrate` fits on one half of the recorded first readings (`cases/first-sight.tsv`); a
 * test holds this to it. A class of which more than one in twenty was wrong stays below 0.8, from which on a wrong value counts
 * as a confident one.
 */
export const confidenceTable: ConfidenceTable = {
  shares: {
    table: { listed: 0.98, likely: 0.95, form: 0.79, none: 0.75 },
    definition: { listed: 0.98, likely: 0.97, form: 0.87, none: 0.75 },
    cell: { listed: 0.97, likely: 0.95, form: 0.9, none: 0.75 },
    structured: { listed: 0.96, likely: 0.85, form: 0.8, none: 0.75 },
    siblings: { listed: 0.98, likely: 0.79, form: 0.83, none: 0.75 },
    inline: { listed: 0.98, likely: 0.79, form: 0.86, none: 0.75 },
    row: { listed: 0.98, likely: 0.79, form: 0.85, none: 0.75 },
    below: { listed: 0.98, likely: 0.79, form: 0.8, none: 0.75 },
    nested: { listed: 0.79, likely: 0.75, form: 0.75, none: 0.7 },
    sentence: { none: 0.94 },
    'proved roll': { listed: 0.96, none: 0.98 },
    'total of a roll': { listed: 0.8, none: 0.75 },
    roll: { listed: 0.97, none: 0.95 },
    'roll that differs': { listed: 0.77, none: 0.75 },
    line: { none: 0.92 },
    title: { none: 0.68 },
  },
  weakness: 0.97,
  doubtLeft: 0.64,
};
