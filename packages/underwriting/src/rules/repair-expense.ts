import type { DatedRule } from './dated-rule.ts';

/** When work on a building is an expense of the year and not part of the asset. Yen, years and a ratio. */
export interface RepairExpenseLimits {
  smallBelow: number;
  cycleYears: number;
  unclearBelow: number;
  unclearShareOfCost: number;
}

/** Tests of the tax office for repair against capital expenditure; under them no further proof is asked for. */
export const repairExpenseLimits: DatedRule<RepairExpenseLimits> = {
  id: 'TAX-REPAIR-EXPENSE',
  title: 'Repair or capital expenditure',
  title_ja: '修繕費と資本的支出の区分',
  trigger: 'day the work is done',
  rounding: 'none',
  versions: [
    {
      from: '1989-04-01',
      to: null,
      value: { smallBelow: 200_000, cycleYears: 3, unclearBelow: 600_000, unclearShareOfCost: 0.1 },
      kind: 'statutory',
      source: '所得税基本通達37-12・37-13、法人税基本通達7-8-3・7-8-4',
      note: 'The 10% is measured against the cost of the asset at the end of the previous year.',
    },
  ],
};
