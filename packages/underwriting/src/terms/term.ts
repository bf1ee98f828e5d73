import type { Term } from '../figures/ledger.ts';
import type { Unit } from '../numbers/unit.ts';
import type { StandardTerm } from '../standard-terms/standard-term.ts';

/** Shorthand for the tables of terms. */
export function term(label: string, label_ja: string | null, unit: Unit, definition: string): Term {
  return { label, label_ja, unit, definition };
}

interface MoreOfTerm {
  /** Added to the label, as `, year 2`. */
  label?: string;
  /** Stands in place of the Japanese. */
  ja?: string | null;
  /** Sentences after the standard definition. */
  note?: string;
  /** In place of the standard definition, where this figure has a narrower one. */
  definition?: string;
}

/** A figure that a standard term names, with what this figure adds to label and definition. */
export function standard(standardTerm: StandardTerm, unit: Unit, { label = '', ja, note, definition }: MoreOfTerm = {}): Term {
  const { label: words, label_ja, definition: meaning } = standardTerm;
  const said = definition ?? (note === undefined ? meaning : `${meaning} ${note}`);
  return term(`${words}${label}`, ja === undefined ? label_ja : ja, unit, said);
}
