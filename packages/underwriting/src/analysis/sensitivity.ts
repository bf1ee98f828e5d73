import type { AssumptionKey } from '../assumptions/defaults.ts';
import type { SettledAssumption } from '../assumptions/settled-assumption.ts';
import type { ListedInput } from '../case/input-effects.ts';
import type { MovedCases } from '../case/moved-cases.ts';
import type { Settings } from '../case/settings.ts';
import type { CaseResult } from '../case/work-out-case.ts';

/** One input moved to the ends of its range, all others left alone. */
export interface SensitivityBar {
  key: MovedInput;
  lowInput: number;
  highInput: number;
  atLow: CaseResult;
  atHigh: CaseResult;
}

/** Half a step in rent where it is stated: five percent either way. */
const rentStep = 0.05;

/** Inputs that are moved over the range of their default, where they arise. */
const movedInputs = [
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
  'market_cap_rate',
  'exit_cap_spread',
  'price_level_change',
  'management_fee_per_m2',
  'reserve_per_m2',
  'ground_rent',
  'loan_to_price',
  'rebuilding_cost_per_m2',
  'land_assessed_share',
  'insurance_rate',
] as const satisfies readonly ListedInput[];

export type MovedInput = 'monthly_rent' | (typeof movedInputs)[number];

/** How far each assumption moves the case between the ends of its range. */
export function sensitivityBars(
  settings: Settings,
  settled: ReadonlyMap<AssumptionKey, SettledAssumption>,
  moved: MovedCases,
  rentRange: readonly [number, number] | null,
): SensitivityBar[] {
  const bars: SensitivityBar[] = [];
  const add = (key: MovedInput, lowInput: number, highInput: number) =>
    bars.push({ key, lowInput, highInput, atLow: moved(key, lowInput), atHigh: moved(key, highInput) });
  const [lowRent, highRent] = rentRange ?? [
    Math.round(settings.monthlyRent * (1 - rentStep)),
    Math.round(settings.monthlyRent * (1 + rentStep)),
  ];
  add('monthly_rent', lowRent, highRent);
  for (const key of movedInputs) {
    const range = settled.get(key)?.range;
    if (range && range[0] !== range[1]) add(key, ...range);
  }
  return bars;
}
