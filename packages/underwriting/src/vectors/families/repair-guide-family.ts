import { repairGuide } from '../../holding/repair-guide.ts';
import { type Family, type Inputs, numberIn, textIn } from '../vector.ts';
import { repairExpense } from './expense-families.ts';

const isGuide = (inputs: Inputs) => numberIn(inputs, 'cost', 'amount', 'work_cost', 'repair_cost', 'expenditure') === undefined;

/** Planned repairs of a let building over thirty years by the ministry's guide; work that has a cost is read as repair or capital. */
export const repairTotals: Family = (inputs, expected, all) => {
  if (!isGuide(inputs)) return repairExpense(inputs, expected, all);
  const building = /wood|木|^w$/i.test(textIn(inputs, 'structure') ?? '') ? 'wood' : 'solid';
  const size =
    /^1\s?[RK]|studio|single|1DK/i.test(textIn(inputs, 'layout', 'unit_type', 'type') ?? '1K') &&
    !/LDK/.test(textIn(inputs, 'layout') ?? '');
  const each = repairGuide.totalPerDwelling[building][size ? 'small' : 'family'];
  const units = numberIn(inputs, 'units', 'unit_count');
  return {
    total_per_unit: each,
    total_30y_per_unit: each,
    per_unit: each,
    per_unit_year: each / repairGuide.years,
    total: units === undefined ? undefined : each * units,
    annual: units === undefined ? undefined : (each * units) / repairGuide.years,
  };
};
