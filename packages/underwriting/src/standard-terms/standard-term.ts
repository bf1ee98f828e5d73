/** A term of the field as every text of the product says it: label, Japanese as brokers and banks write it, and one line of meaning. */
export interface StandardTerm {
  label: string;
  label_ja: string | null;
  definition: string;
}

/** Shorthand for the tables of standard terms. */
export const say = (label: string, label_ja: string | null, definition: string): StandardTerm => ({ label, label_ja, definition });
