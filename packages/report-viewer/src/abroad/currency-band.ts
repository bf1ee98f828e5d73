import type { InsightReport } from '@rimawari/underwriting';
import { abroadAmountTexts as texts } from '../texts/abroad-texts.ts';
import { isAbroad } from './abroad-stages.ts';

/** How far the rate is moved both ways. A display range, not a forecast. */
export const bandShare = 0.2;

export interface BandRow {
  label: string;
  yen: number;
}

/** Yen per dollar with a stronger yen, at the report's rate, and with a weaker yen. */
export function bandRates({ exchange_rate: { jpy_per_usd: rate } }: InsightReport): [stronger: number, today: number, weaker: number] {
  return [rate * (1 - bandShare), rate, rate * (1 + bandShare)];
}

/** Amounts of the report for an owner abroad: of the base case where it is one, else of the same case with the taxes of one. */
export function bandRows(report: InsightReport): BandRow[] {
  const held = report.figures['assumptions.holding_years']?.value ?? 0;
  const figure = (id: string) => report.figures[id]?.value ?? null;
  const rows: [string, number | null][] = isAbroad(report)
    ? [
        [texts.equity, figure('equity.initial')],
        [texts.cashFlow(1), figure('returns.atcf')],
        [texts.cashFlow(2), figure('returns.atcf_year_2')],
        [texts.saleAfterTax(held), report.series['exit_ladder.net_after_tax']?.values[held - 1] ?? null],
      ]
    : [
        [texts.equity, figure('equity.initial')],
        [texts.cashFlow(2), figure('other_owner.non_resident.atcf_year_2')],
        [texts.saleBeforeTax, figure('exit.net_proceeds')],
        [texts.gainsTax, figure('other_owner.non_resident.gains_tax')],
      ];
  return rows.flatMap(([label, yen]) => (yen === null ? [] : { label, yen }));
}
