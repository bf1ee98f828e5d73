import type { Yen } from '../money/yen.ts';
import { type DatedRule, type RuleReading, readRule } from '../rules/dated-rule.ts';
import type { StampTable } from '../rules/stamp-tax.ts';

function lookUp(table: StampTable, amount: Yen | null): Yen {
  if (amount === null) return table.noAmount;
  if (amount < table.exemptBelow) return 0;
  return table.rows.find((row) => row.upTo === null || amount <= row.upTo)?.tax ?? 0;
}

export interface StampTax {
  tax: Yen;
  /** What the relief would have been, where it has run out by that date. */
  underExpiredRelief: Yen | null;
  reading: RuleReading<StampTable>;
}

/**
 * Stamp tax on one original of a paper contract.
 * @param amount yen stated in the contract, without consumption tax if that is stated apart; null if none is stated
 * @param madeOn `YYYY-MM-DD`
 * An electronic contract makes no document and is not taxed.
 */
export function stampTax(
  rule: DatedRule<StampTable>,
  amount: Yen | null,
  madeOn: string,
  medium: 'paper' | 'electronic' = 'paper',
): StampTax {
  const reading = readRule(rule, madeOn);
  if (medium === 'electronic') return { tax: 0, underExpiredRelief: null, reading };
  return {
    tax: lookUp(reading.version.value, amount),
    underExpiredRelief: reading.expired ? lookUp(reading.expired.value, amount) : null,
    reading,
  };
}
