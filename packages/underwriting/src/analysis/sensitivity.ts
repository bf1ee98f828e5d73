import type { AssumptionKey } from '../assumptions/defaults.ts';
import type { SettledAssumption } from '../assumptions/overrides.ts';
import type { Settings } from '../case/settings.ts';
import { type CaseResult, workOutCase } from '../case/work-out-case.ts';
import type { Subject } from '../facts/subject.ts';

/** One input moved to the ends of its range, all others left alone. */
export interface SensitivityBar {
  key: AssumptionKey | 'monthly_rent';
  lowInput: number;
  highInput: number;
  atLow: CaseResult;
  atHigh: CaseResult;
}

/** Inputs that leave the purchase as it is, so that it need not be worked out again. */
export const afterPurchase: readonly AssumptionKey[] = [
  'vacancy',
  'rent_change',
  'cost_growth',
  'loan_rate',
  'loan_years',
  'management_rate',
  'turnover',
  'restoration',
  'reletting_months',
  'upkeep_per_unit',
  'capital_reserve_per_unit',
  'exit_cap_spread',
  'management_fee_per_m2',
  'reserve_per_m2',
  'ground_rent',
];

/** Half a step in rent where it is stated: five percent either way. */
const rentStep = 0.05;

/** How far each assumption moves the case between the ends of its range. */
export function sensitivityBars(
  subject: Subject,
  settings: Settings,
  settled: ReadonlyMap<AssumptionKey, SettledAssumption>,
  base: CaseResult,
  entryYield: number,
  rentRange: readonly [number, number] | null,
): SensitivityBar[] {
  const bars: SensitivityBar[] = [];
  const run = (changed: Settings, samePurchase: boolean) =>
    workOutCase(subject, changed, { entryYield, ...(samePurchase ? { purchase: base.purchase } : {}) });
  const [lowRent, highRent] = rentRange ?? [
    Math.round(settings.monthlyRent * (1 - rentStep)),
    Math.round(settings.monthlyRent * (1 + rentStep)),
  ];
  bars.push({
    key: 'monthly_rent',
    lowInput: lowRent,
    highInput: highRent,
    atLow: run({ ...settings, monthlyRent: lowRent }, true),
    atHigh: run({ ...settings, monthlyRent: highRent }, true),
  });
  for (const key of [
    ...afterPurchase,
    'loan_to_price',
    'rebuilding_cost_per_m2',
    'land_assessed_share',
    'insurance_rate',
  ] as AssumptionKey[]) {
    const entry = settled.get(key);
    if (!entry?.range || entry.range[0] === entry.range[1]) continue;
    const at = (value: number) => run({ ...settings, values: { ...settings.values, [key]: value } }, afterPurchase.includes(key));
    bars.push({ key, lowInput: entry.range[0], highInput: entry.range[1], atLow: at(entry.range[0]), atHigh: at(entry.range[1]) });
  }
  return bars;
}
