import type { InsightReport } from '../report/document/insight-report.ts';

/** What is in hand after tax, in yen, by the report's own figures. Null where the report does not know it. */
export interface InHand {
  /** Cash flow of the first year after income tax. */
  first_year: number | null;
  /** The same, all years of the holding period together. */
  all_years: number | null;
  /** That, and the sale after tax, less the equity. */
  whole_holding: number | null;
}

/** Reads what is in hand from a report's figures; nothing is worked out anew. */
export function inHand({ figures, series }: InsightReport): InHand {
  const figure = (id: string) => figures[id]?.value ?? null;
  const yearly = series['tax_schedule.atcf']?.values ?? [];
  const isWhole = yearly.length > 0 && yearly.every((value) => value !== null);
  const allYears = isWhole ? yearly.reduce<number>((sum, value) => sum + (value ?? 0), 0) : null;
  const [sale, tax, equity] = [figure('exit.net_proceeds'), figure('exit.gains_tax'), figure('equity.initial')];
  const isComplete = allYears !== null && sale !== null && tax !== null && equity !== null;
  return { first_year: figure('returns.atcf'), all_years: allYears, whole_holding: isComplete ? allYears + sale - tax - equity : null };
}
