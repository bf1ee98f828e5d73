import type { AssumptionKey } from '../assumptions/defaults.ts';
import type { SettledAssumption } from '../assumptions/overrides.ts';
import { afterPurchase, type MovedCases, type MovedInput } from '../case/moved-cases.ts';
import type { Settings } from '../case/settings.ts';
import type { CaseResult } from '../case/work-out-case.ts';

/** One input moved to the ends of its range, all others left alone. */
export interface SensitivityBar {
  key: AssumptionKey | 'monthly_rent';
  lowInput: number;
  highInput: number;
  atLow: CaseResult;
  atHigh: CaseResult;
}

/** Half a step in rent where it is stated: five percent either way. */
const rentStep = 0.05;

/** How far each assumption moves the case between the ends of its range. */
export function sensitivityBars(
  settings: Settings,
  settled: ReadonlyMap<AssumptionKey, SettledAssumption>,
  moved: MovedCases,
  rentRange: readonly [number, number] | null,
): SensitivityBar[] {
  const bars: SensitivityBar[] = [];
  const add = (key: SensitivityBar['key'], input: MovedInput, lowInput: number, highInput: number) =>
    bars.push({ key, lowInput, highInput, atLow: moved(input, lowInput), atHigh: moved(input, highInput) });
  const [lowRent, highRent] = rentRange ?? [
    Math.round(settings.monthlyRent * (1 - rentStep)),
    Math.round(settings.monthlyRent * (1 + rentStep)),
  ];
  add('monthly_rent', 'rent', lowRent, highRent);
  for (const key of [...afterPurchase, 'loan_to_price', 'rebuilding_cost_per_m2', 'land_assessed_share', 'insurance_rate'] as const) {
    const range = settled.get(key)?.range;
    if (range && range[0] !== range[1]) add(key, key, ...range);
  }
  return bars;
}
