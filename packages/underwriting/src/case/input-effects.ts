import type { AssumptionKey } from '../assumptions/defaults.ts';

/** What a changed input brings with it, beside its own number. */
export interface InputEffect {
  /** Whether what is paid at the purchase changes: closing costs, loan, division of the price, property tax. */
  purchase: boolean;
  /** Whether income or operating expenses of a year change. */
  operation: boolean;
  /** Which of our defaults follow; those that the user gave never do. */
  follows: 'nothing' | 'stress rate' | 'rent' | 'repairs' | 'loan share and rent';
  /** In words, for the notes of the report. */
  note: string;
}

/** An assumption or the price. */
export type ChangedInput = AssumptionKey | 'price';

const operation = (note: string): InputEffect => ({ purchase: false, operation: true, follows: 'nothing', note });
const laterOn = (note: string): InputEffect => ({ purchase: false, operation: false, follows: 'nothing', note });
const building = (note: string): InputEffect => ({ purchase: true, operation: true, follows: 'nothing', note });
const contract = (note: string): InputEffect => ({ purchase: true, operation: false, follows: 'nothing', note });

/**
 * What each input changes, wherever the report shows it changed: sensitivity, stress, scenarios, tables of two inputs, break-even targets, the
 * panel of the report, a correction and a run of its own. An input that is not listed is settled from the start with every default.
 */
export const inputEffects = {
  price: {
    purchase: true,
    operation: false,
    follows: 'loan share and rent',
    note: 'Closing costs, loan and equity follow the price at the same loan-to-value; below ¥5,000,000 the default is an all-cash purchase. Stated rent, model value and exit price do not change.',
  },
  monthly_rent: {
    purchase: false,
    operation: true,
    follows: 'rent',
    note: 'Full-occupancy rent changes from year 1. Stated in-place rents do not change in year 1, so rent in year 1 is at most what tenants pay today. New leases pay the changed rent.',
  },
  vacancy: operation(
    'Vacancy changes in every year, and with it the NOI that model value and exit price use. Units vacant today stay vacant in year 1.',
  ),
  rent_change: operation('Rents of year 2 and later change, and with them the NOI that the exit price uses.'),
  loan_rate: {
    purchase: false,
    operation: false,
    follows: 'stress rate',
    note: 'Interest changes from the first payment. A later rate that you entered does not change; in scenarios and stress tests it changes by the same number of points.',
  },
  later_rate: laterOn('Interest changes from the year of the later rate.'),
  loan_years: laterOn('Payments and loan balance change; the rate stays.'),
  loan_to_price: contract('Loan, loan fee, mortgage registration and equity change; the rate and the term stay.'),
  cost_growth: {
    purchase: false,
    operation: true,
    follows: 'repairs',
    note: 'Operating expenses, capital reserve and dated repairs of year 2 and later change, and with them the NOI that the exit price uses.',
  },
  management_rate: operation('The manager’s fee changes in every year, and with it the NOI that model value and exit price use.'),
  management_fee_per_m2: operation('The management fee changes in every year, and with it the NOI that model value and exit price use.'),
  reserve_per_m2: operation('The repair reserve fee changes in every year, and with it the NOI that model value and exit price use.'),
  turnover: operation('Leasing and turnover cost change in every year, and with them the NOI that model value and exit price use.'),
  restoration: operation('Turnover cost changes in every year, and with it the NOI that model value and exit price use.'),
  reletting_months: operation('Leasing cost changes in every year, and with it the NOI that model value and exit price use.'),
  upkeep_per_unit: operation('Upkeep changes in every year, and with it the NOI that model value and exit price use.'),
  ground_rent: operation('Ground rent changes in every year, and with it the NOI that model value and exit price use.'),
  capital_reserve_per_unit: operation('Capital reserve changes in every year. It is below NOI, so model value and exit price stay.'),
  market_cap_rate: laterOn('Income value changes on the day of purchase and at the sale.'),
  exit_cap_spread: laterOn('Income value changes at the sale; today’s stays.'),
  price_level_change: laterOn('Contract value and cost value change at the sale; those of today do not.'),
  rebuilding_cost_per_m2: building(
    'Insurance, assessed value, closing costs, property tax and cost value change, and with them the building allocation.',
  ),
  land_assessed_share: building('Assessed land value changes where no source states it, and with it closing costs and property tax.'),
  building_assessed_share: building(
    'Assessed building value changes where no source states it, and with it closing costs, property tax and building allocation.',
  ),
  insurance_rate: building('The premium changes, both the part paid at closing and the yearly one.'),
  building_share: contract('The building allocation changes, and with it depreciation and tax.'),
  loan_fee: contract('The loan fee at closing changes.'),
} as const satisfies Partial<Record<ChangedInput, InputEffect>>;

export type ListedInput = keyof typeof inputEffects;

/** What an input changes; null where it is settled from the start. */
export function effectOf(input: ChangedInput): InputEffect | null {
  const effects: Partial<Record<ChangedInput, InputEffect>> = inputEffects;
  return effects[input] ?? null;
}
