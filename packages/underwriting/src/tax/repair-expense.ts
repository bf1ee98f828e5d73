import type { Yen } from '../money/yen.ts';
import { readRule } from '../rules/dated-rule.ts';
import { repairExpenseLimits } from '../rules/repair-expense.ts';

/** What the work plainly is: restoring, improving (or lengthening the life), or neither for sure. */
export type RepairNature = 'restores' | 'improves' | 'unclear';

export interface RepairTreatment {
  expense: boolean;
  /** The test that decided. */
  because: 'small' | 'cycle' | 'restores' | 'improves' | 'unclear_small' | 'unclear_share' | 'unclear_large';
}

/**
 * Whether work is deducted in its year or joins the asset. Small sums and work that recurs within three years are expenses even
 * where they improve; what is unclear is an expense below 600,000 yen or at no more than a tenth of the asset's cost.
 * @param cost yen  @param cycleYears usual years between works of the kind, if known  @param assetCost yen, cost of the asset at the end of the year before
 */
export function repairTreatment(input: {
  cost: Yen;
  nature: RepairNature;
  doneOn: string;
  cycleYears?: number;
  assetCost?: Yen;
}): RepairTreatment {
  const limits = readRule(repairExpenseLimits, input.doneOn).version.value;
  if (input.cost < limits.smallBelow) return { expense: true, because: 'small' };
  if (input.cycleYears !== undefined && input.cycleYears <= limits.cycleYears) return { expense: true, because: 'cycle' };
  if (input.nature === 'restores') return { expense: true, because: 'restores' };
  if (input.nature === 'improves') return { expense: false, because: 'improves' };
  if (input.cost < limits.unclearBelow) return { expense: true, because: 'unclear_small' };
  // Measured in whole yen: ten times the work against the cost, so that exactly a tenth passes.
  const share = input.assetCost !== undefined && Math.round(input.cost / limits.unclearShareOfCost) <= input.assetCost;
  return share ? { expense: true, because: 'unclear_share' } : { expense: false, because: 'unclear_large' };
}
