import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { exitFigures } from '../figures/figure-homes.ts';
import { milestonesOf } from '../milestones/milestones.ts';
import { BuiltFold } from '../parts/built-fold.tsx';
import { FigureTable } from '../parts/figure-table.tsx';
import { Section } from '../parts/section.tsx';
import * as partsTexts from '../texts/parts-texts.ts';
import { projectionTexts as texts } from '../texts/projection-texts.ts';

/** Yields and rates of return of the base case. */
export function Returns() {
  const { report } = useReportView();
  return (
    <Section id="returns" title={texts.returns.title} titleJa={texts.returns.titleJa} lead={texts.returns.lead}>
      <FigureTable ids={report.returns} caption={texts.returns.title} />
    </Section>
  );
}

/** Cash flow of the holding period, year by year and for two years by month. */
export function CashFlow() {
  const { medium, report } = useReportView();
  if (report.projection.years.length === 0) return null;
  return (
    <Section id="cash-flow" title={texts.cashFlow.title} titleJa={texts.cashFlow.titleJa}>
      <ReportChart name="cash" />
      <BuiltFold label={texts.cashFlow.byYear} built="cash" />
      {report.monthly.months.length > 0 && medium !== 'print' && <BuiltFold label={texts.cashFlow.byMonth} built="months" />}
    </Section>
  );
}

/** The whole chain over 35 years: what the property earns, what the loan takes, what is left after tax. */
export function LongTerm() {
  const { years } = useReportView().report.long_term;
  if (years.length === 0) return null;
  return (
    <Section id="long-term" title={texts.longTerm.title} titleJa={texts.longTerm.titleJa}>
      <ReportChart name="long-term" />
      <BuiltFold label={texts.longTerm.byYear(years.length)} built="long-term" />
    </Section>
  );
}

/** Where the script draws the years that matter on one axis, with a year of sale to choose. The tables around it hold the same values. */
export function MilestonesPlace() {
  const { medium, report } = useReportView();
  if (medium === 'print' || milestonesOf(report, report.analysis.as_of) === null) return null;
  return (
    <Section id="milestones" title={texts.milestones.title} titleJa={texts.milestones.titleJa}>
      <div className="rv-milestones" data-milestones={report.analysis.as_of}>
        <p className="rv-fine">{texts.milestones.unscripted}</p>
      </div>
    </Section>
  );
}

/** A sale at the end of each year: what is left, and where the tax on the gain steps down. */
export function ExitLadder() {
  const { report } = useReportView();
  if (report.exit_ladder.years.length === 0) return null;
  return (
    <Section id="exit" title={texts.exit.title} titleJa={texts.exit.titleJa}>
      <ReportChart name="exit" />
      <FigureTable ids={exitFigures} caption={texts.exit.keyYears} />
      <div className="rv-exit-table">
        <BuiltFold label={partsTexts.yearsExit} built="exit" />
      </div>
    </Section>
  );
}
