import type { InsightReport, Projection } from '@rimawari/underwriting';
import { taxStep } from '../charts/charted/long-run.ts';
import type { YearTable } from './card-view.ts';

/** Every table of years of a report, by the name under which a fold builds it; none where it has no rows. */
export function yearTables(report: InsightReport): Record<string, YearTable> {
  const { projection, monthly, loan_schedule, tax, long_term, exit_ladder, simulation, repair_plan: plan, market } = report;
  const step = taxStep(report);
  const population = market?.population ?? null;
  const all: Record<string, YearTable | null> = {
    cash: of(projection, 'Cash flow by year'),
    months: of({ years: monthly.months, columns: monthly.columns }, 'Cash flow by month', { yearWord: 'Month' }),
    loan: of(loan_schedule, 'Loan schedule'),
    tax: of(tax.projection, 'Tax by year'),
    'long-term': of(long_term, 'Long-term projection'),
    exit: of(exit_ladder, 'Exit by year of sale', {
      yearWord: 'Sold after year',
      ...(step === null ? {} : { marks: [[step, 'tax step']] as const }),
    }),
    runs: of(simulation.bands, 'Simulated cash flow, by year'),
    repairs:
      plan === undefined ? null : of({ years: long_term.years, columns: plan.columns }, 'Capital reserve and planned repairs by year'),
    population: population === null ? null : of(population, 'Population by year'),
  };
  return Object.fromEntries(Object.entries(all).flatMap(([name, table]) => (table === null ? [] : [[name, table]])));
}

function of({ years, columns }: Projection, caption: string, more: Pick<YearTable, 'yearWord' | 'marks'> = {}): YearTable | null {
  return years.length === 0 ? null : { years, columns, caption, ...more };
}
