import type { Inputs } from '../vector.ts';

type Period = 'year' | 'month';

/** A running cost by the words for it, and the period that it is stated for where its name does not say (none: then it is no running cost). */
interface RunningCost {
  words: RegExp;
  plain?: Period;
}

const costs: readonly RunningCost[] = [
  { words: /^(property|fixed|fixed_asset|fixed_and_city|fixed_asset_and_city|fixed_city|kotei|kotei_toshi)_tax$/, plain: 'year' },
  { words: /^tax$/ },
  { words: /^city_(planning_)?tax$/, plain: 'year' },
  { words: /^(fire_|building_)?insurance(_premium)?$/ },
  { words: /^earthquake_insurance$/ },
  { words: /^(repairs?|maintenance|repairs?_costs?|upkeep)$/, plain: 'year' },
  { words: /^(common_)?(utilities|utility|electricity)(_cost)?$/, plain: 'year' },
  { words: /^common_cost$/, plain: 'year' },
  { words: /^(common_)?cleaning(_cost)?$/, plain: 'year' },
  { words: /^turnover_cost$/, plain: 'year' },
  { words: /^(reletting|turnover)(_cost)?$/ },
  { words: /^(lift|elevator)(_maintenance)?$/ },
  { words: /^(internet|catv|fire_check|fire_inspection|water_tank|septic|other|other_cost)$/ },
  { words: /^other_(opex|expenses)$/, plain: 'year' },
  // Fee and reserve of a condominium are stated by the month, also where the name does not say so.
  { words: /^(management_fee|condo_fee|condo_management_fee|management|hoa|kanrihi|kanri)$/, plain: 'month' },
  { words: /^(repair_reserve|reserve|repair_reserve_fund|repair_fund|shuzen|shuzen_tsumitate|tsumitatekin)$/, plain: 'month' },
  { words: /^(ground_rent|land_rent|chidai)$/ },
];

/** A name without the words for its period, and the period they tell. */
function periodOf(name: string): { base: string; period: Period | undefined } {
  const marks: readonly (readonly [RegExp, Period])[] = [
    [/^(?:annual|yearly)_(.+)$/, 'year'],
    [/^(.+?)(?:_per|_a)?_(?:annual|annually|year|yearly)$/, 'year'],
    [/^monthly_(.+)$/, 'month'],
    [/^(.+?)(?:_per|_a)?_(?:month|monthly)$/, 'month'],
  ];
  for (const [mark, period] of marks) {
    const base = mark.exec(name)?.[1];
    if (base !== undefined) return { base, period };
  }
  return { base: name, period: undefined };
}

/** One cost for a year; undefined where the example does not state it. Of several spellings of the same cost the first counts. */
function aYear(inputs: Inputs, { words, plain }: RunningCost): number | undefined {
  for (const [name, value] of Object.entries(inputs)) {
    if (typeof value !== 'number') continue;
    const { base, period } = periodOf(name);
    const told = period ?? plain;
    if (words.test(base) && told !== undefined) return value * (told === 'month' ? 12 : 1);
  }
  return undefined;
}

/** Whether an example states the property tax itself. */
export const statesPropertyTax = (inputs: Inputs) => costs.slice(0, 2).some((cost) => aYear(inputs, cost) !== undefined);

/** Running costs that an example lists one by one, beside the management fee; for a year. */
export const listedRunningCosts = (inputs: Inputs) => costs.reduce((sum, cost) => sum + (aYear(inputs, cost) ?? 0), 0);
