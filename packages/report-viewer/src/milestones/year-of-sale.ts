import type { Unit } from '@rimawari/underwriting';
import * as texts from '../texts/milestones-texts.ts';
import type { MilestoneSource, Milestones } from './milestones.ts';

/** One value of a chosen year of sale. Money is in yen; null where there is none, such as a rate of return that does not exist. */
export interface SaleValue {
  label: string;
  unit: Unit;
  value: number | null;
}

export interface YearOfSale {
  year: number;
  calendarYear: number;
  values: SaleValue[];
  /** What ends, begins or falls due in that year. */
  events: string[];
}

const shown: readonly (readonly [series: string, label: string, unit: Unit])[] = [
  ['exit_ladder.net_after_tax', texts.saleNetAfterTax, 'JPY'],
  ['exit_ladder.multiple', texts.saleMultiple, 'ratio'],
  ['exit_ladder.irr_after_tax', texts.saleIrr, 'percent'],
  ['long_term.atcf', texts.saleCashFlow, 'JPY/year'],
  ['exit_ladder.loan_balance', texts.saleLoanBalance, 'JPY'],
];

/** What a sale at the end of a year of holding leaves: the values of the tables of the report in that year. */
export function yearOfSale(source: MilestoneSource, { purchased, rows }: Milestones, year: number): YearOfSale {
  const values = shown.flatMap(([id, label, unit]): SaleValue[] => {
    const series = source.series[id];
    return series === undefined ? [] : [{ label, unit, value: series.values[year - 1] ?? null }];
  });
  const book = bookValue(source, year);
  return {
    year,
    calendarYear: purchased + year,
    values: [...values, ...(book === null ? [] : [{ label: texts.saleBookValue, unit: 'JPY' as const, value: book }])],
    events: rows.filter(({ marks }) => marks.some((mark) => mark.year === year)).map(({ id }) => texts.saleEvents[id] ?? ''),
  };
}

/**
 * Cost of land and building that is not yet written off (簿価) at the end of a year, in yen: what the gain for tax leaves of the price when the
 * costs of the sale that count are taken off. A company counts all of them, an individual brokerage, stamp tax and consent alone. Null where
 * the report has no exit ladder of that year.
 */
export function bookValue({ figures, series }: MilestoneSource, year: number): number | null {
  const at = (name: string) => series[`exit_ladder.${name}`]?.values[year - 1] ?? null;
  const [price, gain, costs] = [at('price'), at('gain'), at('sale_costs')];
  if (price === null || gain === null || costs === null) return null;
  const origin = series['exit_ladder.gains_tax']?.origin;
  const ofCompany = origin?.kind === 'computed' && origin.inputs.includes('tax_schedule.taxable_income');
  const notCounted = ofCompany || price <= 0 ? 0 : Math.round(figures['assumptions.sale_other_costs']?.value ?? 0);
  return Math.round(price - gain - (costs - notCounted));
}
