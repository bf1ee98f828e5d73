import type { Ledger } from '../../figures/ledger.ts';

/** Labels of a figure that is already written. */
export function ledgerLabel(ledger: Ledger, id: string): { label: string; label_ja: string | null } {
  const figure = ledger.figures()[id];
  return { label: figure?.label ?? id, label_ja: figure?.label_ja ?? null };
}
