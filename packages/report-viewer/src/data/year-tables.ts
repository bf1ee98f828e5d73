import type { InsightReport, Projection } from '@rimawari/underwriting';
import { taxStep } from '../charts/charted/long-run.ts';
import * as texts from '../texts/parts-texts.ts';
import type { YearTable } from './card-view.ts';

/** Every table of years of a report, by the name under which a fold builds it; none where it has no rows. */
export function yearTables(report: InsightReport): Record<string, YearTable> {
  const { projection, monthly, loan_schedule, tax, long_term, exit_ladder, simulation, repair_plan: plan, market } = report;
  const step = taxStep(report);
  const population = market?.population ?? null;
  const all: Record<string, YearTable | null> = {
    cash: of(projection, texts.yearsCash),
    months: of({ years: monthly.months, columns: monthly.columns }, texts.yearsMonths, { yearWord: texts.yearsMonth }),
    loan: of(loan_schedule, texts.yearsLoan),
    tax: of(tax.projection, texts.yearsTax),
    'long-term': of(long_term, texts.yearsLongTerm),
    exit: of(exit_ladder, texts.yearsExit, {
      yearWord: texts.yearsSoldAfter,
      ...(step === null ? {} : { marks: [[step, texts.yearsTaxStep]] as const }),
    }),
    runs: of(simulation.bands, texts.yearsRuns),
    repairs: plan === undefined ? null : of({ years: long_term.years, columns: plan.columns }, texts.yearsRepairs),
    population: population === null ? null : of(population, texts.yearsPopulation),
  };
  return Object.fromEntries(Object.entries(all).flatMap(([name, table]) => (table === null ? [] : [[name, table]])));
}

function of({ years, columns }: Projection, caption: string, more: Pick<YearTable, 'yearWord' | 'marks'> = {}): YearTable | null {
  return years.length === 0 ? null : { years, columns, caption, ...more };
}
