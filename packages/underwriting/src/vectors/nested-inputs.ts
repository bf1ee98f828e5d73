import type { Inputs } from './vector.ts';

const sale = (ending: string) => (key: string) => (/^(exit|sale|sold|selling|long_term|hold)/.test(key) ? key : `${ending}_${key}`);

/** What stands in a named part of an example, where the part's name is left out inside it. */
const within: Readonly<Record<string, (key: string) => string>> = {
  exit: sale('exit'),
  sale: sale('sale'),
  loan: (key) => ({ amount: 'loan', rate: 'loan_rate', rate_pct: 'annual_rate_pct', term: 'years' })[key] ?? key,
  tax: (key) => ({ rate: 'tax_rate', rate_pct: 'tax_rate_pct' })[key] ?? key,
  depreciation: (key) => ({ cost: 'building_cost' })[key] ?? key,
  building: (key) => (/^(price|cost|value|assessed|assessed_value)$/.test(key) ? `building_${key}` : key),
  land: (key) => (/^(price|cost|value|assessed|assessed_value|area|area_sqm|land_use)$/.test(key) ? `land_${key}` : key),
  assessed: (key) => `${key}_assessed`,
  assessed_values: (key) => `${key}_assessed`,
  assessment: (key) => `${key}_assessed`,
  // Among running costs a premium is that of a year.
  costs: (key) => (key === 'insurance' ? 'insurance_annual' : key),
  opex: (key) => (key === 'insurance' ? 'insurance_annual' : key),
  expenses: (key) => (key === 'insurance' ? 'insurance_annual' : key),
  rates: (key) => (key.endsWith('rate') ? key : `${key}_rate`),
};

const isPart = (value: unknown): value is Inputs => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An example in named parts as one list of keys: `loan: { amount }` is `loan`, `land: { area }` is `land_area`. */
export function flattened(inputs: Inputs): Inputs {
  const flat: Inputs = {};
  for (const [part, value] of Object.entries(inputs)) if (!isPart(value)) flat[part] = value;
  for (const [part, value] of Object.entries(inputs)) {
    if (!isPart(value)) continue;
    for (const [key, entry] of Object.entries(value)) {
      const name = within[part]?.(key) ?? key;
      if (!(name in flat)) flat[name] = entry;
      if (!(`${part}_${key}` in flat)) flat[`${part}_${key}`] = entry;
    }
  }
  return flat;
}
