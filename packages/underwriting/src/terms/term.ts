import type { Term } from '../figures/ledger.ts';
import type { Unit } from '../numbers/unit.ts';

/** Shorthand for the tables of terms. */
export function term(label: string, label_ja: string | null, unit: Unit, definition: string): Term {
  return { label, label_ja, unit, definition };
}
